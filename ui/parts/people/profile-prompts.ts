import type { ProfileItem } from '#core/members/domain/profile-completeness.ts';

/** What is said of an item that a profile lacks. */
export const PROFILE_PROMPTS: Readonly<Record<ProfileItem, string>> = {
  name: 'Add your name',
  bio: 'Add a bio',
  avatar: 'Add a profile photo',
  location: 'Add your location',
  age: 'Add your age',
};

/** The item that a link to the own profile asks to edit, handed over as the state of the location. */
export function requestedProfileItem(state: unknown): ProfileItem | null {
  return isProfileItem(state) ? state : null;
}

function isProfileItem(value: unknown): value is ProfileItem {
  return typeof value === 'string' && Object.hasOwn(PROFILE_PROMPTS, value);
}
