import { MapPin } from 'lucide-react';
import { useId } from 'react';
import { directionOf, type ConnectionWithMember } from '#core/connections/domain/connection.ts';
import { describePlace } from '#core/texts/place-texts.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { Badge } from '#ui/kit/badge.tsx';
import { Card } from '#ui/kit/card.tsx';
import { PartyAvatar, PartyBreak, PartyName } from '#ui/parts/connections/party.tsx';
import { LongWait } from '#ui/parts/connections/long-wait.tsx';
import { RequestFacts } from '#ui/parts/connections/request-facts.tsx';
import { RequestNote } from '#ui/parts/connections/request-note.tsx';
import { ConnectionCommands } from '#ui/parts/connections/connection-commands.tsx';
import { ReportOrBlock } from '#ui/parts/safety/report-or-block.tsx';
import { formatDay } from '#ui/parts/people/display-text.ts';
import { OwnText } from '#ui/kit/own-text.tsx';

const BADGES = {
  sent: { label: 'Sent', tone: 'neutral' },
  received: { label: 'Received', tone: 'honey' },
} as const;

interface RequestCardProps {
  readonly connection: ConnectionWithMember;
  readonly onDone: () => void;
}

/** One request: who it is with, its state, and what can be done. */
export function RequestCard({ connection, onDone }: RequestCardProps) {
  const self = useSelf();
  const nameId = useId();
  const { member, createdAt } = connection;
  const place = describePlace(member);
  const badge = BADGES[directionOf(connection, self.id)];
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <PartyAvatar connection={connection} />
        <div className="min-w-0 grow basis-40">
          <h2 id={nameId} className="text-xl wrap-anywhere">
            <PartyName connection={connection} />
          </h2>
          <p className="text-sm text-quiet wrap-anywhere">
            <OwnText>@{member.username}</OwnText>
          </p>
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
      <RequestNote connection={connection} />
      <RequestFacts connection={connection} />
      {member.bio !== null && (
        <OwnText as="p" className="line-clamp-3 wrap-anywhere">
          {member.bio}
        </OwnText>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={badge.tone}>{badge.label}</Badge>
        <p className="text-sm text-quiet">
          {'Request sent '}
          <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        </p>
      </div>
      <LongWait connection={connection} />
      <div role="group" aria-labelledby={nameId} className="flex flex-wrap gap-3 *:max-sm:grow">
        <ConnectionCommands connection={connection} onDone={onDone} />
        <ReportOrBlock member={member} onBlocked={onDone} />
      </div>
    </Card>
  );
}
