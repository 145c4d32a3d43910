import { expect, test } from 'vitest';
import { decideDeletion } from '#core/accounts/leaving/domain/decide-deletion.ts';
import { lastLookForTraces, lastMomentToComeBack } from '#core/accounts/leaving/domain/leaving.ts';
import { usualStanding } from '#core/safety/domain/standing.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { toEmailAddress } from '#tests/support/texts.ts';

const AT = '2026-03-28T09:00:00.000Z';

test('a deletion removes the member, writes to their address and leaves nothing of their standing', () => {
  const id = toMemberId(7);
  const email = toEmailAddress('rosa@example.org');
  const before = { ...usualStanding(id), role: 'moderator', mayAsk: false, leavesOn: AT } as const;
  const account = { status: 'deleted' } as const;
  const standing = { ...usualStanding(id), account, leavesOn: '2026-03-29T09:00:00.000Z' };
  const letter = { kind: 'account_deleted', address: email };
  expect(decideDeletion({ id, email }, { value: before, version: 3 }, AT)).toEqual({
    changes: [
      { type: 'put_standing', standing, version: 3 },
      { type: 'queue_letter', queued: { letter, key: null, dueAt: AT } },
      { type: 'delete_member', memberId: id, at: AT },
    ],
    events: [],
  });
});

test('a member may come back for 14 days, and traces are looked for a day later', () => {
  expect(lastMomentToComeBack(AT)).toBe('2026-04-11T09:00:00.000Z');
  expect(lastLookForTraces(AT)).toBe('2026-03-29T09:00:00.000Z');
});
