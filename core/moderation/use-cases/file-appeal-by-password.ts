import type { CheckCredentials, TypedCredentials } from '#core/accounts/check-credentials.ts';
import type { AccountRefusal } from '#core/accounts/refusals.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { ModerationWords } from '#core/moderation/domain/moderation-entry.ts';
import { isOfExclusion } from '#core/moderation/domain/notice.ts';
import type { NoticeRepository } from '#core/moderation/notice-repository.ts';
import type { AppealRefusal, FileAppeal } from './file-appeal.ts';

/** Among how many notices the decision is sought: whoever cannot sign in gets few others. */
const MOST_READ = 100;

export type FileAppealByPassword = (
  input: TypedCredentials & { readonly words: ModerationWords },
) => Promise<Result<null, RefusalOf<'bad_credentials', AccountRefusal> | AppealRefusal>>;

/** Appeals against the last decision that keeps the member who has that password from logging in. */
export function makeFileAppealByPassword(deps: {
  readonly checkCredentials: CheckCredentials;
  readonly notices: Pick<NoticeRepository, 'listOf'>;
  readonly fileAppeal: FileAppeal;
}): FileAppealByPassword {
  return async ({ words, ...credentials }) => {
    const known = await deps.checkCredentials(credentials);
    // A one-time password is good for a log-in only.
    if (known?.oneTimePassword !== null) return refused({ code: 'bad_credentials' });
    const { self } = known;
    const notices = await deps.notices.listOf(self.id, { before: null, limit: MOST_READ });
    const last = notices.find(isOfExclusion);
    if (last === undefined) return refused({ code: 'not_found', subject: 'notice' });
    const filed = await deps.fileAppeal({ callerId: self.id, id: last.id, words });
    return filed.ok ? granted(null) : filed;
  };
}
