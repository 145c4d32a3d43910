import type { ProfileValues } from '#core/members/domain/profile-fields.ts';
import { parsePictureAddress, type PictureKey } from './picture-address.ts';

/** The fields of a profile that have addresses of pictures. */
type Pictured = ProfileValues<'avatarUrl' | 'preferences.photos'>;

/** Whether the profile shows that picture. */
export function showsPicture(profile: Pictured, key: PictureKey): boolean {
  return addressesOf(profile).some((address) => isOf(address, key));
}

/** Whether the profile has exactly that address. */
export function showsAddress(profile: Pictured, address: string): boolean {
  return addressesOf(profile).includes(address);
}

function addressesOf({ avatarUrl, preferences }: Pictured): readonly string[] {
  return [...(avatarUrl === null ? [] : [avatarUrl]), ...preferences.photos];
}

/** The profile with that address wherever it shows the picture, or without the picture; itself if it doesn't show it. */
export function withPictureAddress<Profile extends Pictured>(
  profile: Profile,
  key: PictureKey,
  address: string | null,
): Profile {
  if (!showsPicture(profile, key)) return profile;
  const change = (given: string) => (isOf(given, key) ? address : given);
  const { avatarUrl, preferences } = profile;
  const photos = preferences.photos.map(change).filter((photo) => photo !== null);
  return {
    ...profile,
    avatarUrl: avatarUrl === null ? null : change(avatarUrl),
    preferences: { ...preferences, photos },
  };
}

function isOf(address: string, key: PictureKey): boolean {
  return parsePictureAddress(address)?.key === key;
}
