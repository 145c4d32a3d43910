import { z } from 'zod';
import * as rules from '#core/members/domain/field-rules.ts';
import type { Member, Self } from '#core/members/domain/member.ts';
import type { RelationshipType } from '#core/members/domain/relationship-types.ts';
import type { ProfileChanges } from '#core/members/domain/profile-changes.ts';
import {
  idSchema,
  listOf,
  optionalText,
  ruled,
  text,
  timeSchema,
} from '#core/kernel/schemas/fields.ts';
import { pageParameter, pageSize } from '#core/kernel/schemas/paging.ts';

/** Fields of a member as a client sends them; see the field rules of the core for their bounds. */
export const usernameSchema = text(rules.checkUsername, 'Username is required');
export const emailSchema = text(rules.checkEmail, 'Email is required');
export const nameSchema = text(rules.checkName, 'Name is required');
const NOT_AN_AGE = 'Age must be a whole number';
const ageSchema = ruled(z.number(NOT_AN_AGE), rules.checkAge);
const optionalAgeSchema = z.union(
  [ageSchema.nullable(), z.literal('').transform(() => null)],
  NOT_AN_AGE,
);
const relationshipTypesSchema = ruled(
  z.array(z.int('Unknown relationship type'), 'Relationship types must be a list'),
  rules.checkRelationshipTypes,
);
const interestsSchema = ruled(
  listOf('Interests', rules.INTERESTS.entries, text(rules.checkInterest)),
  rules.checkInterestsDiffer,
);

/** Preferences as a client sends them, all of them or some; what is given is whole and sound. */
export const preferencesChangesSchema = z.object(
  {
    relationshipTypes: relationshipTypesSchema.exactOptional(),
    ageRange: ruled(
      z.object({ min: ageSchema, max: ageSchema }, 'The age range must have a min and a max'),
      rules.checkAgeRange,
    ).exactOptional(),
    location: optionalText(rules.checkLocation).exactOptional(),
    interests: interestsSchema.exactOptional(),
    reasons: listOf('Reasons', rules.REASONS.entries, text(rules.checkReason)).exactOptional(),
    photos: listOf(
      'Photos',
      rules.PHOTOS.entries,
      text(rules.checkPictureAddress('Photo')),
    ).exactOptional(),
    activities: listOf(
      'Activities',
      rules.ACTIVITIES.entries,
      text(rules.checkActivity),
    ).exactOptional(),
    availability: optionalText(rules.checkAvailability).exactOptional(),
  },
  'Preferences must be an object',
);

/** A change of one's own record: any subset of its fields; `null` and `""` clear what is optional. */
export const profileChangesSchema = z.object({
  username: text(() => null).exactOptional(),
  email: emailSchema.exactOptional(),
  name: nameSchema.exactOptional(),
  bio: optionalText(rules.checkBio).exactOptional(),
  location: optionalText(rules.checkLocation).exactOptional(),
  age: optionalAgeSchema.exactOptional(),
  avatarUrl: optionalPictureAddress('Profile photo').exactOptional(),
  preferences: preferencesChangesSchema.exactOptional(),
}) satisfies z.ZodType<ProfileChanges & { username?: string }>;

/** The preferences that every member has, as the server sends them. */
const preferencesSchema = z.object({
  relationshipTypes: z.array(idSchema),
  ageRange: z.object({ min: z.number(), max: z.number() }),
  location: z.string().nullable(),
  interests: z.array(z.string()),
  reasons: z.array(z.string()),
  photos: z.array(z.string()),
  activities: z.array(z.string()),
  availability: z.string().nullable(),
});

/** A member as the server sends them to other members. */
export const memberSchema = z.object({
  id: idSchema,
  name: z.string(),
  username: z.string(),
  bio: z.string().nullable(),
  location: z.string().nullable(),
  age: z.number().nullable(),
  avatarUrl: z.string().nullable(),
  createdAt: timeSchema,
  preferences: preferencesSchema,
}) satisfies z.ZodType<Member>;

/** A member's own record as the server sends it to them alone. */
export const selfSchema = memberSchema.extend({ email: z.string() }) satisfies z.ZodType<Self>;

/** A relationship type as the server sends it. */
export const relationshipTypeSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  iconName: z.string(),
}) satisfies z.ZodType<RelationshipType>;

/** The query of the list of members. */
export const memberListQuerySchema = z.object({
  limit: pageSize({ usual: 100, maximum: 500 }),
  after: pageParameter('members').default(0),
});

function optionalPictureAddress(field: string) {
  const rule = rules.checkPictureAddress(field);
  return optionalText((address) => (address === '' ? null : rule(address)));
}
