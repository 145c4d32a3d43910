import { useController } from 'react-hook-form';
import { drawnPictureAt } from '#core/members/domain/drawn-pictures.ts';
import { Field } from '#ui/kit/field.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';
import { PictureChoice } from '#ui/parts/people/picture-choice.tsx';
import type { ProfileFormState } from './profile-values.ts';

/** The member's picture: one of the drawn ones, or the address of a photo. */
export function PictureFields({ form }: { readonly form: ProfileFormState }) {
  const { field, fieldState } = useController({ control: form.control, name: 'avatarUrl' });
  const address = field.value ?? '';
  return (
    <div className="grid gap-4">
      <PictureChoice legend="Your picture" chosen={address} onChange={field.onChange} />
      <Field
        label="Profile photo"
        hint="Or the address of a photo, such as https://example.org/me.jpg. Others see it once they choose to open it."
        error={fieldState.error?.message ?? ''}
      >
        {(control) => (
          <TextInput
            {...control}
            {...field}
            value={drawnPictureAt(address) === null ? address : ''}
            inputMode="url"
            autoComplete="photo"
          />
        )}
      </Field>
    </div>
  );
}
