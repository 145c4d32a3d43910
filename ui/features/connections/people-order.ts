import { lastWordAt } from '#core/connections/domain/connection.ts';
import type { ListedConnection } from '#core/connections/domain/connection.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { standingOf, type ConnectionStanding } from '#ui/parts/connections/connection-standing.ts';
import { displayName } from '#ui/parts/people/display-text.ts';

type Compare = (one: ListedConnection, other: ListedConnection) => number;

/** An order in which a member's people can be listed. */
export interface PeopleOrder {
  readonly value: string;
  readonly label: string;
  readonly compare: Compare;
}

const NAMES = new Intl.Collator('en-GB');

const byTime =
  (timeOf: (connection: ListedConnection) => string): Compare =>
  (one, other) =>
    timeOf(one).localeCompare(timeOf(other)) || one.id - other.id;

const byLastWord = byTime(lastWordAt);

/** The orders to choose from; the first is the usual one. */
export const PEOPLE_ORDERS: readonly [PeopleOrder, ...PeopleOrder[]] = [
  { value: 'last', label: 'Last spoke', compare: (one, other) => byLastWord(other, one) },
  {
    value: 'name',
    label: 'Name',
    compare: (one, other) =>
      NAMES.compare(displayName(one.member), displayName(other.member)) || one.id - other.id,
  },
  {
    value: 'since',
    label: 'First met',
    compare: byTime(({ acceptedAt, createdAt }) => acceptedAt ?? createdAt),
  },
];

/** The requests that wait for the member as they are, then their people in that order, then the requests that they sent. */
export function inOrder(
  connections: readonly ListedConnection[],
  { compare }: PeopleOrder,
  memberId: MemberId,
): readonly ListedConnection[] {
  const those = (standing: ConnectionStanding) =>
    connections.filter((connection) => standingOf(connection, memberId) === standing);
  return [...those('received'), ...those('accepted').sort(compare), ...those('sent')];
}
