import { noteSecurity } from '#core/accounts/security-log/domain/note-security.ts';
import type { AnsweredChallenge } from '#core/accounts/domain/proof.ts';
import { answerChallenge } from '#core/accounts/steps/answer-challenge.ts';
import type { FactorChange } from '#core/accounts/changes.ts';
import { keepStep } from '#core/accounts/domain/second-factor.ts';
import type { SecondFactorRepository } from '#core/accounts/ports/second-factor-repository.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { Device } from '#core/accounts/domain/device.ts';
import type { AccountRefusal } from '#core/accounts/refusals.ts';
import {
  startSession,
  type StandingRefusal,
  type StartChange,
} from '#core/accounts/steps/start-session.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';

interface LogInByPasskeyInput extends AnsweredChallenge {
  readonly device: Device;
  readonly deviceToken: string | null;
  /** The token that came with the log-in; its session ends when the log-in succeeds. */
  readonly previousToken: string | null;
  /** Whether a member who is leaving wishes to stay. */
  readonly comesBack: boolean;
}

interface LogInByPasskeyOutput {
  readonly self: Self;
  readonly token: string;
  readonly deviceToken: string;
}

type LogInRefusal = RefusalOf<'passkey_not_valid', AccountRefusal> | StandingRefusal;

type LogInChange = StartChange | FactorChange;

export type LogInByPasskey = (
  input: LogInByPasskeyInput,
) => Promise<Result<LogInByPasskeyOutput, LogInRefusal>>;

const NOT_VALID = { code: 'passkey_not_valid' } as const;

/** Starts a session for the member whose passkey has signed: they have the device, and it has verified them. */
export function makeLogInByPasskey(
  deps: Parameters<typeof answerChallenge>[0] &
    Parameters<typeof startSession>[0] & {
      readonly members: Pick<MemberRepository, 'findById'>;
      readonly secondFactors: SecondFactorRepository;
      readonly commit: Commit<LogInChange, never>;
    },
): LogInByPasskey {
  return async ({ challenge, signed, ...input }) => {
    const wanted = { purpose: 'log_in', memberId: null } as const;
    const used = await answerChallenge(deps, { challenge, signed }, wanted);
    if (used === null) return refused(NOT_VALID);
    const { passkey, change } = used;
    const { memberId } = passkey;
    return decideAndCommit<LogInChange, never, LogInByPasskeyOutput, LogInRefusal>(
      deps.commit,
      async () => {
        const self = await deps.members.findById(memberId);
        const isThere = (await deps.passkeys.find(passkey.credentialId))?.signCount;
        if (self === null || isThere !== passkey.signCount) return refused(NOT_VALID);
        const session = { ...input, memberId, mustChoosePassword: false };
        const begun = await startSession(deps, session);
        if (!begun.ok) return begun;
        const { token, deviceToken, at } = begun.value;
        const kept = await keepSecondStep(deps.secondFactors, memberId);
        const noted = noteSecurity('logged_in_by_passkey', { memberId, at, device: input.device });
        const changes = [change, ...kept, ...begun.value.changes, noted];
        const act = { changes, events: [], actorId: memberId, at };
        return granted({ act, answer: () => ({ self, token, deviceToken }) });
      },
    );
  };
}

/** Whoever has a passkey has not lost what is asked for beside the password, so it stays. */
async function keepSecondStep(
  secondFactors: SecondFactorRepository,
  memberId: MemberId,
): Promise<readonly FactorChange[]> {
  const { value: factor, version } = await secondFactors.load(memberId);
  if (factor.endsAt === null) return [];
  return [{ type: 'put_second_factor', secondFactor: keepStep(factor), version }];
}
