import { MessageCircle } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { ListedConnection } from '#core/connections/domain/connection.ts';
import { Button } from '#ui/kit/button.tsx';
import { WhatTheyAre } from '#ui/parts/connections/connection-bond.tsx';
import { useIntroductions } from '#ui/parts/connections/introductions.ts';
import { PersonRow } from '#ui/parts/connections/person-row.tsx';
import { conversationAddress } from '#ui/parts/people/addresses.ts';
import { displayName, formatDay } from '#ui/parts/people/display-text.ts';
import { ProfileLink } from '#ui/parts/people/profile-link.tsx';
import { ConnectionMenu } from './connection-menu.tsx';

interface ConnectionRowProps {
  readonly connection: ListedConnection;
  readonly onDone: () => void;
}

/** One of the member's people, and what can be done. Where there is little room, their name is the way to the profile. */
export function ConnectionRow({ connection, onDone }: ConnectionRowProps) {
  const nameId = useId();
  const { id, member, presence, relationshipTypeId, createdAt, acceptedAt } = connection;
  const connectedAt = acceptedAt ?? createdAt;
  const [day, ...monthAndYear] = formatDay(connectedAt).split(' ');
  const { data: introductions } = useIntroductions({ refetchOnMount: false });
  const introducer = introductions?.met.find((one) => one.connectionId === id)?.introducer;
  const isFormer = presence === 'former';
  return (
    <PersonRow
      connection={connection}
      nameAs="h2"
      nameId={nameId}
      facts={
        <>
          <WhatTheyAre connection={connection} />{' '}
          <span>
            <span className={relationshipTypeId === null ? '' : 'max-sm:sr-only'}>Connected</span>
            {' since '}
            <time dateTime={connectedAt}>
              <span className="max-sm:sr-only">{day} </span>
              {monthAndYear.join(' ')}
            </time>
          </span>
          {introducer && (
            <span>
              {'Introduced by '}
              <bdi>{displayName(introducer)}</bdi>
            </span>
          )}
        </>
      }
    >
      <div role="group" aria-labelledby={nameId} className="flex items-center lg:gap-2">
        {!isFormer && (
          <Button variant="quiet" className="max-lg:hidden" asChild>
            <ProfileLink member={member} />
          </Button>
        )}
        <Button variant="quiet" className="max-lg:min-w-11 max-lg:px-0" asChild>
          <Link
            to={conversationAddress(id)}
            aria-label={`${isFormer ? 'Read messages with' : 'Message'} ${displayName(member)}`}
          >
            <MessageCircle aria-hidden="true" className="lg:hidden" />
            <span className="max-lg:hidden">{isFormer ? 'Read messages' : 'Message'}</span>
          </Link>
        </Button>
        <ConnectionMenu connection={connection} onDone={onDone} />
      </div>
    </PersonRow>
  );
}
