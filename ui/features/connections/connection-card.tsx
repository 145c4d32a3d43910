import { MapPin } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { ProfileLink } from '#ui/parts/people/profile-link.tsx';
import { conversationAddress } from '#ui/parts/people/addresses.ts';
import { Badge, type BadgeTone } from '#ui/kit/badge.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { PartyAvatar, PartyBreak, PartyName } from '#ui/parts/connections/party.tsx';
import { ConnectionBond } from '#ui/parts/connections/connection-bond.tsx';
import { LongWait } from '#ui/parts/connections/long-wait.tsx';
import { RequestFacts } from '#ui/parts/connections/request-facts.tsx';
import { RequestNote } from '#ui/parts/connections/request-note.tsx';
import { ConnectionCommands } from '#ui/parts/connections/connection-commands.tsx';
import { ReportOrBlock } from '#ui/parts/safety/report-or-block.tsx';
import { standingOf, type ConnectionStanding } from '#ui/parts/connections/connection-standing.ts';
import { displayName, formatDay } from '#ui/parts/people/display-text.ts';
import { describePlace } from '#core/texts/place-texts.ts';
import { OwnText } from '#ui/kit/own-text.tsx';

const BADGES: Readonly<Record<ConnectionStanding, { label: string; tone: BadgeTone }>> = {
  sent: { label: 'Sent', tone: 'neutral' },
  received: { label: 'Received', tone: 'honey' },
  accepted: { label: 'Connected', tone: 'evergreen' },
};

interface ConnectionCardProps {
  readonly connection: ConnectionWithMember;
  readonly onDone: () => void;
}

/** One connection: who it is with, its state, and what can be done. */
export function ConnectionCard({ connection, onDone }: ConnectionCardProps) {
  const self = useSelf();
  const nameId = useId();
  const { member, acceptedAt, createdAt } = connection;
  const place = describePlace(member);
  const isFormer = connection.presence === 'former';
  const badge = BADGES[standingOf(connection, self.id)];
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex items-start gap-4">
        <PartyAvatar connection={connection} />
        <div className="min-w-0 grow">
          <h2 id={nameId} className="text-xl wrap-anywhere">
            <PartyName connection={connection} />
          </h2>
          {!isFormer && (
            <p className="text-sm text-quiet wrap-anywhere">
              <OwnText>@{member.username}</OwnText>
            </p>
          )}
          <PartyBreak connection={connection} />
          <p className="mt-1 flex flex-wrap gap-x-3 text-sm">
            {place !== null && (
              <span className="inline-flex min-w-0 items-start gap-1">
                <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                <OwnText className="min-w-0 wrap-anywhere">{place}</OwnText>
              </span>
            )}
            {member.age !== null && <span>{`${member.age} years`}</span>}
          </p>
        </div>
      </div>
      {connection.status === 'pending' && (
        <>
          <RequestNote connection={connection} />
          <RequestFacts connection={connection} />
        </>
      )}
      {connection.status === 'accepted' && (
        <ConnectionBond connection={connection} className="text-sm" />
      )}
      {member.bio !== null && (
        <OwnText as="p" className="line-clamp-3 wrap-anywhere">
          {member.bio}
        </OwnText>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={badge.tone}>{badge.label}</Badge>
        <p className="text-sm text-quiet">
          {acceptedAt === null ? 'Request sent ' : 'Connected since '}
          <time dateTime={acceptedAt ?? createdAt}>{formatDay(acceptedAt ?? createdAt)}</time>
        </p>
      </div>
      <LongWait connection={connection} />
      <div role="group" aria-labelledby={nameId} className="flex flex-wrap gap-3 *:max-sm:grow">
        {connection.status === 'accepted' && (
          <>
            {!isFormer && (
              <Button variant="secondary" asChild>
                <ProfileLink member={member} />
              </Button>
            )}
            <Button variant="secondary" asChild>
              <Link
                to={conversationAddress(connection.id)}
                aria-label={`${isFormer ? 'Read messages with' : 'Message'} ${displayName(member)}`}
              >
                {isFormer ? 'Read messages' : 'Message'}
              </Link>
            </Button>
          </>
        )}
        <ConnectionCommands connection={connection} onDone={onDone} />
        <ReportOrBlock
          member={member}
          hasMessages={connection.status === 'accepted'}
          onBlocked={onDone}
        />
      </div>
    </Card>
  );
}
