import type { BroughtProfile } from '#core/data-export/profile-file-schemas.ts';
import { MAXIMUM_AGE } from '#core/members/domain/preferences.ts';
import { RELATIONSHIP_TYPES } from '#core/members/domain/relationship-types.ts';
import { describeRoles } from '#core/texts/describe-roles.ts';
import { describeFault } from '#core/texts/describe.ts';
import { enBonds } from '#core/texts/en-bonds.ts';
import { en } from '#core/texts/en.ts';
import { countryName, describeLanguages, MEETING_TEXTS } from '#core/texts/place-texts.ts';
import { PROMPT_TEXTS } from '#core/texts/prompts.ts';
import { OwnText } from '#ui/kit/own-text.tsx';
import { describeAges, namesOfTypes } from '#ui/parts/people/display-text.ts';

type Changes = BroughtProfile['changes'];

/** What the profile form calls the fields, by their paths. */
const LABELS = {
  bio: 'Bio',
  location: 'Location',
  age: 'Age',
  'preferences.relationshipTypes': 'Looking for',
  'preferences.roles': 'Your side of the bonds',
  'preferences.ageRange': 'Ages you’d like to meet',
  'preferences.location': 'Where you’d like to meet people',
  'preferences.interests': 'Interests',
  'preferences.reasons': 'What brought you here',
  'preferences.photos': 'Photos',
  'preferences.activities': 'What you enjoy',
  'preferences.availability': 'When you’re free',
  'preferences.languages': 'Languages',
  'preferences.country': 'Country',
  'preferences.town': 'Town',
  'preferences.meeting': 'How you’d like to meet',
  'preferences.timeZone': 'Time zone',
  'preferences.prompts.sunday': PROMPT_TEXTS.sunday.title,
  'preferences.prompts.give': PROMPT_TEXTS.give.title,
  'preferences.prompts.hope': PROMPT_TEXTS.hope.title,
  'preferences.prompts': 'Your answers',
} as const;

/** The values of a file that are about to be saved. */
export function BroughtFields({ changes }: { readonly changes: Changes }) {
  const values = Object.entries(valuesOf(changes)).filter(([, value]) => value !== undefined);
  if (values.length === 0) return <p>Nothing in this file fits here.</p>;
  return (
    <dl className="grid gap-2">
      {values.map(([path, value]) => (
        <div key={path}>
          <dt className="font-semibold">{LABELS[path as keyof typeof LABELS]}</dt>
          <dd className="whitespace-pre-wrap wrap-anywhere">
            {value === null || value === '' ? 'Nothing' : <OwnText>{value}</OwnText>}
          </dd>
        </div>
      ))}
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

function valuesOf({
  preferences,
  ...changes
}: Changes): Record<keyof typeof LABELS, string | null | undefined> {
  const {
    relationshipTypes = [],
    roles,
    ageRange,
    interests,
    reasons,
    photos,
    activities,
    languages,
    country,
    meeting,
  } = preferences;
  return {
    bio: changes.bio,
    location: changes.location,
    age: changes.age === undefined || changes.age === null ? changes.age : String(changes.age),
    'preferences.relationshipTypes':
      preferences.relationshipTypes &&
      namesOfTypes(RELATIONSHIP_TYPES, relationshipTypes).join(', '),
    'preferences.roles': roles && describeRoles({ relationshipTypes, roles }, enBonds).join('\n'),
    'preferences.ageRange': ageRange && describeAges(ageRange, MAXIMUM_AGE),
    'preferences.location': preferences.location,
    'preferences.interests': interests?.join(', '),
    'preferences.reasons': reasons?.join('\n'),
    'preferences.photos': photos?.join('\n'),
    'preferences.activities': activities?.join('\n'),
    'preferences.availability': preferences.availability,
    'preferences.languages': languages && describeLanguages({ languages }),
    'preferences.country': country && countryName(country),
    'preferences.town': preferences.town,
    'preferences.meeting': meeting?.map((way) => MEETING_TEXTS[way]).join(', '),
    'preferences.timeZone': preferences.timeZone,
    'preferences.prompts.sunday': preferences.prompts?.sunday,
    'preferences.prompts.give': preferences.prompts?.give,
    'preferences.prompts.hope': preferences.prompts?.hope,
    'preferences.prompts': undefined,
  };
}

/** A path may lead to an entry of a list, or to an end of a range. */
function labelOf(path: string): string {
  const found = Object.entries(LABELS).find(
    ([field]) => path === field || path.startsWith(`${field}.`),
  );
  return found?.[1] ?? path;
}
