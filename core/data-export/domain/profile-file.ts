import type { Self } from '#core/members/domain/member.ts';
import type { Preferences } from '#core/members/domain/preferences.ts';

/** Tells a file with a profile from any other. */
export const PROFILE_FORMAT = 'hearthkin-profile';

/** The largest file with a profile that is read, in bytes. */
export const MAXIMUM_PROFILE_BYTES = 64 * 1024;

/**
 * What goes along to another place: what a member says about themselves and is looking for. The name, the username,
 * the e-mail address and the picture belong to the account there.
 */
export interface CarriedProfile extends Pick<Self, 'bio' | 'location' | 'age'> {
  readonly preferences: Preferences;
}

/** A profile as it is written into a file. */
export interface ProfileFile {
  readonly format: typeof PROFILE_FORMAT;
  readonly version: 1;
  readonly profile: CarriedProfile;
}

/** The member's profile as it is written into a file. */
export function toProfileFile({ bio, location, age, preferences }: CarriedProfile): ProfileFile {
  return { format: PROFILE_FORMAT, version: 1, profile: { bio, location, age, preferences } };
}
