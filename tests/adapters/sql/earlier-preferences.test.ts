import { expect, test } from 'vitest';
import { toPreferences } from '#adapters/sql/member-rows.ts';
import { toReportRow, toReportWithEvidence } from '#adapters/sql/report-rows.ts';
import { toMember } from '#core/members/domain/member.ts';
import { toMemberId, toReportId } from '#tests/support/ids.ts';
import { newMember } from '#tests/support/new-member.ts';
import { reportBy } from '#tests/support/stored-records.ts';

const { prompts, ...EARLIER } = newMember().preferences;

test('a row from before the prompts has none of them answered', () => {
  const stored = JSON.stringify({ ...EARLIER, interests: ['Knots'] });
  expect(toPreferences(stored)).toEqual({ ...EARLIER, interests: ['Knots'], prompts });
  const answered = { ...EARLIER, prompts: { hope: 'A sister' } };
  expect(toPreferences(JSON.stringify(answered))).toEqual(answered);
});

test('the profile of a report from before the prompts has none of them answered', () => {
  const self = { ...newMember(), id: toMemberId(2) };
  const filed = reportBy(toMemberId(1), self);
  const handling = { state: 'open', claim: null, proposal: null } as const;
  const row = toReportRow({ ...filed, id: toReportId(1), aboutName: self.name, handling });
  const profile = JSON.stringify({ ...toMember(self), preferences: EARLIER });
  const { evidence } = toReportWithEvidence({ ...row, profile });
  expect(evidence.profile).toEqual(toMember(self));
});
