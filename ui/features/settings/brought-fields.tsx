import type { BroughtProfile } from '#core/data-export/profile-file-schemas.ts';
import {
  arrangeFields,
  CARRIED_FIELDS,
  EMPTY_PROFILE,
} from '#core/members/domain/profile-fields.ts';
import { PROMPTS } from '#core/members/domain/prompts.ts';
import { describeFault } from '#core/texts/describe.ts';
import { en } from '#core/texts/en.ts';
import { countryName, MEETING_TEXTS } from '#core/texts/place-texts.ts';
import { fieldLabel } from '#core/texts/profile-field-texts.ts';
import { joinWords, profileFacts, type FieldWords } from '#core/texts/profile-facts.ts';
import { PROMPT_TEXTS } from '#core/texts/prompts.ts';
import { OwnText } from '#ui/kit/own-text.tsx';

type Changes = BroughtProfile['changes'];

const FIELDS = arrangeFields(CARRIED_FIELDS, { last: ['preferences.prompts'] });

/** What the profile form says of the fields, each by itself. */
const WORDS: FieldWords = {
  'preferences.country': ({ preferences: { country } }) => country && countryName(country),
  'preferences.town': ({ preferences }) => preferences.town,
  'preferences.meeting': ({ preferences }) =>
    preferences.meeting.map((way) => MEETING_TEXTS[way]).join(', '),
};

/** The values of a file that are about to be saved. */
export function BroughtFields({ changes }: { readonly changes: Changes }) {
  const facts = factsOf(changes);
  if (facts.length === 0) return <p>Nothing in this file fits here.</p>;
  return (
    <dl className="grid gap-2">
      {facts.map((fact) => {
        const value = joinWords(fact);
        return (
          <div key={fact.name}>
            <dt className="font-semibold">{fact.name}</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere">
              {value === null || value === '' ? 'Nothing' : <OwnText>{value}</OwnText>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** What of a file does not fit here, and why. */
export function LeftOutFields({ leftOut }: Pick<BroughtProfile, 'leftOut'>) {
  return (
    <div>
      <p className="font-semibold">Left out, because it doesn’t fit here:</p>
      <ul className="list-disc ps-6">
        {leftOut.map(({ path, fault }, place) => (
          <li key={place}>
            {labelOf(path)}: {describeFault(fault, en)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the file says of the fields that it has; of the prompts, those with an answer. */
function factsOf({ preferences, ...columns }: Changes) {
  const given = [
    ...Object.keys(columns),
    ...Object.keys(preferences).map((name) => `preferences.${name}`),
  ];
  const brought = FIELDS.filter((field) => given.includes(field));
  const profile = {
    ...EMPTY_PROFILE,
    ...columns,
    preferences: { ...EMPTY_PROFILE.preferences, ...preferences },
  };
  return profileFacts(profile, brought, 'file', WORDS).filter(
    ({ field, words }) => field !== 'preferences.prompts' || words !== null,
  );
}

/** A path may lead to an entry of a list, to an end of a range, or to an answer. */
function labelOf(path: string): string {
  const isAt = (place: string) => path === place || path.startsWith(`${place}.`);
  const prompt = PROMPTS.find((asked) => isAt(`preferences.prompts.${asked}`));
  if (prompt !== undefined) return PROMPT_TEXTS[prompt].title;
  const field = FIELDS.find(isAt);
  return field === undefined ? path : fieldLabel(field, 'file');
}
