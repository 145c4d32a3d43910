import { describe, expect, it } from 'vitest';
import { isInFirstWeek } from '#core/connections/domain/request-limit.ts';
import { restAfter, restAfterBlock } from '#core/connections/domain/rest-after.ts';
import { noHistory, withRest } from '#core/safety/domain/pair-history.ts';
import { toMemberId } from '#tests/support/ids.ts';

const ASKING = toMemberId(1);
const ASKED = toMemberId(2);
const PAIR = { requesterId: ASKING, recipientId: ASKED };
const AT = '2026-01-01T10:00:00.000Z';
const IN_A_WEEK = '2026-01-08T10:00:00.000Z';
const IN_NINETY_DAYS = '2026-04-01T10:00:00.000Z';

const none = noHistory(ASKING, ASKED);

describe('who may not ask again, and until when', () => {
  it.each([
    ['decline', ASKED, ASKING, IN_NINETY_DAYS],
    ['cancel', ASKING, ASKING, IN_A_WEEK],
    ['end', ASKED, ASKING, IN_NINETY_DAYS],
    ['end', ASKING, ASKED, IN_NINETY_DAYS],
  ] as const)('after %s by %i it is %i, until %s', (type, actorId, restingId, until) => {
    const command = { type, actorId };
    expect(restAfter(none, PAIR, command, AT)).toEqual(withRest(none, restingId, until));
    const longer = withRest(none, restingId, '2027-01-01T00:00:00.000Z');
    expect(restAfter(longer, PAIR, command, AT)).toEqual(longer);
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
