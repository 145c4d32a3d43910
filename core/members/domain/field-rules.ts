import { foldText } from '#core/kernel/fold-text.ts';
import { requiredTextRule, textRule, type FieldRule } from '#core/kernel/field-rule.ts';
import { countCharacters, isStorableText } from '#core/kernel/text.ts';
import { MAXIMUM_AGE, MINIMUM_AGE, type AgeRange } from './preferences.ts';
import { findRelationshipType } from './relationship-types.ts';

/** Bounds of lists in the preferences: how many entries, and how long one may be. */
export const INTERESTS = { entries: 50, characters: 40 } as const;
export const REASONS = { entries: 10, characters: 200 } as const;
export const ACTIVITIES = { entries: 20, characters: 80 } as const;
export const PHOTOS = { entries: 12 } as const;

const MAXIMUM_EMAIL_CHARACTERS = 254;
const MAXIMUM_ADDRESS_CHARACTERS = 2_048;
const MAXIMUM_PORT = 65_535;

/** A host name (whose last label starts with a letter), an IPv4 or an IPv6 address, and at most a port. */
const WEB_HOST =
  /^https?:\/\/(?:(?:[\p{L}\p{N}_-]+\.)*\p{L}[\p{L}\p{N}_-]*\.?|\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])(?::(\d{1,5}))?(?:[/?#]|$)/iu;
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

/** What somebody logs in with may be anything that an account could have been stored under. */
export const checkLogInName: FieldRule<string> = (name) =>
  isStorableText(name) ? null : 'Username must not contain control characters';

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
    const valid =
      isStorableText(address) &&
      !/\s/.test(address) &&
      (/^\/(?![/\\])/.test(address) || hasWebHost(address));
    return valid ? null : `${field} must be an http(s) address or a path of this site`;
  };
}

/** Whether an address begins with http(s) and a host that a browser can reach. */
function hasWebHost(address: string): boolean {
  const match = WEB_HOST.exec(address);
  return match !== null && Number(match[1] ?? 0) <= MAXIMUM_PORT;
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
