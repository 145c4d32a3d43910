import { answerChallenge } from './answer-challenge.ts';
import type { AnsweredChallenge, Proof } from '#core/accounts/domain/proof.ts';
import type { FactorChange } from '#core/accounts/changes.ts';
import { isOwnPassword, type CheckCredentials } from './check-credentials.ts';
import type { AccountFault } from '#core/accounts/refusals.ts';
import type { Commit } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { refuseAbove, type Limiter } from '#core/kernel/limiter.ts';
import { parseKnown } from '#core/kernel/parser.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import { parseLogInName } from '#core/members/domain/field-rules.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';

/** Why the caller is not taken for the member. */
export type ProofRefusal =
  | RefusalOf<'invalid_input'>
  | RefusalOf<'too_many_requests'>
  | RefusalOf<'not_signed_in'>;

export type ProveIdentity = (
  memberId: MemberId,
  proof: Proof,
) => Promise<Result<Self, ProofRefusal>>;

/** How many proofs a member may try within a quarter of an hour. */
const PROOF_LIMIT = { name: 'proofs', points: 10, duration: 15 * 60 };

type Dependencies = Parameters<typeof answerChallenge>[0] & {
  readonly members: Pick<MemberRepository, 'findById'>;
  readonly checkCredentials: CheckCredentials;
  readonly limiter: Pick<Limiter, 'take' | 'forget'>;
  readonly commit: Commit<FactorChange, never>;
};

/**
 * Asks once more who it is, before what cannot be taken back. A wrong password is a fault of the field
 * `proof.password`, and a wrong passkey one of `proof.passkey`; a proof that holds counts against no limit.
 */
export function makeProveIdentity(deps: Dependencies): ProveIdentity {
  return async (memberId, proof) => {
    const self = await deps.members.findById(memberId);
    if (self === null) return refused({ code: 'not_signed_in' });
    const refusal = await refuseAbove(deps.limiter, PROOF_LIMIT, String(memberId));
    if (refusal !== null) return refused(refusal);
    const fault = await findFault(deps, self, proof);
    if (fault !== null) {
      return refused({ code: 'invalid_input', errors: [{ path: `proof.${proof.type}`, fault }] });
    }
    await deps.limiter.forget(PROOF_LIMIT, String(memberId));
    return granted(self);
  };
}

/** What is wrong with the proof; `null` when it holds. */
async function findFault(
  deps: Dependencies,
  self: Self,
  proof: Proof,
): Promise<AccountFault | null> {
  switch (proof.type) {
    case 'password': {
      const username = parseKnown(parseLogInName, self.username);
      const known = await deps.checkCredentials({ username, password: proof.password });
      return known !== null && isOwnPassword(known) ? null : { rule: 'wrong_password' };
    }
    case 'passkey':
      return (await proveByPasskey(deps, self, proof)) ? null : { rule: 'wrong_passkey' };
    default:
      return unreachable(proof);
  }
}

/** Whether a passkey of the member has signed, which is noted. */
async function proveByPasskey(
  deps: Dependencies,
  { id: memberId }: Self,
  answered: AnsweredChallenge,
): Promise<boolean> {
  const wanted = { purpose: 'prove_identity', memberId } as const;
  const used = await answerChallenge(deps, answered, wanted);
  if (used === null) return false;
  const act = { changes: [used.change], events: [], actorId: memberId, at: deps.clock.now() };
  return (await deps.commit(act)).stored;
}
