import type { Origin } from '#core/accounts/steps/admit-attempt.ts';
import type { TypedCredentials } from '#core/accounts/steps/check-credentials.ts';
import type { CredentialsRefusal } from '#core/accounts/steps/check-log-in.ts';
import { granted, type Result } from '#core/kernel/result.ts';
import type { ModerationWords } from '#core/moderation/domain/moderation-entry.ts';
import type { AppealRefusal, FileAppeal } from './file-appeal.ts';
import type { FindNoticeByPassword } from './find-notice-by-password.ts';

export type FileAppealByPassword = (
  input: TypedCredentials & Origin & { readonly words: ModerationWords },
) => Promise<Result<null, CredentialsRefusal | AppealRefusal>>;

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
