import { expect, test } from 'vitest';
import { toActivityDay } from '#core/discovery/domain/activity-day.ts';
import { fit } from '#core/discovery/domain/fit.ts';
import { recommendMembers } from '#core/discovery/domain/recommendation.ts';
import { toSearchableMember } from '#core/discovery/domain/searchable-member.ts';
import { inventMember } from '#server/commands/seed/invented-members.ts';
import { toMemberId } from '#tests/support/ids.ts';

test('of 300 invented members, everyone is recommended only people whose bond fits from both sides', () => {
  const members = Array.from({ length: 300 }, (_none, index) => {
    const {
      passwordHash: _hash,
      email: _email,
      whoMayAsk: _limits,
      sharedSigns: _signs,
      photosSeenBy: _photosSeenBy,
      blursPhotos: _blursPhotos,
      ...member
    } = inventMember(index, '');
    return toSearchableMember({ ...member, id: toMemberId(index + 1) }, 0);
  });
  const today = toActivityDay('2026-11-22T12:00:00.000Z');
  let recommended = 0;
  for (const viewer of members) {
    for (const member of recommendMembers(members, viewer, new Set(), 3, today)) {
      const kinds = fit(viewer, member).reasons.map(({ kind }) => kind);
      expect(kinds).toContain('bond');
      recommended += 1;
    }
  }
  expect(recommended).toBeGreaterThan(850);
});
