import { expect, it } from 'vitest';
import { decideBlock } from '#core/connections/blocks/domain/decide-block.ts';
import { noHistory, withBlock, withDecline, withRest } from '#core/safety/domain/pair-history.ts';
import { toConnectionId, toMemberId } from '#tests/support/ids.ts';

const ASKING = toMemberId(1);
const ASKED = toMemberId(2);
const AT = '2026-01-01T10:00:00.000Z';
const IN_A_WEEK = '2026-01-08T10:00:00.000Z';
const IN_NINETY_DAYS = '2026-04-01T10:00:00.000Z';

const none = noHistory(ASKING, ASKED);
const history = { value: none, version: 4 };
const pending = {
  id: toConnectionId(7),
  status: 'pending',
  requesterId: ASKING,
  recipientId: ASKED,
  relationshipTypeId: 3,
  side: null,
  note: null,
  createdAt: AT,
  acceptedAt: null,
} as const;
const accepted = { ...pending, status: 'accepted', acceptedAt: AT } as const;
const removal = { type: 'remove_connection', id: 7, version: 2 };
const removed = { type: 'connection_removed', connectionId: 7, memberIds: [ASKING, ASKED] };

const blockOf = (actorId: typeof ASKING) => {
  const aboutId = actorId === ASKING ? ASKED : ASKING;
  return {
    command: { actorId, aboutId, at: AT, name: 'Daniel' },
    value: withRest(withBlock(none, actorId, AT, 'Daniel'), aboutId, IN_NINETY_DAYS),
    event: { type: 'member_blocked', memberIds: [actorId], aboutId },
  };
};

it.each([ASKING, ASKED])(
  'without a connection it is the block alone, which only %i hears of',
  (id) => {
    const { command, value, event } = blockOf(id);
    expect(decideBlock(history, null, command)).toEqual({
      changes: [{ type: 'put_pair_history', history: value, version: 4 }],
      events: [event],
    });
  },
);

it.each([
  ['declines', ASKED, pending],
  ['ends', ASKED, accepted],
  ['ends', ASKING, accepted],
])('what is between the two goes with it: it %s, by %i', (_what, id, connection) => {
  const { command, value, event } = blockOf(id);
  const declined = { relationshipTypeId: 3, side: null, note: null, createdAt: AT, declinedAt: AT };
  const parted = connection === pending ? withDecline(value, ASKING, declined) : value;
  const sealing =
    connection === pending ? null : { endedBy: id, endedAt: AT, keptUntil: IN_NINETY_DAYS };
  expect(decideBlock(history, { value: connection, version: 2 }, command)).toEqual({
    changes: [
      { ...removal, sealing },
      { type: 'put_pair_history', history: parted, version: 4 },
    ],
    events: [removed, event],
  });
});

it('a request of the one who blocks is withdrawn by it', () => {
  const { command, value, event } = blockOf(ASKING);
  const rested = withRest(value, ASKING, IN_A_WEEK);
  expect(decideBlock(history, { value: pending, version: 2 }, command)).toEqual({
    changes: [
      { ...removal, sealing: null },
      { type: 'put_pair_history', history: rested, version: 4 },
    ],
    events: [removed, event],
  });
});
