import { PICTURE_PATH } from '#core/media/domain/picture-address.ts';
import {
  CARRIED_FIELDS,
  pickFields,
  type CarriedField,
  type ProfileValues,
} from '#core/members/domain/profile-fields.ts';

/** Tells a file with a profile from any other. */
export const PROFILE_FORMAT = 'hearthkin-profile';

/** The largest file with a profile that is read, in bytes. */
export const MAXIMUM_PROFILE_BYTES = 64 * 1024;

/**
 * What goes along to another place: what a member says about themselves and is looking for. The name, the username,
 * the e-mail address and the picture belong to the account there.
 */
export type CarriedProfile = ProfileValues<CarriedField>;

/** A profile as it is written into a file. */
export interface ProfileFile {
  readonly format: typeof PROFILE_FORMAT;
  readonly version: 1;
  readonly profile: CarriedProfile;
}

/** The member's profile as it is written into a file: without pictures that are kept here, and nowhere else. */
export function toProfileFile(profile: CarriedProfile): ProfileFile {
  const { preferences, ...columns } = pickFields(profile, CARRIED_FIELDS);
  const photos = preferences.photos.filter((address) => !address.startsWith(PICTURE_PATH));
  const carried = { ...columns, preferences: { ...preferences, photos } };
  return { format: PROFILE_FORMAT, version: 1, profile: carried };
}
