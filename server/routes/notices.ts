import { granted } from '#core/kernel/result.ts';
import type { moderationCalls } from '#core/moderation/calls.ts';
import { toWireNotice } from '#core/moderation/schemas.ts';
import { makeCloseUnderAge } from '#core/moderation/use-cases/close-under-age.ts';
import { makeFileAppealByPassword } from '#core/moderation/use-cases/file-appeal-by-password.ts';
import { makeFindNoticeByPassword } from '#core/moderation/use-cases/find-notice-by-password.ts';
import { makeFileAppeal } from '#core/moderation/use-cases/file-appeal.ts';
import { makeListNotices } from '#core/moderation/use-cases/list-notices.ts';
import { makeListUnreadNotices } from '#core/moderation/use-cases/list-unread-notices.ts';
import { makeReadNotices } from '#core/moderation/use-cases/read-notices.ts';
import type { World } from '#server/composition/world.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** What members do about decisions about them. */
type NoticeUseCases = ReturnType<typeof makeNoticeUseCases>;

/** Makes every use case of notices. */
export function makeNoticeUseCases(world: World) {
  const fileAppeal = makeFileAppeal(world);
  const findNoticeByPassword = makeFindNoticeByPassword(world);
  return {
    listNotices: makeListNotices(world),
    listUnreadNotices: makeListUnreadNotices(world),
    readNotices: makeReadNotices(world),
    fileAppeal,
    findNoticeByPassword,
    fileAppealByPassword: makeFileAppealByPassword({ findNoticeByPassword, fileAppeal }),
    closeUnderAge: makeCloseUnderAge(world),
  };
}

/** The calls about notices. */
export function makeNoticeCalls(
  deps: NoticeUseCases,
): Pick<ApiCalls, keyof typeof moderationCalls> {
  return {
    async listNotices({ callerId, query }) {
      const { after: before = null, limit } = query;
      const { items, next } = await deps.listNotices({ callerId, before, limit });
      return granted({
        value: items.map(toWireNotice),
        next: { parameter: 'after', cursor: next },
      });
    },

    async listUnreadNotices({ callerId }) {
      return granted({ value: (await deps.listUnreadNotices(callerId)).map(toWireNotice) });
    },

    async readNotices({ callerId, body: { ids } }) {
      await deps.readNotices({ callerId, ids });
      return granted({ value: undefined });
    },

    async appeal({ callerId, id, body }) {
      const filed = await deps.fileAppeal({ callerId, id, words: body.words });
      return filed.ok ? granted({ value: toWireNotice(filed.value) }) : filed;
    },

    async showNoticeByPassword({ body, clientAddress: network, deviceToken }) {
      const found = await deps.findNoticeByPassword({ ...body, network, deviceToken });
      return found.ok ? granted({ value: toWireNotice(found.value) }) : found;
    },

    async appealByPassword({ body, clientAddress: network, deviceToken }) {
      const filed = await deps.fileAppealByPassword({ ...body, network, deviceToken });
      return filed.ok ? granted({ value: undefined }) : filed;
    },

    async closeUnderAge({ callerId }) {
      await deps.closeUnderAge(callerId);
      return granted({ value: undefined, sessionToken: null });
    },
  };
}
