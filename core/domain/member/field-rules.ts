import { foldText } from '#core/domain/shared/fold-text.ts';
import { requiredTextRule, textRule, type FieldRule } from '#core/domain/shared/field-rule.ts';
import { countCharacters, isStorableText } from '#core/domain/shared/text.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { toLoginName } from './member.ts';
import { MAXIMUM_AGE, MINIMUM_AGE, type AgeRange } from './preferences.ts';
import { findRelationshipType } from './relationship-types.ts';

/** Bounds of lists in the preferences: how many entries, and how long one may be. */
export const INTERESTS = { entries: 50, characters: 40 } as const;
export const REASONS = { entries: 10, characters: 200 } as const;
export const ACTIVITIES = { entries: 20, characters: 80 } as const;
export const PHOTOS = { entries: 12 } as const;

const MAXIMUM_EMAIL_CHARACTERS = 254;
const MAXIMUM_ADDRESS_CHARACTERS = 2_048;
const PASSWORD_CHARACTERS = { min: 10, max: 128 } as const;
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/** 3 to 30 letters, digits, dots, dashes or underscores, the first of them a letter or digit. */
export const checkUsername: FieldRule<string> = (username) =>
  /^[A-Za-z0-9][A-Za-z0-9_.-]{2,29}$/.test(username)
    ? null
    : 'Username must be 3 to 30 letters, digits, dots, dashes or underscores';

/** An address as browsers accept it, with a dotted domain, of at most 254 characters. */
export const checkEmail: FieldRule<string> = (email) =>
  email.length <= MAXIMUM_EMAIL_CHARACTERS && EMAIL.test(email)
    ? null
    : 'Enter a valid email address';

/** 10 to 128 characters of any kind, and none of the passwords that everybody tries first. */
export const checkPassword: FieldRule<string> = (password) => {
  const characters = countCharacters(password);
  if (characters < PASSWORD_CHARACTERS.min) return 'Password must be at least 10 characters';
  if (characters > PASSWORD_CHARACTERS.max) return 'Password must be at most 128 characters';
  return COMMON_PASSWORDS.has(password.toLowerCase()) ? 'This password is too common' : null;
};

/** A password must not be the member's own username or e-mail address, in whatever case. */
export function checkPasswordIsNotLogin(
  password: string,
  logins: { readonly username: string; readonly email: string },
): string | null {
  const guess = toLoginName(password);
  return guess === toLoginName(logins.username) || guess === toLoginName(logins.email)
    ? 'This password is too common'
    : null;
}

export const checkName = requiredTextRule('Name', 80, 'Name is required');
export const checkBio = textRule('Bio', 2000);
export const checkLocation = textRule('Location', 120);
export const checkAvailability = textRule('Availability', 200);
export const checkReason = requiredTextRule('Reason', REASONS.characters, 'Reason is required');
export const checkInterest = requiredTextRule(
  'Interest',
  INTERESTS.characters,
  'Interest is required',
);
export const checkActivity = requiredTextRule(
  'Activity',
  ACTIVITIES.characters,
  'Activity is required',
);

/** A whole number of years, 18 to 120. */
export const checkAge: FieldRule<number> = (age) => {
  if (!Number.isInteger(age)) return 'Age must be a whole number';
  if (age < MINIMUM_AGE) return 'Must be at least 18 years old';
  return age > MAXIMUM_AGE ? 'Must be at most 120 years old' : null;
};

/** The ends of an age range, each already a sound age, must be in order. */
export const checkAgeRange: FieldRule<AgeRange> = ({ min, max }) =>
  min <= max ? null : 'The youngest age must not be above the oldest';

/** The address of a picture: http(s), or a path of this site; at most 2,048 characters. */
export function checkPictureAddress(field: string): FieldRule<string> {
  return (address) => {
    if (countCharacters(address) > MAXIMUM_ADDRESS_CHARACTERS) {
      return `${field} must be at most ${MAXIMUM_ADDRESS_CHARACTERS} characters`;
    }
    const sound =
      isStorableText(address) &&
      !/\s/.test(address) &&
      (/^\/(?![/\\])/.test(address) ||
        (/^https?:\/\/[^/\\?#]/i.test(address) && URL.canParse(address)));
    return sound ? null : `${field} must be an http(s) address or a path of this site`;
  };
}

/** Ids of known relationship types, none twice. */
export const checkRelationshipTypes: FieldRule<readonly number[]> = (ids) => {
  if (ids.some((id) => findRelationshipType(id) === null)) return 'Unknown relationship type';
  return new Set(ids).size === ids.length ? null : 'A relationship type may be chosen only once';
};

/** No two interests may be alike when folded. */
export const checkInterestsDiffer: FieldRule<readonly string[]> = (interests) =>
  new Set(interests.map(foldText)).size === interests.length
    ? null
    : 'An interest may be listed only once';
