import type { MemberId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import type { EmailAddress } from '#core/kernel/email-address.ts';
import type { Username } from '#core/members/domain/field-rules.ts';
import type { Self } from '#core/members/domain/member.ts';
import { DEFAULT_PREFERENCES } from '#core/members/domain/preferences.ts';
import { EMPTY_COLUMNS } from '#core/members/domain/profile-fields.ts';
import { EVERYONE } from '#core/members/domain/who-may-ask.ts';
import { NO_SIGNS } from '#core/safety/domain/shared-signs.ts';

/** The hash of no password: whoever has it is deleted. */
export const NO_PASSWORD_HASH = '';

/**
 * What is stored of a member whose account is deleted: a number, and nothing about anyone. The names are such as
 * nobody can register.
 */
export function emptiedMember(id: MemberId): Self {
  return {
    id,
    name: '',
    username: trusted<Username>(`-${id}`),
    email: trusted<EmailAddress>(`-${id}`),
    ...EMPTY_COLUMNS,
    createdAt: new Date(0).toISOString(),
    preferences: DEFAULT_PREFERENCES,
    whoMayAsk: EVERYONE,
    sharedSigns: NO_SIGNS,
    photosSeenBy: 'everyone',
    blursPhotos: false,
    verified: false,
  };
}
