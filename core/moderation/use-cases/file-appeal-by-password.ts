import type { TypedCredentials } from '#core/accounts/check-credentials.ts';
import type { AccountRefusal } from '#core/accounts/refusals.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, type Result } from '#core/kernel/result.ts';
import type { ModerationWords } from '#core/moderation/domain/moderation-entry.ts';
import type { AppealRefusal, FileAppeal } from './file-appeal.ts';
import type { FindNoticeByPassword } from './find-notice-by-password.ts';

export type FileAppealByPassword = (
  input: TypedCredentials & { readonly words: ModerationWords },
) => Promise<Result<null, RefusalOf<'bad_credentials', AccountRefusal> | AppealRefusal>>;

/** Appeals against the last decision that keeps the member who has that password from logging in. */
export function makeFileAppealByPassword(deps: {
  readonly findNoticeByPassword: FindNoticeByPassword;
  readonly fileAppeal: FileAppeal;
}): FileAppealByPassword {
  return async ({ words, ...credentials }) => {
    const found = await deps.findNoticeByPassword(credentials);
    if (!found.ok) return found;
    const { id, memberId: callerId } = found.value;
    const filed = await deps.fileAppeal({ callerId, id, words });
    return filed.ok ? granted(null) : filed;
  };
}
