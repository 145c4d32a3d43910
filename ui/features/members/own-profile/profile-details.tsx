import type { ReactNode } from 'react';
import type { Self } from '#core/members/domain/member.ts';
import {
  ALL_FIELDS,
  arrangeFields,
  isText,
  type ProfileField,
} from '#core/members/domain/profile-fields.ts';
import { PROFILE_FIELD_TEXTS } from '#core/texts/profile-field-texts.ts';
import { profileFacts, type ProfileFact } from '#core/texts/profile-facts.ts';
import { namesOfTypes } from '#core/texts/wish-texts.ts';
import { useRelationshipTypes } from '#ui/api/relationship-types.ts';
import { BadgeList } from '#ui/kit/badge.tsx';
import { Card } from '#ui/kit/card.tsx';
import { OwnWords } from '#ui/parts/people/own-words.tsx';
import { OwnText } from '#ui/kit/own-text.tsx';
import { PhotoGrid } from '#ui/parts/people/photo-grid.tsx';

/** Fields that the page shows above the others, and those that it doesn’t show. */
const SHOWN_ABOVE: readonly ProfileField[] = [
  'avatarUrl',
  'location',
  'age',
  'bio',
  'preferences.prompts',
];
const NOT_SHOWN: readonly ProfileField[] = ['preferences.location', 'preferences.town'];

const NOTES: Readonly<Partial<Record<ProfileField, string | undefined>>> = {
  'preferences.timeZone': PROFILE_FIELD_TEXTS['preferences.timeZone'].hint,
};

const DETAILS = arrangeFields(
  ALL_FIELDS.filter((field) => ![...SHOWN_ABOVE, ...NOT_SHOWN].includes(field)),
  { last: ['preferences.photos'] },
);

interface ProfileDetailsProps {
  readonly self: Self;
  /** The way to change them. */
  readonly children: ReactNode;
}

/** What the member has told of themselves. */
export function ProfileDetails({ self, children }: ProfileDetailsProps) {
  const types = useRelationshipTypes();
  const facts = profileFacts(self, DETAILS, 'ownProfile', {
    'preferences.relationshipTypes': ({ preferences }) =>
      namesOfTypes(types, preferences.relationshipTypes),
    'preferences.timeZone': ({ preferences }) => preferences.timeZone?.replaceAll('_', ' ') ?? null,
  });
  return (
    <Card className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">About you</h2>
        {children}
      </div>
      {self.bio !== null && (
        <OwnText as="p" className="whitespace-pre-line wrap-anywhere">
          {self.bio}
        </OwnText>
      )}
      <OwnWords prompts={self.preferences.prompts} level={3} />
      <dl className="grid gap-4">
        <Detail term="Email" note="We never show this to other members.">
          {self.email}
        </Detail>
        {facts.map((fact) => (
          <Detail key={fact.field} term={fact.name} note={NOTES[fact.field]}>
            {showWords(fact)}
          </Detail>
        ))}
      </dl>
    </Card>
  );
}

interface DetailProps {
  readonly term: string;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

function Detail({ term, note, children }: DetailProps) {
  return (
    <div className="grid gap-1 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-4">
      <dt className="font-semibold">{term}</dt>
      <dd className="min-w-0 wrap-anywhere">
        {children ?? <span className="text-quiet">Nothing yet</span>}
        {note && <span className="block text-sm text-quiet">{note}</span>}
      </dd>
    </div>
  );
}

/** The lists of short entries, which stand side by side. */
const BADGES: readonly ProfileField[] = [
  'preferences.relationshipTypes',
  'preferences.interests',
  'preferences.activities',
];

function showWords({ field, words }: ProfileFact): ReactNode {
  if (words === null || words.length === 0) return null;
  if (typeof words === 'string') return isText(field) ? <OwnText>{words}</OwnText> : words;
  if (field === 'preferences.photos') return <PhotoGrid photos={words} owner="you" />;
  const { label } = PROFILE_FIELD_TEXTS[field];
  if (BADGES.includes(field)) return <BadgeList label={label} entries={words} />;
  return (
    <ul aria-label={label} className="grid gap-1">
      {words.map((entry) => (
        <OwnText as="li" key={entry}>
          {entry}
        </OwnText>
      ))}
    </ul>
  );
}
