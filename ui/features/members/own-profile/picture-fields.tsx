import { lazy, Suspense, useEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import { Skeleton } from '#ui/kit/skeleton.tsx';
import { PictureChoice } from '#ui/parts/people/picture-choice.tsx';
import type { FormProps } from './profile-values.ts';

const OwnPortrait = lazy(async () => ({
  default: (await import('#ui/parts/pictures/own-portrait.tsx')).OwnPortrait,
}));

/** The member's picture: a photo of their own, or one of the drawn ones. */
export function PictureFields({ form }: FormProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'avatarUrl' });
  const address = field.value ?? '';
  const late = useLateFocus(field.ref);
  return (
    <div className="grid gap-4">
      <Suspense fallback={<Skeleton className="h-24 sm:h-32" />}>
        <OwnPortrait
          address={address}
          error={fieldState.error?.message}
          buttonRef={late}
          onChange={field.onChange}
        />
      </Suspense>
      <PictureChoice legend="Or a drawn picture" chosen={address} onChange={field.onChange} />
    </div>
  );
}

/** Lets the form give the focus to a button that has yet to come. */
function useLateFocus(register: (control: { readonly focus: () => void }) => void) {
  const button = useRef<HTMLButtonElement>(null);
  const isAwaited = useRef(false);
  useEffect(() => {
    register({
      focus: () => {
        isAwaited.current = button.current === null;
        button.current?.focus();
      },
    });
  }, [register]);
  return (arrived: HTMLButtonElement | null) => {
    button.current = arrived;
    if (isAwaited.current && arrived !== null) {
      isAwaited.current = false;
      arrived.focus();
    }
  };
}
