import { useController } from 'react-hook-form';
import { drawnPictureAt } from '#core/members/domain/drawn-pictures.ts';
import { fieldLabel, PROFILE_FIELD_TEXTS } from '#core/texts/profile-field-texts.ts';
import { Field } from '#ui/kit/field.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';
import { PictureChoice } from '#ui/parts/people/picture-choice.tsx';
import type { FormProps } from './profile-values.ts';

/** The member's picture: one of the drawn ones, or the address of a photo. */
export function PictureFields({ form }: FormProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'avatarUrl' });
  const address = field.value ?? '';
  return (
    <div className="grid gap-4">
      <PictureChoice legend="Your picture" chosen={address} onChange={field.onChange} />
      <Field
        label={fieldLabel('avatarUrl', 'form')}
        hint={PROFILE_FIELD_TEXTS.avatarUrl.hint}
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
