import { drawnPictureAt } from './drawn-pictures.ts';
import type { ProfileValues } from './profile-fields.ts';

/** Who may see the photos of a profile: everyone here, or only the member's connections. */
export const PHOTO_VIEWERS = ['everyone', 'connections'] as const;

export type PhotoViewers = (typeof PHOTO_VIEWERS)[number];

/** The profile without its photos; what is drawn for this site shows nobody, and stays. */
export function withoutPhotos<Profile extends ProfileValues<'avatarUrl' | 'preferences.photos'>>(
  profile: Profile,
): Profile {
  const { avatarUrl, preferences } = profile;
  const isDrawn = drawnPictureAt(avatarUrl) !== null;
  return {
    ...profile,
    avatarUrl: isDrawn ? avatarUrl : null,
    preferences: { ...preferences, photos: [] },
  };
}
