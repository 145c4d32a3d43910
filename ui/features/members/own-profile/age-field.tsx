import { AgeInput, TYPED_AGE } from '#ui/parts/people/age-input.tsx';
import type { FormProps } from './profile-values.ts';

/** The member's age, as they type it. */
export function AgeField({ form: { formState, register } }: FormProps) {
  return <AgeInput field={register('age', TYPED_AGE)} error={formState.errors.age?.message} />;
}
