import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bundleRequests } from '#core/connections/domain/bundled-requests.ts';
import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import { anyConnection, anyMember } from '#tests/support/arbitraries.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { DAY } from '#tests/support/settable-clock.ts';

const NOW = '2026-03-12T10:00:00.000Z';
const before = (milliseconds: number) => new Date(Date.parse(NOW) - milliseconds).toISOString();
const ROSA = toMemberId(1);
const WEEK = 7 * DAY;

const anyJoined = fc.constantFrom(0, DAY, WEEK - 1, WEEK, 400 * DAY).map(before);

const anyEntry: fc.Arbitrary<ConnectionWithMember> = fc
  .tuple(anyConnection, anyMember, anyJoined, fc.boolean())
  .map(([connection, member, createdAt, isReceived]) => ({
    ...connection,
    ...(isReceived && { recipientId: ROSA }),
    member: { ...member, createdAt },
    presence: 'here' as const,
  }));

const anyFromNewcomer = anyEntry
  .filter(({ status }) => status === 'pending')
  .map((entry) => ({
    ...entry,
    recipientId: ROSA,
    member: { ...entry.member, createdAt: before(DAY) },
  }));

/** Long enough, and with enough newcomers, that some are nearly always beyond the first five. */
const anyListed = fc.array(fc.oneof(anyEntry, anyFromNewcomer), { maxLength: 30, size: 'max' });

const isFromNewcomer = ({ status, recipientId, member }: ConnectionWithMember) =>
  status === 'pending' && recipientId === ROSA && member.createdAt > before(WEEK);

it('loses nothing, and keeps the order', () => {
  fc.assert(
    fc.property(anyListed, (listed) => {
      const { shown, bundled } = bundleRequests(listed, ROSA, NOW);
      expect(shown.length + bundled.length).toBe(listed.length);
      expect(listed.filter((each) => shown.includes(each))).toEqual(shown);
      expect(listed.filter((each) => bundled.includes(each))).toEqual(bundled);
    }),
  );
});

it('bundles only requests from people in their first week, beyond the first five of them', () => {
  fc.assert(
    fc.property(anyListed, (listed) => {
      const { shown, bundled } = bundleRequests(listed, ROSA, NOW);
      expect(bundled).toEqual(listed.filter(isFromNewcomer).slice(5));
      expect(shown.filter(isFromNewcomer).length).toBeLessThanOrEqual(5);
    }),
  );
});
