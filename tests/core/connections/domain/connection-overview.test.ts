import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  asSeenBy,
  lastWordAt,
  type ListedConnection,
} from '#core/connections/domain/connection.ts';
import {
  isQuiet,
  OVERVIEW_CONNECTIONS,
  peopleAtAGlance,
  quietSince,
} from '#core/connections/domain/connection-overview.ts';
import { toConnectionId } from '#tests/support/ids.ts';
import { anyConnection, anySelf } from '#tests/support/arbitraries.ts';

const anyListed: fc.Arbitrary<ListedConnection> = fc
  .tuple(anyConnection, anySelf, fc.option(fc.constantFrom('2026-01-01T08:00:00.000Z')))
  .map(([connection, self, lastMessageAt]) => {
    const other = { ...self, id: connection.requesterId };
    const seen = asSeenBy(connection, connection.recipientId, { presence: 'here', self: other });
    return { ...seen, lastMessageAt };
  });

/** Several connections of one member, each with an id of its own. */
const anyList = fc
  .array(anyListed, { maxLength: OVERVIEW_CONNECTIONS + 1 })
  .map((list) => list.map((one, place) => ({ ...one, id: toConnectionId(place + 1) })));

it('at a glance, whoever has gone quiet is there once, after the newest', () => {
  fc.assert(
    fc.property(anyList, fc.nat(OVERVIEW_CONNECTIONS), (all, place) => {
      const newest = all.slice(0, OVERVIEW_CONNECTIONS);
      const quiet = all[place];
      const people = peopleAtAGlance(newest, quiet);
      expect(people.length).toBe(newest.length);
      expect(new Set(people).size).toBe(people.length);
      if (quiet === undefined) expect(people).toEqual(newest);
      else expect(people).toContain(quiet);
      const first = OVERVIEW_CONNECTIONS - 1;
      expect(people.slice(0, first)).toEqual(newest.slice(0, first));
    }),
  );
});

it('two people are quiet thirty days after their last word, or else since they are connected', () => {
  fc.assert(
    fc.property(anyListed, (connection) => {
      const { lastMessageAt, acceptedAt, createdAt } = connection;
      const last = lastMessageAt ?? acceptedAt ?? createdAt;
      expect(lastWordAt(connection)).toBe(last);
      const then = Date.parse(last) + 30 * 24 * 60 * 60 * 1000;
      expect(isQuiet(connection, new Date(then).toISOString())).toBe(false);
      expect(isQuiet(connection, new Date(then + 1).toISOString())).toBe(true);
      expect(quietSince(new Date(then).toISOString())).toBe(last);
    }),
  );
});
