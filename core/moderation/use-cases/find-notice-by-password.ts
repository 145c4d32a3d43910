import type { Origin } from '#core/accounts/steps/admit-attempt.ts';
import { isOwnPassword, type TypedCredentials } from '#core/accounts/steps/check-credentials.ts';
import type { CheckLogIn, CredentialsRefusal } from '#core/accounts/steps/check-log-in.ts';
import type { NotFound } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import { isOfExclusion, type Notice } from '#core/moderation/domain/notice.ts';
import type { NoticeRepository } from '#core/moderation/ports/notice-repository.ts';

/** How many notices are searched for the decision: members who cannot log in get few others. */
const MOST_READ = 100;

export type FindNoticeByPassword = (
  credentials: TypedCredentials & Origin,
) => Promise<Result<Notice, CredentialsRefusal | NotFound<'notice'>>>;

/** What the member who has that password was told of the last decision that keeps them from logging in. */
export function makeFindNoticeByPassword(deps: {
  readonly checkLogIn: CheckLogIn;
  readonly notices: Pick<NoticeRepository, 'listOf'>;
}): FindNoticeByPassword {
  return async (credentials) => {
    const known = await deps.checkLogIn(credentials);
    if (!known.ok) return known;
    // One-time passwords and recovery codes are good for a log-in only.
    if (!isOwnPassword(known.value)) return refused({ code: 'bad_credentials' });
    const { self } = known.value;
    const page = { before: null, limit: MOST_READ };
    const last = (await deps.notices.listOf(self.id, page)).find(isOfExclusion);
    return last === undefined ? refused({ code: 'not_found', subject: 'notice' }) : granted(last);
  };
}
