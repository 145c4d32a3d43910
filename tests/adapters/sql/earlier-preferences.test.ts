import { expect, test } from 'vitest';
import { SELF } from '#adapters/records/member.ts';
import { REPORT_WITH_EVIDENCE } from '#adapters/records/report.ts';
import { toMember } from '#core/members/domain/member.ts';
import { toMemberId, toReportId } from '#tests/support/ids.ts';
import { newMember } from '#tests/support/new-member.ts';
import { reportBy } from '#tests/support/stored-records.ts';

const { prompts, ...EARLIER } = newMember().preferences;

test('a row from before the prompts has none of them answered', () => {
  const stored = JSON.stringify({ ...EARLIER, interests: ['Knots'] });
  expect(readPreferences(stored)).toEqual({ ...EARLIER, interests: ['Knots'], prompts });
  const answered = { ...EARLIER, prompts: { hope: 'A sister' } };
  expect(readPreferences(JSON.stringify(answered))).toEqual(answered);
});

test('the profile of a report from before the prompts has none of them answered', () => {
  const self = { ...newMember(), id: toMemberId(2) };
  const filed = reportBy(toMemberId(1), self);
  const handling = { state: 'open', claim: null, proposal: null } as const;
  const row = REPORT_WITH_EVIDENCE.write({
    ...filed,
    id: toReportId(1),
    aboutName: self.name,
    handling,
  });
  const profile = JSON.stringify({ ...toMember(self), preferences: EARLIER });
  const { evidence } = REPORT_WITH_EVIDENCE.read({ ...row, profile });
  expect(evidence.profile).toEqual(toMember(self));
});

function readPreferences(preferences: string) {
  const { passwordHash: _, ...member } = newMember();
  const row = SELF.write({ ...member, id: toMemberId(1) });
  return SELF.read({ ...row, email: member.email, email_confirmed_at: null, preferences })
    .preferences;
}
