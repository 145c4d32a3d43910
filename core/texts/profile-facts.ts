import { MAXIMUM_AGE } from '#core/members/domain/age-range.ts';
import {
  isText,
  isTextList,
  valueOf,
  type OwnField,
  type ProfileField,
  type ProfileValues,
} from '#core/members/domain/profile-fields.ts';
import { PROMPTS } from '#core/members/domain/prompts.ts';
import { RELATIONSHIP_TYPES } from '#core/members/domain/relationship-types.ts';
import { describeRoles } from './describe-roles.ts';
import { enBonds } from './en-bonds.ts';
import { describeHome, describeLanguages, describeMeeting } from './place-texts.ts';
import { fieldLabel, type FieldPage } from './profile-field-texts.ts';
import { PROMPT_TEXTS } from './prompts.ts';
import { describeAges, namesOfTypes } from './wish-texts.ts';

/** A text, or several; `null` and none where the member says nothing. */
export type Words = string | null | readonly string[];

/** How fields are put into words, where what they hold is not words already. */
export type FieldWords = Readonly<Partial<Record<ProfileField, (profile: ProfileValues) => Words>>>;

/** A field, or an answer to a prompt, as it is shown. */
export interface ProfileFact {
  readonly field: ProfileField;
  readonly name: string;
  readonly words: Words;
}

const WORDS = {
  age: ({ age }) => (age === null ? null : String(age)),
  avatarUrl: ({ avatarUrl }) => avatarUrl,
  'preferences.relationshipTypes': ({ preferences }) =>
    namesOfTypes(RELATIONSHIP_TYPES, preferences.relationshipTypes),
  'preferences.roles': ({ preferences }) => describeRoles(preferences, enBonds),
  'preferences.ageRange': ({ preferences }) => describeAges(preferences.ageRange, MAXIMUM_AGE),
  'preferences.prompts': () => null,
  'preferences.languages': ({ preferences }) => describeLanguages(preferences),
  'preferences.country': ({ preferences }) => describeHome(preferences),
  'preferences.town': () => null,
  'preferences.meeting': ({ preferences }) => describeMeeting(preferences),
  'preferences.timeZone': ({ preferences }) => preferences.timeZone,
} satisfies FieldWords & Readonly<Record<OwnField, unknown>>;

/**
 * What a profile says in these fields, each under the name that it has on the page. A town is said with its country,
 * and each answer to a prompt by itself. The page may say some in words of its own.
 */
export function profileFacts(
  profile: ProfileValues,
  fields: readonly ProfileField[],
  page: FieldPage,
  ownWords: FieldWords = {},
): readonly ProfileFact[] {
  const words: FieldWords = { ...WORDS, ...ownWords };
  return fields.flatMap((field) =>
    field === 'preferences.prompts'
      ? answersOf(profile)
      : { field, name: fieldLabel(field, page), words: wordsOf(profile, field, words[field]) },
  );
}

function wordsOf(
  profile: ProfileValues,
  field: ProfileField,
  describe: FieldWords[ProfileField],
): Words {
  if (describe !== undefined) return describe(profile);
  return isText(field) || isTextList(field) ? valueOf(profile, field) : null;
}

function answersOf({ preferences: { prompts } }: ProfileValues): readonly ProfileFact[] {
  return PROMPTS.map((prompt) => ({
    field: 'preferences.prompts',
    name: PROMPT_TEXTS[prompt].title,
    words: prompts[prompt] ?? null,
  }));
}

/** The lists that fit on one line. */
const ON_ONE_LINE: readonly ProfileField[] = [
  'preferences.relationshipTypes',
  'preferences.interests',
];

/** The words in one text; `null` where there are none. */
export function joinWords({ field, words }: ProfileFact): string | null {
  if (words === null || typeof words === 'string') return words;
  return words.length === 0 ? null : words.join(ON_ONE_LINE.includes(field) ? ', ' : '\n');
}
