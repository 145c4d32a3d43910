import type { ReactNode } from 'react';
import type { Self } from '#core/members/domain/member.ts';
import { MAXIMUM_AGE } from '#core/members/domain/preferences.ts';
import { describeHome, describeLanguages, describeMeeting } from '#core/texts/place-texts.ts';
import { describeRoles } from '#core/texts/describe-roles.ts';
import { enBonds } from '#core/texts/en-bonds.ts';
import { useRelationshipTypes } from '#ui/api/relationship-types.ts';
import { BadgeList } from '#ui/kit/badge.tsx';
import { Card } from '#ui/kit/card.tsx';
import { describeAges, namesOfTypes } from '#ui/parts/people/display-text.ts';
import { OwnWords } from '#ui/parts/people/own-words.tsx';
import { OwnText } from '#ui/kit/own-text.tsx';
import { PhotoGrid } from '#ui/parts/people/photo-grid.tsx';

interface ProfileDetailsProps {
  readonly self: Self;
  /** The way to change them. */
  readonly children: ReactNode;
}

/** What the member has told of themselves. */
export function ProfileDetails({ self, children }: ProfileDetailsProps) {
  const types = useRelationshipTypes();
  const { preferences } = self;
  const { ageRange, reasons, activities, interests, photos, availability } = preferences;
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
      <OwnWords prompts={preferences.prompts} level={3} />
      <dl className="grid gap-4">
        <Detail term="Email" note="We never show this to other members.">
          {self.email}
        </Detail>
        <Detail term="Looking for">
          {list('Looking for', namesOfTypes(types, preferences.relationshipTypes))}
        </Detail>
        <Detail term="Your side">{lines('Your side', describeRoles(preferences, enBonds))}</Detail>
        <Detail term="Ages you’d like to meet">{describeAges(ageRange, MAXIMUM_AGE)}</Detail>
        <Detail term="Interests">{list('Interests', interests)}</Detail>
        <Detail term="Reasons for being here">{lines('Reasons', reasons)}</Detail>
        <Detail term="Activities you enjoy">{list('Activities', activities)}</Detail>
        <Detail term="Availability">
          {availability === null ? null : <OwnText>{availability}</OwnText>}
        </Detail>
        <Detail term="Languages">{describeLanguages(preferences)}</Detail>
        <Detail term="Where you live">{describeHome(preferences)}</Detail>
        <Detail term="How you meet">{describeMeeting(preferences)}</Detail>
        <Detail term="Time zone" note="Other members only see how many hours apart you are.">
          {preferences.timeZone?.replaceAll('_', ' ') ?? null}
        </Detail>
        <Detail term="Photos">
          {photos.length > 0 ? <PhotoGrid photos={photos} owner="you" /> : null}
        </Detail>
      </dl>
    </Card>
  );
}

interface DetailProps {
  readonly term: string;
  readonly note?: string;
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

/** Texts one below the other. */
function lines(label: string, entries: readonly string[]): ReactNode {
  if (entries.length === 0) return null;
  return (
    <ul aria-label={label} className="grid gap-1">
      {entries.map((entry) => (
        <OwnText as="li" key={entry}>
          {entry}
        </OwnText>
      ))}
    </ul>
  );
}

function list(label: string, entries: readonly string[]): ReactNode {
  return entries.length > 0 ? <BadgeList label={label} entries={entries} /> : null;
}
