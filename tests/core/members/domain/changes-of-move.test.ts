import { expect, test } from 'vitest';
import { changesOfMove } from '#core/members/domain/changes-of-move.ts';
import { confirmedAddress, unconfirmedAddress } from '#core/members/domain/address.ts';
import { untrustedSince } from '#core/members/domain/untrusted-since.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { toEmailAddress } from '#tests/support/texts.ts';

const AT = '2026-11-21T09:00:00.000Z';
const THREE_DAYS_BEFORE = '2026-11-18T09:00:00.000Z';
const JUST_LONGER_AGO = '2026-11-18T08:59:59.999Z';
const LONG_AGO = '2026-01-01T09:00:00.000Z';
const OLD = toEmailAddress('rosa@example.org');
const id = toMemberId(7);

const letterOf = (createdAt: string, confirmedAt: string | null) => {
  const before =
    confirmedAt === null ? unconfirmedAddress(OLD, true) : confirmedAddress(OLD, confirmedAt);
  const changes = changesOfMove({ id, createdAt }, before, AT);
  return changes.flatMap((change) => (change.type === 'queue_letter' ? [change.queued] : []));
};

test('what was made within three days before is not trusted', () => {
  expect(untrustedSince(AT)).toBe(THREE_DAYS_BEFORE);
});

test.each([
  ['that was never confirmed', LONG_AGO, null, 'unconfirmed_address_changed'],
  ['that has been theirs for long', LONG_AGO, LONG_AGO, 'address_changed'],
  ['that came just more than three days ago', LONG_AGO, JUST_LONGER_AGO, 'address_changed'],
  ['that came within three days', LONG_AGO, THREE_DAYS_BEFORE, 'new_address_changed'],
  ['that came to an old account', JUST_LONGER_AGO, AT, 'new_address_changed'],
  ['of an account that is new itself', THREE_DAYS_BEFORE, AT, 'address_changed'],
])(
  'an address %s has this letter when another takes its place',
  (_what, createdAt, confirmedAt, kind) => {
    const letter = { kind, memberId: id, address: OLD };
    expect(letterOf(createdAt, confirmedAt)).toEqual([{ letter, key: null, dueAt: AT }]);
  },
);

test('an address that a link has shown to be the member’s is theirs, and nothing else is asked for', () => {
  expect(confirmedAddress(OLD, AT)).toEqual({
    email: OLD,
    isClaimed: true,
    confirmedAt: AT,
    pending: null,
  });
});
