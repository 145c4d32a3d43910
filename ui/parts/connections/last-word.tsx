import { useState } from 'react';
import { isQuiet } from '#core/connections/domain/connection-overview.ts';
import type { ListedConnection } from '#core/connections/domain/connection.ts';
import { displayName, firstName, formatMoment } from '#ui/parts/people/display-text.ts';
import { spokenWhen } from './spoken-when.ts';

interface LastWordProps {
  readonly connection: ListedConnection;
  /** Whether to name those who have been quiet for long. */
  readonly namesQuiet: boolean;
}

/** When the two last wrote to each other, in words. */
export function LastWord({ connection, namesQuiet }: LastWordProps) {
  const [now] = useState(() => new Date());
  const { presence, lastMessageAt, member } = connection;
  if (presence === 'former') return 'Has left';
  if (presence === 'on_break') return 'Taking a break';
  if (lastMessageAt === null) return 'No messages yet';
  const isLongAgo = isQuiet(connection, now.toISOString());
  const name = member.name.trim() === '' ? displayName(member) : firstName(member.name);
  return (
    <>
      {isLongAgo && namesQuiet ? (
        <>
          You and <bdi>{name}</bdi> last spoke{' '}
        </>
      ) : (
        'Last spoke '
      )}
      <time dateTime={lastMessageAt} title={formatMoment(lastMessageAt)}>
        {spokenWhen(lastMessageAt, { isLongAgo, now })}
      </time>
    </>
  );
}
