import {
  ALL_FIELDS,
  arrangeFields,
  PROFILE_FIELDS,
  type ProfileField,
} from '#core/members/domain/profile-fields.ts';
import { joinWords, profileFacts } from '#core/texts/profile-facts.ts';
import { OwnText } from '#ui/kit/own-text.tsx';
import { displayName, formatDay } from '#ui/parts/people/display-text.ts';
import type { ReportWithEvidence } from './desk-queries.ts';

/** Wishes about others, and a town, which is said with its country. */
const NOT_SHOWN: readonly ProfileField[] = [
  'preferences.ageRange',
  'preferences.location',
  'preferences.town',
];

const FACTS = arrangeFields(
  ALL_FIELDS.filter(
    (field) => PROFILE_FIELDS[field].seenBy === 'members' && !NOT_SHOWN.includes(field),
  ),
  {
    first: ['age', 'location', 'bio', 'preferences.prompts'],
    last: ['avatarUrl', 'preferences.photos'],
  },
);

type Profile = ReportWithEvidence['evidence']['profile'];

/** A profile as others see it, or saw it. Pictures are named by their addresses: showing one would tell its host. */
export function ProfileFacts({ profile }: { readonly profile: Profile }) {
  const facts: readonly { readonly name: string; readonly value: string | null }[] = [
    { name: 'Name', value: displayName(profile) },
    { name: 'Username', value: profile.username },
    ...profileFacts(profile, FACTS, 'desk').map((fact) => ({
      name: fact.name,
      value: joinWords(fact),
    })),
    { name: 'Registered', value: formatDay(profile.createdAt) },
  ];
  return (
    <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[8rem_minmax(0,1fr)]">
      {facts.map(
        ({ name, value }) =>
          value !== null && (
            <div key={name} className="contents">
              <dt className="text-sm text-quiet sm:pt-0.5">{name}</dt>
              <dd className="min-w-0 wrap-anywhere max-sm:mb-2">
                <OwnText as="p" className="whitespace-pre-wrap">
                  {value}
                </OwnText>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
