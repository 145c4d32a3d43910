import type { ComponentProps } from 'react';
import { fieldLabel } from '#core/texts/profile-field-texts.ts';
import { Field } from '#ui/kit/field.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';

interface AgeInputProps {
  /** What ties it to its form. */
  readonly field: ComponentProps<typeof TextInput>;
  readonly error: string | undefined;
  /** What the answer is good for. */
  readonly hint?: string;
}

/** A member's own age, as they type it. */
export function AgeInput({ field, error = '', hint }: AgeInputProps) {
  return (
    <Field label={fieldLabel('age', 'form')} hint={hint} error={error}>
      {(control) => <TextInput {...control} {...field} inputMode="numeric" className="max-w-32" />}
    </Field>
  );
}

/** How a form takes what is typed: as the number that the schema judges; empty text stays, for an age left out. */
export const TYPED_AGE = {
  setValueAs: (text: string | number): number | '' => (text === '' ? '' : Number(text)),
};
