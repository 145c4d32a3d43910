import { NO_SIGNS } from '#core/safety/domain/shared-signs.ts';
import { toEmailAddress, toUsername } from '#tests/support/texts.ts';
import type { NewMember } from '#core/members/domain/member.ts';
import { EVERYONE } from '#core/members/domain/who-may-ask.ts';
import { DEFAULT_PREFERENCES, type Preferences } from '#core/members/domain/preferences.ts';
import { EMPTY_COLUMNS } from '#core/members/domain/profile-fields.ts';

let made = 0;

/** What a test says of a member; the names are plain texts. */
type GivenMember = Partial<Omit<NewMember, 'preferences' | 'username' | 'email'>> & {
  readonly username?: string;
  readonly email?: string;
  readonly preferences?: Partial<Preferences>;
};

/** A member to register, with a username and an e-mail address of their own. */
export function newMember({ username, email, ...given }: GivenMember = {}): NewMember {
  made += 1;
  return {
    username: toUsername(username ?? `member-${made}`),
    email: toEmailAddress(email ?? `member-${made}@example.org`),
    name: `Member ${made}`,
    ...EMPTY_COLUMNS,
    createdAt: '2026-03-01T10:00:00.123Z',
    passwordHash: `hash of ${made}`,
    whoMayAsk: EVERYONE,
    sharedSigns: NO_SIGNS,
    photosSeenBy: 'everyone',
    blursPhotos: false,
    verified: false,
    ...given,
    preferences: { ...DEFAULT_PREFERENCES, ...given.preferences },
  };
}
