import { isOwnPassword, type CheckCredentials } from '#core/accounts/check-credentials.ts';
import type { TypedPassword } from '#core/accounts/domain/password-rules.ts';
import type { AccountFault } from '#core/accounts/refusals.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { refuseAbove, type Limiter } from '#core/kernel/limiter.ts';
import { parseKnown } from '#core/kernel/parser.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import { parseLogInName } from '#core/members/domain/field-rules.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { MemberRepository } from '#core/members/member-repository.ts';

/** What shows that a signed-in caller is the member, and not someone at their open window. */
export interface Proof {
  readonly type: 'password';
  readonly password: TypedPassword;
}

type ProofRefusal =
  RefusalOf<'invalid_input'> | RefusalOf<'too_many_requests'> | RefusalOf<'not_signed_in'>;

export type ProveIdentity = (
  memberId: MemberId,
  proof: Proof,
) => Promise<Result<Self, ProofRefusal>>;

/** How many proofs a member may try within a quarter of an hour. */
const PROOF_LIMIT = { name: 'proofs', points: 10, duration: 15 * 60 };

/**
 * Asks once more who it is, before what cannot be taken back. A wrong password is a fault of the field
 * `proof.password`; a proof that holds counts against no limit.
 */
export function makeProveIdentity(deps: {
  readonly members: Pick<MemberRepository, 'findById'>;
  readonly checkCredentials: CheckCredentials;
  readonly limiter: Pick<Limiter, 'take' | 'forget'>;
}): ProveIdentity {
  return async (memberId, { password }) => {
    const self = await deps.members.findById(memberId);
    if (self === null) return refused({ code: 'not_signed_in' });
    const refusal = await refuseAbove(deps.limiter, PROOF_LIMIT, String(memberId));
    if (refusal !== null) return refused(refusal);
    const username = parseKnown(parseLogInName, self.username);
    const known = await deps.checkCredentials({ username, password });
    if (known === null || !isOwnPassword(known)) return refused(WRONG_PASSWORD);
    await deps.limiter.forget(PROOF_LIMIT, String(memberId));
    return granted(self);
  };
}

const WRONG: AccountFault = { rule: 'wrong_password' };
const WRONG_PASSWORD = {
  code: 'invalid_input',
  errors: [{ path: 'proof.password', fault: WRONG }],
} as const;
