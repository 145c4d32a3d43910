import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { profileChangesSchema } from '#core/contracts/member.ts';
import type { Self } from '#core/domain/member/member.ts';

/** What the profile form holds. */
export type ProfileValues = z.input<typeof profileChangesSchema>;

/** The profile form, as its groups of fields are handed it. */
export type ProfileFormState = UseFormReturn<
  ProfileValues,
  unknown,
  z.output<typeof profileChangesSchema>
>;

/** The values with which the form begins: the record as it is, empty text for what is absent. */
export function toProfileValues(self: Self): ProfileValues {
  const { relationshipTypes, ageRange, interests, reasons, photos, activities, availability } =
    self.preferences;
  return {
    name: self.name,
    email: self.email,
    bio: self.bio ?? '',
    location: self.location ?? '',
    age: self.age ?? '',
    avatarUrl: self.avatarUrl ?? '',
    preferences: {
      relationshipTypes: [...relationshipTypes],
      ageRange,
      interests: [...interests],
      reasons: [...reasons],
      photos: [...photos],
      activities: [...activities],
      availability: availability ?? '',
    },
  };
}
