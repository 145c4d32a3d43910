import { MEMBER_EVENT_TYPES, type MemberEvent } from '#core/members/events.ts';
import { z } from 'zod';
import * as rules from '#core/members/domain/field-rules.ts';
import { COLUMN_FIELDS, PREFERENCE_FIELDS } from '#core/members/domain/profile-fields.ts';
import type { MemberFault } from '#core/members/refusals.ts';
import type { EmailAddress } from '#core/kernel/email-address.ts';
import { parseMemberId } from '#core/kernel/ids.ts';
import { writeFault } from '#core/kernel/schemas/faults.ts';
import type { Member, Profile, Self } from '#core/members/domain/member.ts';
import type { RelationshipType } from '#core/members/domain/relationship-types.ts';
import { PHOTO_VIEWERS } from '#core/members/domain/photo-viewers.ts';
import type { ProfileChanges } from '#core/members/domain/profile-changes.ts';
import {
  idSchema,
  memberIdSchema,
  acceptedText,
  anyText,
  parsedText,
  text,
  timeSchema,
  eventMembersSchema,
} from '#core/kernel/schemas/fields.ts';
import { pageParameter, pageSize } from '#core/kernel/schemas/paging.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { DISTANCES } from './places/domain/distance.ts';
import { memberCalls } from './calls.ts';
import {
  ageRangeSchema,
  idsSchema,
  relationshipTypesSchema,
  sentFields,
  shownFields,
} from './profile-field-schemas.ts';

/** Fields of a member as a client sends them; see the field rules of the core for their bounds. */
export const usernameSchema = parsedText(rules.parseUsername, {
  rule: 'required',
  field: 'username',
});
export const emailSchema = parsedText(rules.parseEmailAddress, {
  rule: 'required',
  field: 'email',
});
export const nameSchema = text(rules.checkName, { rule: 'required', field: 'name' });

/** Preferences as a client sends them, all of them or some; what is given is complete and valid. */
export const preferencesChangesSchema = z
  .object(
    sentFields(PREFERENCE_FIELDS),
    writeFault<MemberFault>({ rule: 'preferences_not_an_object' }),
  )
  .meta({ id: 'PreferencesChanges' });

const INCOMPLETE = writeFault<MemberFault>({ rule: 'who_may_ask_incomplete' });

/** Who may ask, as a client sends it: always all of it. */
const whoMayAskSchema = z
  .object(
    {
      relationshipTypes: relationshipTypesSchema,
      ageRange: ageRangeSchema.nullable(),
      onlyWithNote: z.boolean(INCOMPLETE),
    },
    INCOMPLETE,
  )
  .meta({ id: 'WhoMayAsk' });

const SIGNS_INCOMPLETE = writeFault<MemberFault>({ rule: 'shared_signs_incomplete' });

/** What members let those they talk with see, as a client sends it: always all of it. */
const sharedSignsSchema = z
  .object(
    { typing: z.boolean(SIGNS_INCOMPLETE), reading: z.boolean(SIGNS_INCOMPLETE) },
    SIGNS_INCOMPLETE,
  )
  .meta({
    id: 'SharedSigns',
    description:
      'Whether those you talk with see that you’re typing, and that you’ve read a message, where they have chosen that too.',
  });

const photosSeenBySchema = z
  .enum(PHOTO_VIEWERS, writeFault<MemberFault>({ rule: 'photo_viewers' }))
  .meta({
    description:
      'Who sees the photos of your profile, and loads their files: everyone here, or your connections alone. Others see the drawn picture.',
  });

const blursPhotosSchema = z
  .boolean(writeFault<MemberFault>({ rule: 'blurred_photos' }))
  .meta({ description: 'Whether photos in messages always stay blurred until you tap them.' });

/** A change of one's own record: any subset of its fields; `null` and `""` clear what is optional. */
export const profileChangesSchema = z
  .object({
    username: anyText.exactOptional(),
    email: emailSchema.exactOptional(),
    name: nameSchema.exactOptional(),
    ...sentFields(COLUMN_FIELDS),
    preferences: preferencesChangesSchema.exactOptional(),
    whoMayAsk: whoMayAskSchema.exactOptional(),
    sharedSigns: sharedSignsSchema.exactOptional(),
    photosSeenBy: photosSeenBySchema.exactOptional(),
    blursPhotos: blursPhotosSchema.exactOptional(),
  })
  .meta({ id: 'ProfileChanges' }) satisfies z.ZodType<ProfileChanges & { username?: string }>;

/** The preferences that every member has, as the server sends them. */
const preferencesSchema = z.object(shownFields(PREFERENCE_FIELDS)).meta({ id: 'Preferences' });

/** A member as the server sends them to other members. */
export const memberSchema = z
  .object({
    id: memberIdSchema,
    name: z.string(),
    username: acceptedText<rules.Username>(),
    ...shownFields(COLUMN_FIELDS),
    createdAt: timeSchema,
    preferences: preferencesSchema,
    verified: z.boolean().meta({ description: 'Whether they confirmed their email address.' }),
  })
  .meta({ id: 'Member' }) satisfies z.ZodType<Member>;

/** What a member needs to know before they ask another, as the server sends it. */
const askingSchema = z
  .object({ status: z.enum(['open', 'with_note', 'closed']), relationshipTypes: idsSchema })
  .meta({ id: 'Asking' });

/** A member as the server sends them to another who opens their profile. */
const profileSchema = memberSchema
  .extend({
    asking: askingSchema,
    utcOffset: z.number().nullable().meta({
      description: 'How many minutes their clocks are ahead of UTC now, if they gave a time zone.',
    }),
    distance: z.literal(DISTANCES).nullable().meta({
      description:
        'Within how many kilometres their town is of yours; null where it is farther or not known.',
    }),
  })
  .meta({ id: 'Profile' }) satisfies z.ZodType<Profile>;

/** A member's own record as the server sends it to them alone. */
export const selfSchema = memberSchema
  .extend({
    email: acceptedText<EmailAddress>(),
    whoMayAsk: z.object({
      relationshipTypes: idsSchema,
      ageRange: z.object({ min: z.number(), max: z.number() }).nullable(),
      onlyWithNote: z.boolean(),
    }),
    sharedSigns: z.object({ typing: z.boolean(), reading: z.boolean() }),
    photosSeenBy: z.enum(PHOTO_VIEWERS),
    blursPhotos: z.boolean(),
  })
  .meta({ id: 'Self' }) satisfies z.ZodType<Self>;

/** What happened to a member, as it is stored and travels between processes. */
export const memberEventSchema = z.object({
  type: z.enum(MEMBER_EVENT_TYPES),
  memberIds: eventMembersSchema,
}) satisfies z.ZodType<MemberEvent>;

/** A relationship type as the server sends it. */
export const relationshipTypeSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    description: z.string(),
    iconName: z.string(),
  })
  .meta({ id: 'RelationshipType' }) satisfies z.ZodType<RelationshipType>;

/** The query of the list of members. */
export const memberListQuerySchema = z.object({
  limit: pageSize({ usual: 100, maximum: 500 }),
  after: pageParameter('members').default(0),
});

/** The calls about members, with what they take, answer and refuse. */
export const memberEndpoints = {
  listRelationshipTypes: {
    ...memberCalls.listRelationshipTypes,
    summary: 'List the relationship types',
    response: z.array(relationshipTypeSchema),
    refuses: [],
  },
  listMembers: {
    ...memberCalls.listMembers,
    summary: 'List all members by id',
    query: memberListQuerySchema,
    response: z.array(memberSchema),
    refuses: [],
  },
  getMember: {
    ...memberCalls.getMember,
    pathId: parseMemberId,
    summary: 'Get a member; your own record has your email address too',
    response: z.union([selfSchema, profileSchema]),
    refuses: ['not_found'],
  },
  updateProfile: {
    ...memberCalls.updateProfile,
    pathId: parseMemberId,
    summary: 'Change your own profile',
    body: profileChangesSchema,
    response: selfSchema,
    refuses: ['username_fixed', 'forbidden', 'not_found', 'email_taken', 'too_many_requests'],
  },
} as const satisfies Record<keyof typeof memberCalls, Endpoint>;
