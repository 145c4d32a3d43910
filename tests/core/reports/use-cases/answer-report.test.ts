import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { granted, refused } from '#core/kernel/result.ts';
import type { Self } from '#core/members/domain/member.ts';
import { makeAnswerReport } from '#core/reports/use-cases/answer-report.ts';
import { makeFileReport } from '#core/reports/use-cases/file-report.ts';
import type { ReportId } from '#core/kernel/ids.ts';
import type { Storage } from '#core/storage.ts';
import { toReportId } from '#tests/support/ids.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import { storeMembers } from '#tests/support/stored-records.ts';
import { storeStanding } from '#tests/support/writes.ts';

const clock = createSettableClock();

let storage: Storage;
let rosa: Self;
let steve: Self;
let moderator: Self;
let id: ReportId;

beforeEach(async () => {
  storage = createMemoryStorage();
  [rosa, steve, moderator] = (await storeMembers(storage, 3)) as [Self, Self, Self];
  await storeStanding(storage, moderator.id, { role: 'moderator' });
  const draft = { reason: 'money', words: null, attachMessages: false, block: false } as const;
  const filed = await makeFileReport({ ...storage, clock })({
    callerId: rosa.id,
    memberId: steve.id,
    ...draft,
  });
  if (!filed.ok) throw new Error('The report was refused.');
  id = filed.value.id;
});

const answer = (moderatorId = moderator.id, reportId = id) =>
  makeAnswerReport({ ...storage, clock })({
    moderatorId,
    id: reportId,
    outcome: 'acted',
    words: 'Suspended for a month.',
  });

test('an answer is what the one who filed the report finds, and nobody else is waited for', async () => {
  expect(await answer()).toEqual(granted(null));
  const [report] = await storage.reports.listBy(rosa.id, { before: null, limit: 1 });
  expect(report?.handling).toMatchObject({
    state: 'answered',
    decision: { by: moderator.id, outcome: 'acted', at: clock.now() },
  });
  expect(await storage.reports.queue({ state: 'open', after: null, limit: 9 })).toEqual([]);
});

test('a report is answered once', async () => {
  await answer();
  expect(await answer()).toEqual(refused({ code: 'already_answered' }));
});

test('nobody answers but a moderator, and none whom the report concerns', async () => {
  const forbidden = refused({ code: 'forbidden' });
  expect(await answer(rosa.id)).toEqual(forbidden);
  for (const { id: concerned } of [rosa, steve]) {
    await storeStanding(storage, concerned, { role: 'moderator' });
    expect(await answer(concerned)).toEqual(forbidden);
  }
});

test('a report that is not there is not found', async () => {
  expect(await answer(moderator.id, toReportId(99))).toEqual(
    refused({ code: 'not_found', subject: 'report' }),
  );
});
