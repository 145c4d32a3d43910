import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NOTICE_KINDS } from '#core/moderation/domain/notice.ts';
import { toldBy } from '#core/moderation/domain/told.ts';

const ABOUT_MEMBER = [
  ...NOTICE_KINDS,
  'measure_ended',
  'appeal_answered',
  'recovery_begun',
] as const;

test('all but the answer to a report is about its reader, and comes first', () => {
  const anyKind = fc.constantFrom(...ABOUT_MEMBER, 'report_answered' as const);
  fc.assert(
    fc.property(fc.array(anyKind), (kinds) => {
      const isAbout = kinds.some((kind) => kind !== 'report_answered');
      expect(toldBy(kinds.map((kind) => ({ kind })))).toEqual([
        ...(isAbout ? ['decision'] : []),
        ...(kinds.includes('report_answered') ? ['report_answered'] : []),
      ]);
    }),
  );
});
