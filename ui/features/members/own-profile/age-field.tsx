import { fieldLabel } from '#core/texts/profile-field-texts.ts';
import { Field } from '#ui/kit/field.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';
import type { FormProps } from './profile-values.ts';

/** The member's age, as they type it. */
export function AgeField({ form: { formState, register } }: FormProps) {
  return (
    <Field label={fieldLabel('age', 'form')} error={formState.errors.age?.message ?? ''}>
      {(control) => (
        <TextInput
          {...control}
          {...register('age', { setValueAs: readAge })}
          inputMode="numeric"
          className="max-w-32"
        />
      )}
    </Field>
  );
}

/** The typed age as the number that the schema judges; empty text stays, for an age left out. */
function readAge(text: string | number): number | '' {
  return text === '' ? '' : Number(text);
}
