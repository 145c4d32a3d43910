import type { Self } from '#core/members/domain/member.ts';
import { DEFAULT_PREFERENCES, type Preferences } from '#core/members/domain/preferences.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import type { Result } from '#core/kernel/result.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { MemberRepository } from '#core/members/member-repository.ts';
import type { PasswordHasher } from '#core/accounts/password-hasher.ts';

/** A sound registration (`registrationSchema`). */
export interface Registration {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly preferences?: Partial<Preferences>;
}

export type Register = (
  registration: Registration,
) => Promise<Result<Self, RefusalOf<'username_taken'> | RefusalOf<'email_taken'>>>;

/** Creates an account; it does not sign anyone in. */
export function makeRegister(deps: {
  readonly members: MemberRepository;
  readonly passwordHasher: PasswordHasher;
  readonly clock: Clock;
}): Register {
  return async ({ username, email, password, name, preferences }) =>
    deps.members.create({
      username,
      email,
      name,
      bio: null,
      location: null,
      age: null,
      avatarUrl: null,
      createdAt: deps.clock.now(),
      preferences: { ...DEFAULT_PREFERENCES, ...preferences },
      passwordHash: await deps.passwordHasher.hash(password),
    });
}
