import type { TypedPassword } from '#core/accounts/domain/password-rules.ts';
import type { LogInName } from '#core/members/domain/field-rules.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { toLoginName, type Self } from '#core/members/domain/member.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import type { AccountRefusal } from '#core/accounts/refusals.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { MemberRepository } from '#core/members/member-repository.ts';
import type { PasswordHasher } from '#core/accounts/password-hasher.ts';
import type { SessionChange } from '#core/accounts/changes.ts';
import { decideAndCommit, type Act, type Commit } from '#core/kernel/commit.ts';
import type { SessionTokens } from '#core/accounts/session-tokens.ts';

export interface LogInInput {
  /** The username or the e-mail address, in any case. */
  readonly username: LogInName;
  readonly password: TypedPassword;
  /** The token that came with the log-in; its session ends when the log-in succeeds. */
  readonly previousToken: string | null;
}

export interface LogInOutput {
  readonly self: Self;
  readonly token: string;
}

export type LogIn = (
  input: LogInInput,
) => Promise<Result<LogInOutput, RefusalOf<'bad_credentials', AccountRefusal>>>;

/**
 * Starts a session with a fresh token. An unknown name is checked against `decoyHash`, a hash of
 * the same cost whose password is unknown, so that it takes as long as a wrong password.
 */
export function makeLogIn(deps: {
  readonly members: MemberRepository;
  readonly commit: Commit<SessionChange, never>;
  readonly passwordHasher: PasswordHasher;
  readonly sessionTokens: SessionTokens;
  readonly clock: Clock;
  readonly decoyHash: string;
}): LogIn {
  return async ({ username, password, previousToken }) => {
    const credentials = await deps.members.findCredentials(toLoginName(username));
    const hash = credentials?.passwordHash ?? deps.decoyHash;
    const matches = await deps.passwordHasher.verify(hash, password);
    const self = credentials && matches ? await deps.members.findById(credentials.memberId) : null;
    if (self === null) return refused({ code: 'bad_credentials' });

    return decideAndCommit<SessionChange, never, LogInOutput, never>(deps.commit, () => {
      const token = deps.sessionTokens.create();
      const act = startSession(deps, { memberId: self.id, token, previousToken });
      return Promise.resolve(granted({ act, answer: () => ({ self, token }) }));
    });
  };
}

function startSession(
  { sessionTokens, clock }: { readonly sessionTokens: SessionTokens; readonly clock: Clock },
  started: { readonly memberId: MemberId; readonly token: string } & Pick<
    LogInInput,
    'previousToken'
  >,
): Act<SessionChange, never> {
  const { memberId, token, previousToken } = started;
  const at = clock.now();
  const tokenHash = sessionTokens.hash(token);
  const session = { tokenHash, memberId, createdAt: at, lastUsedAt: at };
  const ended = previousToken === null ? [] : [sessionTokens.hash(previousToken)];
  return {
    changes: [
      { type: 'add_session', session },
      ...ended.map((hash) => ({ type: 'remove_session', tokenHash: hash }) as const),
    ],
    events: [],
    actorId: memberId,
    at,
  };
}
