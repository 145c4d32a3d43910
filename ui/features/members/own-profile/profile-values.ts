import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { profileChangesSchema } from '#core/members/schemas.ts';
import type { Self } from '#core/members/domain/member.ts';
import { toPromptValues } from '#ui/parts/people/prompt-values.ts';
import type { Preferences } from '#core/members/domain/preferences.ts';
import { addEntry, areAlikeInterests } from '#ui/parts/people/text-list-input-entries.ts';

/** The lists of texts in the profile form. */
export type ListName = 'interests' | 'reasons' | 'activities' | 'photos';

/** What the profile form holds: the changes, and what is written for each list and not added yet. */
export type ProfileValues = z.input<typeof profileChangesSchema> & {
  readonly drafts: Readonly<Record<ListName, string>>;
};

/** Reads what the form holds as the changes to save, in which what is written is added too. */
export const profileValuesSchema = z
  .custom<ProfileValues>()
  .transform(addDrafts)
  .pipe(profileChangesSchema);

/** The profile form, as its groups of fields are handed it. */
export type ProfileFormState = UseFormReturn<
  ProfileValues,
  unknown,
  z.output<typeof profileChangesSchema>
>;

/** The values with which the form begins: the record as it is, empty text for what is absent. */
export function toProfileValues(self: Self): ProfileValues {
  const { relationshipTypes, roles, ageRange, interests, prompts } = self.preferences;
  const { reasons, photos, activities, availability } = self.preferences;
  return {
    name: self.name,
    email: self.email,
    bio: self.bio ?? '',
    location: self.location ?? '',
    age: self.age ?? '',
    avatarUrl: self.avatarUrl ?? '',
    preferences: {
      relationshipTypes: [...relationshipTypes],
      roles: { ...roles },
      ageRange,
      interests: [...interests],
      reasons: [...reasons],
      photos: [...photos],
      activities: [...activities],
      availability: availability ?? '',
      prompts: toPromptValues(prompts),
      ...toPlaceValues(self.preferences),
    },
    drafts: { interests: '', reasons: '', activities: '', photos: '' },
  };
}

function toPlaceValues({ languages, country, town, meeting, timeZone }: Preferences) {
  return {
    languages: [...languages],
    country: country ?? ('' as const),
    town: town ?? '',
    meeting: [...meeting],
    timeZone: timeZone ?? '',
  };
}

function addDrafts({
  drafts,
  preferences = {},
  ...changes
}: ProfileValues): z.input<typeof profileChangesSchema> {
  const { interests = [], reasons = [], activities = [], photos = [] } = preferences;
  return {
    ...changes,
    preferences: {
      ...preferences,
      interests: [...addEntry(interests, drafts.interests, areAlikeInterests)],
      reasons: [...addEntry(reasons, drafts.reasons)],
      activities: [...addEntry(activities, drafts.activities)],
      photos: [...addEntry(photos, drafts.photos)],
    },
  };
}
