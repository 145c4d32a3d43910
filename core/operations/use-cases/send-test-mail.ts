import type { MemberId } from '#core/kernel/ids.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { NotFound } from '#core/kernel/refusal.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import type { Finding } from '#core/operations/domain/finding.ts';
import type { RunningSite } from '#core/operations/ports/running-site.ts';

export type SendTestMail = (input: {
  readonly callerId: MemberId;
}) => Promise<Result<Finding, NotFound<'member'>>>;

/** Sends the operator a mail, to the address of their own account. */
export function makeSendTestMail(deps: {
  readonly members: Pick<MemberRepository, 'findById'>;
  readonly runningSite: Pick<RunningSite, 'sendTestMail'>;
}): SendTestMail {
  return async ({ callerId }) => {
    const self = await deps.members.findById(callerId);
    if (self === null) return refused({ code: 'not_found', subject: 'member' });
    return granted(await deps.runningSite.sendTestMail(self.email));
  };
}
