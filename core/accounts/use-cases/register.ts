import type { Password } from '#core/accounts/domain/password-rules.ts';
import type { EmailAddress, Username } from '#core/members/domain/field-rules.ts';
import type { MemberChange } from '#core/members/changes.ts';
import { findReservedNames, type IsReservedName } from '#core/members/domain/reserved-names.ts';
import { toLoginName, type Self } from '#core/members/domain/member.ts';
import { EVERYONE } from '#core/members/domain/who-may-ask.ts';
import type { MemberEvent } from '#core/members/events.ts';
import { decideAndCommit, NEW_ID, type Commit, type Proposal } from '#core/kernel/commit.ts';
import { DEFAULT_PREFERENCES, type Preferences } from '#core/members/domain/preferences.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { type Result, granted, refused } from '#core/kernel/result.ts';
import type { MemberRefusal } from '#core/members/refusals.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { MemberRepository } from '#core/members/member-repository.ts';
import type { PasswordHasher } from '#core/accounts/password-hasher.ts';

export interface Registration {
  readonly username: Username;
  readonly email: EmailAddress;
  readonly password: Password;
  readonly name: string;
  readonly preferences?: Partial<Preferences>;
}

type RegistrationRefusal =
  | RefusalOf<'invalid_input'>
  | RefusalOf<'username_taken', MemberRefusal>
  | RefusalOf<'email_taken', MemberRefusal>;

export type Register = (registration: Registration) => Promise<Result<Self, RegistrationRefusal>>;

interface Dependencies {
  readonly members: MemberRepository;
  readonly commit: Commit<MemberChange, MemberEvent>;
  readonly passwordHasher: PasswordHasher;
  readonly clock: Clock;
  readonly isReservedName: IsReservedName;
}

/** Creates an account; it does not sign anyone in. */
export function makeRegister(deps: Dependencies): Register {
  return async ({ password, ...registration }) => {
    const errors = findReservedNames(deps.isReservedName, registration);
    if (errors.length > 0) return refused({ code: 'invalid_input', errors });
    const passwordHash = await deps.passwordHasher.hash(password);
    return decideAndCommit(deps.commit, () => decide(deps, registration, passwordHash));
  };
}

async function decide(
  { members, clock }: Pick<Dependencies, 'members' | 'clock'>,
  { username, email, name, preferences }: Omit<Registration, 'password'>,
  passwordHash: string,
): Promise<Result<Proposal<MemberChange, MemberEvent, Self>, RegistrationRefusal>> {
  const isTaken = async (name: string) =>
    (await members.findCredentials(toLoginName(name))) !== null;
  if (await isTaken(username)) return refused({ code: 'username_taken' });
  if (await isTaken(email)) return refused({ code: 'email_taken' });
  const at = clock.now();
  const record = {
    username,
    email,
    name,
    bio: null,
    location: null,
    age: null,
    avatarUrl: null,
    createdAt: at,
    preferences: { ...DEFAULT_PREFERENCES, ...preferences },
    whoMayAsk: EVERYONE,
  };
  return granted({
    act: {
      changes: [{ type: 'add_member', member: { ...record, passwordHash } }],
      events: [{ type: 'member_registered', memberIds: [NEW_ID] }],
      actorId: NEW_ID,
      at,
    },
    answer: (id) => ({ id, ...record }),
  });
}
