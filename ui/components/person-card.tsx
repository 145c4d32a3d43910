import { MapPin } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { Member } from '#core/domain/member/member.ts';
import { useRelationshipTypes } from '../api/relationship-types.ts';
import type { ResultLayout } from '../stores/result-layout-store.ts';
import { Avatar } from './avatar.tsx';
import { Badge, BadgeList } from './badge.tsx';
import { Card } from './card.tsx';
import { displayName, namesOfTypes } from './display-text.ts';

/** How many badges a card shows before "+N more" (specification §9); a list has room for all types. */
const LIMITS = { grid: { types: 2, interests: 3 }, list: { interests: 5 } } as const;

interface PersonCardProps {
  readonly person: Member;
  readonly layout: ResultLayout;
  /** What can be done about this person. */
  readonly actions: ReactNode;
}

/** A person whom one might get to know. */
export function PersonCard({ person, layout, actions }: PersonCardProps) {
  const nameId = useId();
  const types = namesOfTypes(useRelationshipTypes(), person.preferences.relationshipTypes);
  const { interests } = person.preferences;
  const limits: { readonly types?: number; readonly interests: number } = LIMITS[layout];
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex items-start gap-4">
        <Avatar member={person} />
        <div className="grid min-w-0 grow gap-1">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <h3 id={nameId} className="text-xl wrap-anywhere">
              {displayName(person)}
            </h3>
            {person.age !== null && <Badge>{`${person.age} years`}</Badge>}
          </div>
          <p className="flex items-start gap-1 text-sm text-quiet wrap-anywhere">
            <MapPin aria-hidden="true" className="mt-1 size-4 shrink-0" />
            {person.location ?? 'Location not specified'}
          </p>
        </div>
      </div>
      {person.bio !== null && <p className="line-clamp-2 wrap-anywhere">{person.bio}</p>}
      {types.length > 0 && (
        <div className="grid gap-1">
          <p aria-hidden="true" className="text-sm text-quiet">
            Seeking
          </p>
          <BadgeList
            label="Seeking"
            entries={types}
            tone="evergreen"
            {...(limits.types && { limit: limits.types })}
          />
        </div>
      )}
      {interests.length > 0 && (
        <BadgeList label="Interests" entries={interests} limit={limits.interests} />
      )}
      <div role="group" aria-labelledby={nameId} className="mt-auto flex flex-wrap gap-3">
        {actions}
      </div>
    </Card>
  );
}
