import { makeCheckCredentials, type TypedCredentials } from '#core/accounts/check-credentials.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import type { AccountRefusal } from '#core/accounts/refusals.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { SessionChange } from '#core/accounts/changes.ts';
import { decideAndCommit, type Act, type Commit, type Proposal } from '#core/kernel/commit.ts';
import type { SessionTokens } from '#core/accounts/session-tokens.ts';
import type { AccountStatus } from '#core/safety/domain/standing.ts';
import type { SafetyRepository } from '#core/safety/safety-repository.ts';
import { unreachable } from '#core/kernel/unreachable.ts';

export interface LogInInput extends TypedCredentials {
  /** The token that came with the log-in; its session ends when the log-in succeeds. */
  readonly previousToken: string | null;
}

export interface LogInOutput {
  readonly self: Self;
  readonly token: string;
}

type StandingRefusal =
  RefusalOf<'account_suspended', AccountRefusal> | RefusalOf<'account_removed', AccountRefusal>;

export type LogIn = (
  input: LogInInput,
) => Promise<Result<LogInOutput, RefusalOf<'bad_credentials', AccountRefusal> | StandingRefusal>>;

type Dependencies = Parameters<typeof makeCheckCredentials>[0] & {
  readonly safety: Pick<SafetyRepository, 'loadStanding'>;
  readonly commit: Commit<SessionChange, never>;
  readonly sessionTokens: SessionTokens;
  readonly clock: Clock;
};

/**
 * Starts a session with a fresh token. Whether the account is in use is said only to those who know its
 * password.
 */
export function makeLogIn(deps: Dependencies): LogIn {
  const checkCredentials = makeCheckCredentials(deps);
  return async ({ previousToken, ...credentials }) => {
    const self = await checkCredentials(credentials);
    if (self === null) return refused({ code: 'bad_credentials' });
    return decideAndCommit(deps.commit, () => decide(deps, self, previousToken));
  };
}

/** The session is stored only if the member still stands where they stood when it was allowed. */
async function decide(
  { safety, sessionTokens, clock }: Pick<Dependencies, 'safety' | 'sessionTokens' | 'clock'>,
  self: Self,
  previousToken: string | null,
): Promise<Result<Proposal<SessionChange, never, LogInOutput>, StandingRefusal>> {
  const { value: standing, version: standingVersion } = await safety.loadStanding(self.id);
  const refusal = refuseByStatus(standing.account);
  if (refusal !== null) return refused(refusal);
  const at = clock.now();
  const token = sessionTokens.create();
  const tokenHash = sessionTokens.hash(token);
  const session = { tokenHash, memberId: self.id, createdAt: at, lastUsedAt: at };
  const changes: SessionChange[] = [{ type: 'add_session', session, standingVersion }];
  if (previousToken !== null) {
    changes.push({ type: 'remove_session', tokenHash: sessionTokens.hash(previousToken) });
  }
  const act: Act<SessionChange, never> = { changes, events: [], actorId: self.id, at };
  return granted({ act, answer: () => ({ self, token }) });
}

function refuseByStatus(account: AccountStatus): StandingRefusal | null {
  switch (account.status) {
    case 'active':
      return null;
    case 'suspended':
      return { code: 'account_suspended', until: account.until };
    case 'removed':
      return { code: 'account_removed' };
    default:
      return unreachable(account);
  }
}
