import { EMPTY_PROFILE, type ProfileValues } from './profile-fields.ts';

/** What a member is looking for and says about themselves (specification §3). */
export type Preferences = ProfileValues['preferences'];

/** The preferences of a member who has not said anything yet. */
export const DEFAULT_PREFERENCES: Preferences = EMPTY_PROFILE.preferences;
