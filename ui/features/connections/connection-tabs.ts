import type { ListedConnection } from '#core/connections/domain/connection.ts';
import { toFoldedMember } from '#core/discovery/domain/searchable-member.ts';
import { foldText } from '#core/kernel/fold-text.ts';
import { normaliseText } from '#core/kernel/text.ts';
import type { ConnectionFilter } from '#ui/parts/connections/connection-lists.ts';
import type { ConnectionStanding } from '#ui/parts/connections/connection-standing.ts';

/** A tab of the connections: which of them it counts and shows, and what it says when there are none. */
export interface ConnectionTab {
  readonly value: string;
  readonly label: string;
  readonly standings: readonly ConnectionStanding[];
  readonly filter: ConnectionFilter;
  readonly empty: string;
}

/** The tabs in their order (specification §2). */
export const CONNECTION_TABS: readonly ConnectionTab[] = [
  {
    value: 'all',
    label: 'All',
    standings: ['accepted', 'sent', 'received'],
    filter: {},
    empty: "You don't have any connections yet. Start exploring to find people to connect with.",
  },
  {
    value: 'active',
    label: 'Active',
    standings: ['accepted'],
    filter: { status: 'accepted' },
    empty: "You don't have any active connections yet.",
  },
  {
    value: 'pending',
    label: 'All Pending',
    standings: ['sent', 'received'],
    filter: { status: 'pending' },
    empty: "You don't have any pending connection requests.",
  },
  {
    value: 'sent',
    label: 'Sent',
    standings: ['sent'],
    filter: { status: 'pending', direction: 'sent' },
    empty: "You haven't sent any connection requests.",
  },
  {
    value: 'received',
    label: 'Received',
    standings: ['received'],
    filter: { status: 'pending', direction: 'received' },
    empty: "You don't have any incoming connection requests.",
  },
];

/** Those whose other party has the text in their name, location or bio (specification §5). */
export function searchConnections(
  connections: readonly ListedConnection[],
  text: string,
): readonly ListedConnection[] {
  const wanted = foldText(normaliseText(text));
  return connections.filter(({ member }) => {
    const { name, location, bio } = toFoldedMember(member).folded;
    return [name, location ?? '', bio].some((folded) => folded.includes(wanted));
  });
}
