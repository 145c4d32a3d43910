import { describe, expect, it } from 'vitest';
import { isInFirstWeek } from '#core/connections/domain/request-limit.ts';
import { restAfter, restAfterBlock } from '#core/connections/domain/rest-after.ts';
import {
  noHistory,
  withDecline,
  withRest,
  type PairHistory,
} from '#core/safety/domain/pair-history.ts';
import { toMemberId } from '#tests/support/ids.ts';

const ASKING = toMemberId(1);
const ASKED = toMemberId(2);
const AT = '2026-01-01T10:00:00.000Z';
const REQUEST = {
  status: 'pending',
  requesterId: ASKING,
  recipientId: ASKED,
  relationshipTypeId: 4,
  side: 'seek',
  note: null,
  createdAt: '2025-12-31T10:00:00.000Z',
  acceptedAt: null,
} as const;
const IN_A_WEEK = '2026-01-08T10:00:00.000Z';
const IN_NINETY_DAYS = '2026-04-01T10:00:00.000Z';

const none = noHistory(ASKING, ASKED);

/** A request that was declined can be restored. */
function after(type: string, rested: PairHistory): PairHistory {
  const { relationshipTypeId, side, note, createdAt } = REQUEST;
  const declined = { relationshipTypeId, side, note, createdAt, declinedAt: AT };
  return type === 'decline' ? withDecline(rested, ASKING, declined) : rested;
}

describe('who may not ask again, and until when', () => {
  it.each([
    ['decline', ASKED, ASKING, IN_NINETY_DAYS],
    ['cancel', ASKING, ASKING, IN_A_WEEK],
    ['end', ASKED, ASKING, IN_NINETY_DAYS],
    ['end', ASKING, ASKED, IN_NINETY_DAYS],
  ] as const)('after %s by %i it is %i, until %s', (type, actorId, restingId, until) => {
    const command = { type, actorId };
    const rested = withRest(none, restingId, until);
    expect(restAfter(none, REQUEST, command, AT)).toEqual(after(type, rested));
    const longer = withRest(none, restingId, '2027-01-01T00:00:00.000Z');
    expect(restAfter(longer, REQUEST, command, AT)).toEqual(after(type, longer));
  });

  it('has what was answered with a no, where something was', () => {
    const sentence = 'too_busy';
    const command = { type: 'decline', actorId: ASKED, answer: sentence } as const;
    const rested = withRest(none, ASKING, IN_NINETY_DAYS);
    const { relationshipTypeId, side, note, createdAt } = REQUEST;
    const declined = { relationshipTypeId, side, note, createdAt, declinedAt: AT };
    const answer = { sentence, answeredAt: AT } as const;
    expect(restAfter(none, REQUEST, command, AT)).toEqual(
      withDecline(rested, ASKING, declined, answer),
    );
  });

  it.each([ASKING, ASKED])('after a block it is the one who is blocked: %i', (id) => {
    expect(restAfterBlock(none, id, AT)).toEqual(withRest(none, id, IN_NINETY_DAYS));
  });
});

it.each([
  [AT, true],
  ['2026-01-08T09:59:59.999Z', true],
  [IN_A_WEEK, false],
])('the first week of an account: at %s that is %s', (at, isNew) => {
  expect(isInFirstWeek(AT, at)).toBe(isNew);
});
