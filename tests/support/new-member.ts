import type { NewMember } from '#core/members/domain/member.ts';
import { DEFAULT_PREFERENCES, type Preferences } from '#core/members/domain/preferences.ts';

let made = 0;

/** A member to register, with a username and an e-mail address of their own. */
export function newMember(
  given: Partial<Omit<NewMember, 'preferences'>> & {
    readonly preferences?: Partial<Preferences>;
  } = {},
): NewMember {
  made += 1;
  return {
    username: `member-${made}`,
    email: `member-${made}@example.org`,
    name: `Member ${made}`,
    bio: null,
    location: null,
    age: null,
    avatarUrl: null,
    createdAt: '2026-03-01T10:00:00.123Z',
    passwordHash: `hash of ${made}`,
    ...given,
    preferences: { ...DEFAULT_PREFERENCES, ...given.preferences },
  };
}
