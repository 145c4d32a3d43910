import { lazy, Suspense } from 'react';
import { Loading } from '#ui/kit/loading.tsx';
import type { FormProps } from './profile-values.ts';
import { useListField } from './use-list-field.ts';

const PhotoListInput = lazy(async () => ({
  default: (await import('#ui/parts/pictures/photo-list-input.tsx')).PhotoListInput,
}));

/** The member's photos. */
export function PhotosField({ form }: FormProps) {
  const { entries, error, inputRef, onChange } = useListField(form, 'preferences.photos');
  return (
    <Suspense fallback={<Loading />}>
      <PhotoListInput photos={entries} error={error} buttonRef={inputRef} onChange={onChange} />
    </Suspense>
  );
}
