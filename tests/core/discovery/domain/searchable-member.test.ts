import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toFoldedMember, toSearchableMember } from '#core/discovery/domain/searchable-member.ts';
import { foldText } from '#core/kernel/fold-text.ts';
import { anyMember } from '#tests/support/arbitraries.ts';

it('folds each text that discovery compares, and keeps the member as they are', () => {
  fc.assert(
    fc.property(anyMember, fc.nat(), (member, activeOn) => {
      const { folded, ...rest } = toFoldedMember(member);
      expect(rest).toEqual(member);
      expect(folded).toEqual({
        name: foldText(member.name),
        bio: foldText(member.bio ?? ''),
        location: member.location === null ? null : foldText(member.location),
        interests: member.preferences.interests.map(foldText),
      });
      expect(toSearchableMember(member, activeOn)).toEqual({ ...member, folded, activeOn });
    }),
  );
});
