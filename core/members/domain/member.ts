import type { EmailAddress } from '#core/kernel/email-address.ts';
import type { Username } from './field-rules.ts';
import { oncePerFrozen } from '#core/kernel/frozen.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { SharedSigns } from '#core/safety/domain/shared-signs.ts';
import type { Preferences } from './preferences.ts';
import type { Asking, WhoMayAsk } from './who-may-ask.ts';

/** A member as any signed-in member sees them: no e-mail address, ever. Times are ISO 8601 in UTC. */
export interface Member {
  readonly id: MemberId;
  readonly name: string;
  readonly username: Username;
  readonly bio: string | null;
  readonly location: string | null;
  /** Whole years, 18 to 120. */
  readonly age: number | null;
  readonly avatarUrl: string | null;
  readonly createdAt: string;
  readonly preferences: Preferences;
  /** Whether they have shown that letters to their e-mail address reach them. */
  readonly verified: boolean;
}

/** A member's own record, which only they are shown. */
export interface Self extends Member {
  readonly email: EmailAddress;
  readonly whoMayAsk: WhoMayAsk;
  /** What they let those they talk with see, where the others do so too. */
  readonly sharedSigns: SharedSigns;
}

/** A member as another sees their profile: with what a request to them needs. */
export interface Profile extends Member {
  readonly asking: Asking;
  /** How many minutes their clocks are ahead of UTC now, if they gave a time zone. */
  readonly utcOffset: number | null;
}

/** What registration hands to storage, which adds the id. An address is confirmed later, but for invented members. */
export interface NewMember extends Omit<Self, 'id'> {
  readonly passwordHash: string;
}

/** The member as others see them: the record without its private part. */
export const toMember: (self: Self) => Member = oncePerFrozen(
  ({ email: _email, whoMayAsk: _whoMayAsk, sharedSigns: _sharedSigns, ...member }) => ({
    ...member,
    preferences: hideTimeZone(member.preferences),
  }),
);

function hideTimeZone(preferences: Preferences): Preferences {
  return preferences.timeZone === null ? preferences : { ...preferences, timeZone: null };
}

/** Usernames and e-mail addresses are compared in this form: unique by it, and logged in with it. */
export function toLoginName(usernameOrEmail: string): string {
  return usernameOrEmail.trim().toLowerCase();
}
