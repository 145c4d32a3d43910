import { MapPin } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { Member } from '#core/members/domain/member.ts';
import { useRelationshipTypes } from '#ui/api/relationship-types.ts';
import type { ResultLayout } from './result-layout-store.ts';
import { Avatar } from './avatar.tsx';
import { UnconfirmedBadge } from './unconfirmed-badge.tsx';
import { Badge, BadgeList } from '#ui/kit/badge.tsx';
import { Card } from '#ui/kit/card.tsx';
import { InterestBadges } from './interest-badges.tsx';
import { describeBondAndSide } from '#core/texts/describe-roles.ts';
import { enBonds } from '#core/texts/en-bonds.ts';
import { describePlace } from '#core/texts/place-texts.ts';
import { displayName } from './display-text.ts';
import { OwnText } from '#ui/kit/own-text.tsx';

/** How many badges a card shows before "+N more" (specification §9); a list has room for all types. */
const LIMITS: Readonly<Record<ResultLayout, { types: number; interests: number }>> = {
  grid: { types: 2, interests: 3 },
  list: { types: Infinity, interests: 5 },
};

interface PersonCardProps {
  readonly person: Member;
  readonly layout: ResultLayout;
  /** Shows all of the bio, where no profile could be opened to read on. */
  readonly isBioWhole?: boolean;
  /** Why the two might get on, where somebody is there to compare with. */
  readonly reasons?: readonly string[];
  /** What can be done about this person. */
  readonly actions: ReactNode;
}

/** A person whom one might get to know. */
export function PersonCard(props: PersonCardProps) {
  const { person, layout, isBioWhole, reasons = [], actions } = props;
  const nameId = useId();
  const { interests, relationshipTypes, roles } = person.preferences;
  const types = useRelationshipTypes()
    .filter(({ id }) => relationshipTypes.includes(id))
    .map((type) => describeBondAndSide(type, roles, enBonds));
  const limits = LIMITS[layout];
  const isList = layout === 'list';
  return (
    <Card
      className={`flex h-full flex-col gap-4 ${isList ? 'sm:grid sm:grid-cols-[minmax(0,1fr)_11rem] sm:gap-8' : ''}`}
    >
      <div className="grid min-w-0 grow content-start gap-4">
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
          <Avatar member={person} />
          <div className="grid min-w-0 grow basis-40 gap-1">
            <h3 id={nameId} className="text-xl wrap-anywhere">
              <OwnText>{displayName(person)}</OwnText>
            </h3>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {person.age !== null && <Badge>{`${person.age} years`}</Badge>}
              <p className="flex min-w-0 items-start gap-1 text-sm text-quiet">
                <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                <OwnText className="min-w-0 wrap-anywhere">
                  {describePlace(person) ?? 'Location not specified'}
                </OwnText>
              </p>
              <UnconfirmedBadge member={person} />
            </div>
          </div>
        </div>
        {person.bio !== null && (
          <OwnText as="p" className={`wrap-anywhere ${isBioWhole ? '' : 'line-clamp-4'}`}>
            {person.bio}
          </OwnText>
        )}
        {interests.length > 0 && <InterestBadges interests={interests} limit={limits.interests} />}
        {types.length > 0 && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <p aria-hidden="true" className="text-sm text-quiet">
              Seeking
            </p>
            <BadgeList label="Seeking" entries={types} limit={limits.types} tone="evergreen" />
          </div>
        )}
        {reasons.length > 0 && (
          <ul
            aria-label="Why you might get on"
            className="grid list-disc gap-1 ps-5 text-sm wrap-anywhere marker:text-honey"
          >
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
      </div>
      <div
        role="group"
        aria-labelledby={nameId}
        className={`flex flex-wrap gap-3 *:grow ${isList ? 'sm:flex-col sm:flex-nowrap *:sm:grow-0' : ''}`}
      >
        {actions}
      </div>
    </Card>
  );
}
