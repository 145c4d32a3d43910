import { toLoginName, type Self } from '#core/members/domain/member.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import type { AccountRefusal } from '#core/accounts/refusals.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { MemberRepository } from '#core/members/member-repository.ts';
import type { PasswordHasher } from '#core/accounts/password-hasher.ts';
import type { SessionChange } from '#core/accounts/changes.ts';
import type { Commit } from '#core/kernel/commit.ts';
import type { SessionTokens } from '#core/accounts/session-tokens.ts';

export interface LogInInput {
  /** The username or the e-mail address, in any case. */
  readonly username: string;
  readonly password: string;
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
 * the same cost that nobody knows the password of, so that it takes as long as a wrong password.
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

    const token = deps.sessionTokens.create();
    const tokenHash = deps.sessionTokens.hash(token);
    const now = deps.clock.now();
    const session = { tokenHash, memberId: self.id, createdAt: now, lastUsedAt: now };
    const ended = previousToken === null ? [] : [deps.sessionTokens.hash(previousToken)];
    await deps.commit({
      changes: [
        { type: 'add_session', session },
        ...ended.map((hash) => ({ type: 'remove_session', tokenHash: hash }) as const),
      ],
      events: [],
      actorId: self.id,
      at: now,
    });
    return granted({ self, token });
  };
}
