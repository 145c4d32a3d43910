import type { Self } from './member.ts';
import type { ProfileValues } from './profile-fields.ts';

/** What a member may change of their own record: any subset; `null` clears an optional value. */
export type ProfileChanges = Partial<
  Omit<ProfileValues, 'preferences'> &
    Pick<Self, 'email' | 'name' | 'whoMayAsk' | 'sharedSigns' | 'photosSeenBy' | 'blursPhotos'>
> & { readonly preferences?: Partial<ProfileValues['preferences']> };

/**
 * The record after the changes: given values replace, in the preferences key by key; all else stays, but for a
 * town, which belongs to its country.
 */
export function applyProfileChanges(self: Self, changes: ProfileChanges): Self {
  const { preferences = {}, ...fields } = changes;
  const { country = self.preferences.country } = preferences;
  const moved = country === self.preferences.country ? {} : { town: null };
  return { ...self, ...fields, preferences: { ...self.preferences, ...moved, ...preferences } };
}
