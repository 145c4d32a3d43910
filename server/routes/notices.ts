import { granted } from '#core/kernel/result.ts';
import type { moderationCalls } from '#core/moderation/calls.ts';
import { toWireNotice } from '#core/moderation/schemas.ts';
import { makeCloseUnderAge } from '#core/moderation/use-cases/close-under-age.ts';
import { makeFileAppealByPassword } from '#core/moderation/use-cases/file-appeal-by-password.ts';
import { makeFindNoticeByPassword } from '#core/moderation/use-cases/find-notice-by-password.ts';
import { makeFileAppeal } from '#core/moderation/use-cases/file-appeal.ts';
import { makeListNotices } from '#core/moderation/use-cases/list-notices.ts';
import type { ApiCalls } from '#server/http/call.ts';
import { failedLogInKey, type RateLimits } from '#server/limits/rate-limits.ts';

/** What members do about decisions about them. */
export type NoticeUseCases = ReturnType<typeof makeNoticeUseCases>;

/** Makes every use case of notices. */
export function makeNoticeUseCases(
  deps: Parameters<typeof makeListNotices>[0] &
    Parameters<typeof makeFileAppeal>[0] &
    Parameters<typeof makeCloseUnderAge>[0] &
    Parameters<typeof makeFindNoticeByPassword>[0],
) {
  const fileAppeal = makeFileAppeal(deps);
  const findNoticeByPassword = makeFindNoticeByPassword(deps);
  return {
    listNotices: makeListNotices(deps),
    fileAppeal,
    findNoticeByPassword,
    fileAppealByPassword: makeFileAppealByPassword({ findNoticeByPassword, fileAppeal }),
    closeUnderAge: makeCloseUnderAge(deps),
  };
}

/** The calls about notices. */
export function makeNoticeCalls(
  deps: NoticeUseCases & { readonly rateLimits: RateLimits },
): Pick<ApiCalls, keyof typeof moderationCalls> {
  /** Passwords are not to be guessed here either: attempts count as those to log in do. */
  async function countFailures<Outcome extends { readonly ok: boolean }>(
    attempt: string,
    work: () => Promise<Outcome>,
  ): Promise<Outcome> {
    await deps.rateLimits.take('failedLogIns', attempt);
    const outcome = await work();
    if (outcome.ok) await deps.rateLimits.forget('failedLogIns', attempt);
    return outcome;
  }

  return {
    async listNotices({ callerId, query }) {
      const { after: before = null, limit } = query;
      const { items, next } = await deps.listNotices({ callerId, before, limit });
      return granted({
        value: items.map(toWireNotice),
        next: { parameter: 'after', cursor: next },
      });
    },

    async appeal({ callerId, id, body }) {
      const filed = await deps.fileAppeal({ callerId, id, words: body.words });
      return filed.ok ? granted({ value: toWireNotice(filed.value) }) : filed;
    },

    async showNoticeByPassword({ body, clientAddress }) {
      const attempt = failedLogInKey(body.username, clientAddress);
      const found = await countFailures(attempt, () => deps.findNoticeByPassword(body));
      return found.ok ? granted({ value: toWireNotice(found.value) }) : found;
    },

    async appealByPassword({ body, clientAddress }) {
      const attempt = failedLogInKey(body.username, clientAddress);
      const filed = await countFailures(attempt, () => deps.fileAppealByPassword(body));
      return filed.ok ? granted({ value: undefined }) : filed;
    },

    async closeUnderAge({ callerId }) {
      await deps.closeUnderAge(callerId);
      return granted({ value: undefined, sessionToken: null });
    },
  };
}
