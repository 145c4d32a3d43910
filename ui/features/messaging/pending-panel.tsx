import type { ReactNode } from 'react';
import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { standingOf } from '#ui/parts/connections/connection-standing.ts';
import { LongWait } from '#ui/parts/connections/long-wait.tsx';
import { RequestFacts } from '#ui/parts/connections/request-facts.tsx';
import { AgeAndPlace } from '#ui/parts/people/age-and-place.tsx';
import { RequestNote } from '#ui/parts/connections/request-note.tsx';
import { formatDay } from '#ui/parts/people/display-text.ts';
import { OwnText } from '#ui/kit/own-text.tsx';
import { STANDING_LABELS } from './standing-labels.ts';

interface PendingPanelProps {
  readonly connection: ConnectionWithMember;
  /** What can be done about the request. */
  readonly children: ReactNode;
}

/** A request that waits: for the other's answer, or for one's own. There is no hurry in either. */
export function PendingPanel({ connection, children }: PendingPanelProps) {
  const self = useSelf();
  const { member, createdAt } = connection;
  const standing = standingOf(connection, self.id);
  return (
    <div className="grid min-h-0 content-start gap-4 overflow-y-auto p-6">
      <p className="font-serif text-xl font-semibold wrap-anywhere">{STANDING_LABELS[standing]}</p>
      <RequestNote connection={connection} />
      <AgeAndPlace member={member} />
      <RequestFacts connection={connection} />
      {member.bio !== null && (
        <OwnText as="p" className="line-clamp-8 whitespace-pre-wrap wrap-anywhere">
          {member.bio}
        </OwnText>
      )}
      <p className="text-sm text-quiet">
        Request sent <time dateTime={createdAt}>{formatDay(createdAt)}</time>.{' '}
        {standing === 'sent'
          ? 'You can write to each other once they say yes.'
          : 'Take your time. You can write to each other once you accept, and we don’t tell people when you decline.'}
      </p>
      <LongWait connection={connection} />
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
