import { PROMPTS } from '#core/members/domain/prompts.ts';
import { RELATIONSHIP_TYPES } from '#core/members/domain/relationship-types.ts';
import { describeHome, describeLanguages, describeMeeting } from '#core/texts/place-texts.ts';
import { PROMPT_TEXTS } from '#core/texts/prompts.ts';
import { describeRoles } from '#core/texts/describe-roles.ts';
import { enBonds } from '#core/texts/en-bonds.ts';
import { OwnText } from '#ui/kit/own-text.tsx';
import { displayName, formatDay, namesOfTypes } from '#ui/parts/people/display-text.ts';
import type { DeskCase } from './desk-queries.ts';

type Profile = DeskCase['evidence']['profile'];

/** A profile as others see it, or saw it. Pictures are named by their addresses: showing one would tell its host. */
export function ProfileFacts({ profile }: { readonly profile: Profile }) {
  const { preferences } = profile;
  const { relationshipTypes: sought } = preferences;
  const facts: readonly { readonly name: string; readonly value: string | null }[] = [
    { name: 'Name', value: displayName(profile) },
    { name: 'Username', value: profile.username },
    { name: 'Age', value: profile.age === null ? null : String(profile.age) },
    { name: 'Location', value: profile.location },
    { name: 'About', value: profile.bio },
    ...PROMPTS.map((prompt) => ({
      name: PROMPT_TEXTS[prompt].title,
      value: preferences.prompts[prompt] ?? null,
    })),
    { name: 'Looking for', value: joinTexts(namesOfTypes(RELATIONSHIP_TYPES, sought), ', ') },
    { name: 'Their side', value: joinTexts(describeRoles(preferences, enBonds)) },
    { name: 'Interests', value: joinTexts(preferences.interests, ', ') },
    { name: 'Reasons', value: joinTexts(preferences.reasons) },
    { name: 'Activities', value: joinTexts(preferences.activities) },
    { name: 'Availability', value: preferences.availability },
    { name: 'Languages', value: describeLanguages(preferences) },
    { name: 'Lives in', value: describeHome(preferences) },
    { name: 'Meets', value: describeMeeting(preferences) },
    { name: 'Picture', value: profile.avatarUrl },
    { name: 'Photos', value: joinTexts(preferences.photos) },
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

/** Short texts in one, each on a line of its own unless said otherwise; `null` when there are none. */
function joinTexts(texts: readonly string[], separator = '\n'): string | null {
  return texts.length === 0 ? null : texts.join(separator);
}
