import { makeFailedTries } from '#core/accounts/security-log/steps/failed-tries.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeCheckLogIn } from '#core/accounts/steps/check-log-in.ts';
import { decodeCursor } from '#core/kernel/cursor.ts';
import type { MemberId, NoticeId } from '#core/kernel/ids.ts';
import { refused } from '#core/kernel/result.ts';
import {
  isMeasureNotice,
  isOfExclusion,
  mayAppeal,
  NOTICE_KINDS,
  type NoticeContent,
} from '#core/moderation/domain/notice.ts';
import { makeFileAppeal } from '#core/moderation/use-cases/file-appeal.ts';
import { makeFileAppealByPassword } from '#core/moderation/use-cases/file-appeal-by-password.ts';
import { makeFindNoticeByPassword } from '#core/moderation/use-cases/find-notice-by-password.ts';
import { makeListUnreadNotices } from '#core/moderation/use-cases/list-unread-notices.ts';
import { makeReadNotices } from '#core/moderation/use-cases/read-notices.ts';
import { makeListNotices } from '#core/moderation/use-cases/list-notices.ts';
import type { Storage } from '#core/storage.ts';
import { toNoticeId } from '#tests/support/ids.ts';
import { createFactorSite, PROOF } from '#tests/support/factor-site.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { toLogInName, toModerationWords, toTypedPassword } from '#tests/support/texts.ts';
import { addNotice } from '#tests/support/writes.ts';

const WORDS = toModerationWords('It was not me.');
const NO_NOTICE = refused({ code: 'not_found', subject: 'notice' });
const ANSWERED: NoticeContent = { kind: 'report_answered', name: 'Steve', outcome: 'acted' };

let site: Awaited<ReturnType<typeof createFactorSite>>;
let storage: Storage;
let rosa: MemberId;
let mo: MemberId;

beforeEach(async () => {
  site = await createFactorSite();
  ({ storage } = site);
  rosa = site.rosa.id;
  mo = (await storeMember(storage)).id;
});

/** Nobody hears of an appeal before it is answered. */
afterEach(async () => {
  expect(await readEvents(storage)).toEqual([]);
});

const measure = (kind: (typeof NOTICE_KINDS)[number]): NoticeContent => ({
  kind,
  until: null,
  reason: 'money',
  words: WORDS,
});

/** Tells the member, and returns the number of the notice. */
async function tell(content: NoticeContent, memberId = rosa): Promise<NoticeId> {
  await addNotice(storage, { memberId, at: site.clock.now(), actor: mo, reportId: null, content });
  const [notice] = await storage.notices.listOf(memberId, { before: null, limit: 1 });
  return notice!.id;
}
const list = (before: number | null = null, limit = 2) =>
  makeListNotices(storage)({ callerId: rosa, before, limit });
const fileAppeal = (id: NoticeId, callerId = rosa) =>
  makeFileAppeal(site.deps)({ callerId, id, words: WORDS });

describe('what a member was told', () => {
  test('is listed newest first, a page at a time', async () => {
    const ids = [await tell(measure('warn')), await tell(ANSWERED), await tell(measure('unlist'))];
    await tell(measure('warn'), mo);
    const first = await list();
    expect(first.items.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
    expect(decodeCursor('notices', 1, first.next!)).toEqual([ids[1]]);
    expect(await list(ids[1])).toMatchObject({ items: [{ id: ids[0] }], next: null });
    expect((await list(null, 3)).next).toBeNull();
    expect(decodeCursor('notices', 1, (await list(null, 1)).next!)).toEqual([ids[2]]);
  });

  test('may be nothing', async () => {
    expect(await list()).toEqual({ items: [], next: null });
  });

  test.each(NOTICE_KINDS)('of a measure may be appealed against once: %s', async (kind) => {
    const id = await tell(measure(kind));
    const { value: notice } = (await storage.notices.load(id))!;
    expect([isMeasureNotice(notice), mayAppeal(notice)]).toEqual([true, true]);
    expect(isOfExclusion(notice)).toBe(kind === 'suspend' || kind === 'remove');
    const appeal = { words: WORDS, at: site.clock.now(), answer: null };
    const appealed = { ...notice, appeal };
    expect(await fileAppeal(id)).toEqual({ ok: true, value: appealed });
    expect((await storage.notices.load(id))!.value).toEqual(appealed);
    expect(mayAppeal(appealed)).toBe(false);
    expect(await fileAppeal(id)).toEqual(refused({ code: 'already_appealed' }));
  });

  test('of anything else, or by others, is nothing to appeal against', async () => {
    const answered = await tell(ANSWERED);
    expect(mayAppeal((await storage.notices.load(answered))!.value)).toBe(false);
    expect(await fileAppeal(answered)).toEqual(NO_NOTICE);
    const warning = await tell(measure('warn'));
    expect(await fileAppeal(warning, mo)).toEqual(NO_NOTICE);
    expect(await fileAppeal(toNoticeId(99))).toEqual(NO_NOTICE);
    expect((await storage.notices.load(warning))!.value.appeal).toBeNull();
  });
});

describe('what a member has not opened', () => {
  const unread = async (callerId = rosa) =>
    (await makeListUnreadNotices(storage)(callerId)).map(({ id }) => id);
  const read = (ids: readonly NoticeId[], callerId = rosa) =>
    makeReadNotices(site.deps)({ callerId, ids });

  test('is listed until they open it', async () => {
    const [first, second] = [await tell(measure('warn')), await tell(ANSWERED)];
    expect(await unread()).toEqual([second, first]);
    await read([second]);
    await read([second, second]);
    expect(await unread()).toEqual([first]);
    await read([first, second]);
    expect(await unread()).toEqual([]);
    expect((await list(null, 9)).items.map(({ id }) => id)).toEqual([second, first]);
  });

  test('is for nobody else to open', async () => {
    const notice = await tell(measure('warn'));
    const others = await tell(measure('warn'), mo);
    await read([notice, others, toNoticeId(99)], mo);
    expect(await unread()).toEqual([notice]);
    expect(await unread(mo)).toEqual([]);
  });
});

describe('a member who cannot log in', () => {
  const credentials = (password = PROOF.password) => ({
    username: toLogInName('rosa'),
    password,
    network: 'a network',
    deviceToken: null,
  });
  const find = (password = PROOF.password) => {
    const checkLogIn = makeCheckLogIn({ ...site.deps, failedTries: makeFailedTries() });
    return makeFindNoticeByPassword({ ...site.deps, checkLogIn })(credentials(password));
  };
  const appeal = (password = PROOF.password) =>
    makeFileAppealByPassword({
      findNoticeByPassword: () => find(password),
      fileAppeal: makeFileAppeal(site.deps),
    })({ ...credentials(password), words: WORDS });

  test('finds the last decision that keeps them out with their password', async () => {
    await tell(measure('remove'));
    const last = await tell(measure('suspend'));
    await tell(measure('warn'));
    expect(await find()).toMatchObject({ ok: true, value: { id: last } });
    const bad = refused({ code: 'bad_credentials' });
    expect(await find(toTypedPassword('a guess'))).toEqual(bad);
    expect(await appeal(toTypedPassword('a guess'))).toEqual(bad);
  });

  test('finds none where nothing keeps them out', async () => {
    await tell(measure('warn'));
    expect(await find()).toEqual(NO_NOTICE);
    expect(await appeal()).toEqual(NO_NOTICE);
  });

  test('appeals against it once', async () => {
    const id = await tell(measure('suspend'));
    expect(await appeal()).toEqual({ ok: true, value: null });
    expect((await storage.notices.load(id))!.value.appeal).toMatchObject({ words: WORDS });
    expect(await appeal()).toEqual(refused({ code: 'already_appealed' }));
  });
});
