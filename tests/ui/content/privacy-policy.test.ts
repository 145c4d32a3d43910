import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  ALL_FIELDS,
  PROFILE_FIELDS,
  type ProfileField,
} from '#core/members/domain/profile-fields.ts';
import { PROFILE_FIELD_TEXTS } from '#core/texts/profile-field-texts.ts';

const POLICY = readFileSync('ui/content/pages/privacy.md', 'utf8');

/** What the policy says instead of the label. */
const OTHER_WORDS: Readonly<Partial<Record<ProfileField, string>>> = {
  avatarUrl: 'photo',
  'preferences.relationshipTypes': "the bonds you're looking for",
  'preferences.roles': "the bonds you're looking for",
  'preferences.prompts': 'your answers to the three prompts',
};

/** The paragraph that begins with these words, in small letters. */
function paragraph(start: string): string {
  return POLICY.split('\n')
    .find((line) => line.startsWith(start))!
    .toLowerCase();
}

const nameIn = (field: ProfileField) =>
  OTHER_WORDS[field] ?? PROFILE_FIELD_TEXTS[field].label.toLowerCase().replace('’', "'");

test.each(ALL_FIELDS)('the Privacy Policy says that %s is stored', (field) => {
  expect(paragraph('**Your profile.**')).toContain(nameIn(field));
});

test.each(ALL_FIELDS)('the Privacy Policy says who sees %s', (field) => {
  const [seen, notSeen] = paragraph('**Other members who are logged in**').split("they don't see");
  const where = PROFILE_FIELDS[field].seenBy === 'members' ? `${seen}${notSeen}` : notSeen;
  expect(where).toContain(nameIn(field));
});
