import { checkAge } from './field-rules.ts';

/** A lower age is taken for a wrong key: nobody so young writes a profile. */
const LOWEST_BELIEVED_AGE = 13;

/** What an age says that a member types as their own: a valid one, a slip of the key, or that they are too young. */
export type OwnAge = 'ok' | 'slip' | 'under_age';

/** Reads an age that a member types as their own. Only an age that can be believed says that they are too young. */
export function readOwnAge(age: number): OwnAge {
  const fault = checkAge(age);
  if (fault === null) return 'ok';
  return fault.rule === 'too_young' && age >= LOWEST_BELIEVED_AGE ? 'under_age' : 'slip';
}
