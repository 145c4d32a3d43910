import { useState } from 'react';
import { isQuiet } from '#core/connections/domain/connection-overview.ts';
import type { ListedConnection } from '#core/connections/domain/connection.ts';
import { displayName, firstName, formatMoment } from '#ui/parts/people/display-text.ts';
import { spokenWhen } from './spoken-when.ts';

/** When the two last wrote to each other, in words; those who have been quiet for long are named. */
export function LastWord({ connection }: { readonly connection: ListedConnection }) {
  const [now] = useState(() => new Date());
  const { presence, lastMessageAt, member } = connection;
  if (presence === 'former') return 'Has left';
  if (presence === 'on_break') return 'Taking a break';
  if (lastMessageAt === null) return 'You haven’t written to each other yet';
  const isLongAgo = isQuiet(connection, now.toISOString());
  const name = member.name.trim() === '' ? displayName(member) : firstName(member.name);
  return (
    <>
      {isLongAgo ? (
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
