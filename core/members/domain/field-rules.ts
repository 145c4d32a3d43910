import type { Branded } from '#core/kernel/branded.ts';
import type { EmailAddress } from '#core/kernel/email-address.ts';
import { parserBy, type Parser } from '#core/kernel/parser.ts';
import { foldText } from '#core/kernel/fold-text.ts';
import {
  bounded,
  formRule,
  lineRule,
  requiredRule,
  requiredLineRule,
  textRule,
  type FieldRule,
} from '#core/kernel/field-rule.ts';
import {
  countCharacters,
  isStorableText,
  isVisibleText,
  STORABLE_TEXT,
} from '#core/kernel/text.ts';
import type { MemberFault, PictureField } from '#core/members/refusals.ts';
import { hasSides, SIDED_TYPES, type Roles } from './bond-sides.ts';
import { pictureSource } from './picture-source.ts';
import { MAXIMUM_AGE, MINIMUM_AGE, type AgeRange } from './age-range.ts';
import {
  nameOfField,
  PROFILE_FIELDS,
  type TextField,
  type TextListField,
} from './profile-fields.ts';
import { PROMPT_CHARACTERS } from './prompts.ts';
import { findRelationshipType, RELATIONSHIP_TYPES } from './relationship-types.ts';

const MAXIMUM_EMAIL_CHARACTERS = 254;
const MAXIMUM_ADDRESS_CHARACTERS = PROFILE_FIELDS['preferences.photos'].characters;

const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?\.)+[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?$/;

type MemberRule<Value> = FieldRule<Value, MemberFault>;

/** The name that a member chose to log in with, which others see. */
export type Username = Branded<string, 'Username'>;
/** What is typed to log in: a username or an e-mail address, in any case. */
export type LogInName = Branded<string, 'LogInName'>;

/** 3 to 30 letters, digits, dots, dashes or underscores, the first of them a letter or digit. */
export const checkUsername: MemberRule<string> = requiredRule(
  'username',
  formRule(
    /^[A-Za-z0-9][A-Za-z0-9_.-]{2,29}$/,
    { rule: 'username_format' },
    { minLength: 3, maxLength: 30 },
  ),
);

/** An address as browsers accept it, with a dotted domain, of at most 254 characters. */
export const checkEmail: MemberRule<string> = bounded(
  { format: 'email', maxLength: MAXIMUM_EMAIL_CHARACTERS, pattern: EMAIL.source },
  (email) => {
    if (email === '') return { rule: 'required', field: 'email' };
    const isEmail = email.length <= MAXIMUM_EMAIL_CHARACTERS && EMAIL.test(email);
    return isEmail ? null : { rule: 'email_format' };
  },
);

/** A log-in name is any text that an account could have been stored under. */
const checkLogInName: MemberRule<string> = requiredRule(
  'username',
  bounded({ pattern: STORABLE_TEXT }, (name) =>
    isStorableText(name) ? null : { rule: 'control_characters', field: 'username' },
  ),
);

export const parseUsername: Parser<Username, MemberFault> = parserBy(checkUsername);
export const parseEmailAddress: Parser<EmailAddress, MemberFault> = parserBy(checkEmail);
export const parseLogInName: Parser<LogInName, MemberFault> = parserBy(checkLogInName);

const checkNameText = requiredLineRule('name', 80);

/** A text that others can see. */
export const checkName: MemberRule<string> = bounded(
  { ...checkNameText.bounds },
  (name) => checkNameText(name) ?? (isVisibleText(name) ? null : { rule: 'invisible_name' }),
);

export const checkPrompt: MemberRule<string> = textRule('prompt', PROMPT_CHARACTERS);

/** The rule of a plain text of the profile. */
export function textRuleOf(field: TextField): MemberRule<string> {
  const { kind, maximum } = PROFILE_FIELDS[field];
  return (kind === 'line' ? lineRule : textRule)(nameOfField(field), maximum);
}

/** The rule of one entry, on one line, in a list of texts of the profile. */
export function entryRuleOf(field: TextListField): MemberRule<string> {
  const { entry, characters } = PROFILE_FIELDS[field];
  return entry === 'photo' ? checkPictureAddress(entry) : requiredLineRule(entry, characters);
}

/** A whole number of years, 18 to 120. */
export const checkAge: MemberRule<number> = bounded(
  { type: 'integer', minimum: MINIMUM_AGE, maximum: MAXIMUM_AGE },
  (age) => {
    if (!Number.isInteger(age)) return { rule: 'age_not_whole' };
    if (age < MINIMUM_AGE) return { rule: 'too_young', minimum: MINIMUM_AGE };
    return age > MAXIMUM_AGE ? { rule: 'too_old', maximum: MAXIMUM_AGE } : null;
  },
);

/** The ends of an age range, each already a valid age, must be in order. */
export const checkAgeRange: MemberRule<AgeRange> = ({ min, max }) =>
  min <= max ? null : { rule: 'age_range_reversed' };

/** The address of a picture: http(s), or a path of this site; at most 2,048 characters. */
export function checkPictureAddress(field: PictureField): MemberRule<string> {
  return bounded(
    { maxLength: MAXIMUM_ADDRESS_CHARACTERS, pattern: '^([Hh][Tt][Tt][Pp][Ss]?:/)?/[^\\s]*$' },
    (address) => {
      if (countCharacters(address) > MAXIMUM_ADDRESS_CHARACTERS) {
        return { rule: 'too_long', field, maximum: MAXIMUM_ADDRESS_CHARACTERS };
      }
      const valid = isStorableText(address) && pictureSource(address) !== null;
      return valid ? null : { rule: 'picture_address', field };
    },
  );
}

/** Ids of known relationship types, none twice. */
export const checkRelationshipTypes: MemberRule<readonly number[]> = bounded(
  { items: { type: 'integer', enum: RELATIONSHIP_TYPES.map(({ id }) => id) }, uniqueItems: true },
  (ids) => {
    if (ids.some((id) => findRelationshipType(id) === null))
      return { rule: 'unknown_relationship_type' };
    return new Set(ids).size === ids.length ? null : { rule: 'repeated_relationship_type' };
  },
);

/** Sides of bonds that have two; whether the member has chosen the bonds does not matter here. */
export const checkRoles: MemberRule<Roles> = bounded(
  { propertyNames: { enum: SIDED_TYPES.map(String) } },
  (roles) =>
    Object.keys(roles).every((key) => hasSides(Number(key)) && String(Number(key)) === key)
      ? null
      : { rule: 'bond_without_sides' },
);

/** No two interests may be alike when folded. */
export const checkInterestsDiffer: MemberRule<readonly string[]> = bounded(
  { uniqueItems: true },
  (interests) =>
    new Set(interests.map(foldText)).size === interests.length
      ? null
      : { rule: 'repeated_interest' },
);
