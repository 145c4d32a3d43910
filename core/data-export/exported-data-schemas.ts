import { ACTIVITY_NAMES } from '#core/connections/domain/activities.ts';
import { TONES } from '#core/connections/days/domain/kept-day.ts';
import { QUESTION_NAMES } from '#core/connections/domain/questions-for-two.ts';
import { vouchCountSchema } from '#core/vouching/schemas.ts';
import { WAYS_KNOWN } from '#core/vouching/domain/vouch.ts';
import { z } from 'zod';
import type { PasskeyName } from '#core/accounts/domain/passkey.ts';
import type { PictureKey } from '#core/media/domain/picture-address.ts';
import { ATTACHMENT_KINDS } from '#core/messaging/attachments/domain/attachment.ts';
import { CONTACT_TOPICS } from '#core/moderation/contact/domain/contact-message.ts';
import {
  acceptedText,
  connectionIdSchema,
  idSchema,
  keptDayIdSchema,
  memberIdSchema,
  pictureIdSchema,
  noticeIdSchema,
  timeSchema,
} from '#core/kernel/schemas/fields.ts';
import { cadenceSchema } from '#core/connections/schemas.ts';
import { mailPreferencesSchema } from '#core/mail/schemas.ts';
import { BOND_SIDES } from '#core/members/domain/bond-sides.ts';
import { memberSchema, selfSchema } from '#core/members/schemas.ts';
import { ENDING_ACTIONS } from '#core/moderation/domain/measure.ts';
import type { ModerationWords } from '#core/moderation/domain/moderation-entry.ts';
import { APPEAL_OUTCOMES } from '#core/moderation/domain/notice.ts';
import { appealSchema, measureContentFields } from '#core/moderation/schemas.ts';
import { REPORT_REASONS } from '#core/moderation/reports/domain/report-reason.ts';
import { REPORT_OUTCOMES } from '#core/moderation/reports/domain/report.ts';
import { DECLINE_SENTENCES } from '#core/safety/domain/decline-answer.ts';
import { SECURITY_FACTS } from '#core/accounts/security-log/domain/security-entry.ts';
import { DATA_FORMAT, type ExportedData } from './domain/exported-data.ts';

const wordsSchema = acceptedText<ModerationWords>();

const personSchema = memberSchema
  .pick({ id: true, name: true, username: true, avatarUrl: true })
  .meta({ id: 'Person', description: 'Another member, as your own lists show them.' });

const accountSchema = selfSchema
  .pick({
    id: true,
    username: true,
    email: true,
    createdAt: true,
    whoMayAsk: true,
    sharedSigns: true,
    photosSeenBy: true,
    blursPhotos: true,
  })
  .extend({
    terms: z.object({ version: z.string(), at: timeSchema }).nullable(),
    secondStep: z
      .object({
        authenticator: z.boolean().meta({ description: 'Whether an app shows you codes.' }),
        recoveryCodes: z.object({ madeAt: timeSchema, left: z.int().nonnegative() }).nullable(),
        onlyPasskeys: z.boolean().meta({ description: 'Whether your password lets nobody in.' }),
      })
      .meta({ description: 'What you log in with beside your password, without what proves it.' }),
    mails: mailPreferencesSchema.meta({ description: 'Which emails you want.' }),
  })
  .meta({ id: 'Account', description: 'What only you are shown of your account.' });

const profileSchema = memberSchema
  .omit({ id: true, username: true, createdAt: true, verified: true })
  .meta({ id: 'Profile', description: 'What other members see of you.' });

const connectionSchema = z
  .object({
    id: connectionIdSchema,
    member: personSchema,
    askedByMe: z.boolean(),
    relationshipType: z.string().nullable(),
    side: z
      .enum(BOND_SIDES)
      .nullable()
      .meta({ description: 'The side that the one who asked would take.' }),
    note: z.string().nullable(),
    requestedAt: timeSchema,
    acceptedAt: timeSchema.nullable(),
    pinned: z.boolean(),
    muted: z.boolean(),
    aside: z.object({ at: timeSchema, forGood: z.boolean() }).nullable(),
    sealedAnswer: z
      .object({ question: z.enum(QUESTION_NAMES), answer: z.string() })
      .nullable()
      .meta({ description: 'Your answer to a question for two, which waits for the other’s.' }),
    rhythm: z
      .object({
        cadence: cadenceSchema,
        state: z.enum(['proposed', 'agreed', 'resting']),
        proposedByMe: z.boolean(),
      })
      .nullable()
      .meta({ description: 'How often the two of you mean to write to each other.' }),
    suggestedBond: z
      .object({
        relationshipType: z.string().nullable(),
        side: z.enum(BOND_SIDES).nullable().meta({ description: 'The side that would be yours.' }),
        suggestedByMe: z.boolean(),
      })
      .nullable()
      .meta({ description: 'Another bond that one of you suggests.' }),
    activities: z
      .array(
        z.object({
          activity: z.enum(ACTIVITY_NAMES),
          day: z.string(),
          state: z.enum(['suggested', 'agreed', 'done']),
          suggestedByMe: z.boolean(),
        }),
      )
      .meta({ description: 'What the two of you have done on the same day, or have in mind.' }),
  })
  .meta({ id: 'Connection', description: 'A connection; a request where `acceptedAt` is null.' });

const answerSchema = z
  .object({ member: personSchema, sentence: z.enum(DECLINE_SENTENCES), answeredAt: timeSchema })
  .meta({ id: 'Answer', description: 'What someone sent you when they declined your request.' });

const contactMessageSchema = z
  .object({
    id: idSchema,
    createdAt: timeSchema,
    topic: z.enum(CONTACT_TOPICS),
    email: z.string().nullable(),
    content: z.string(),
    handledAt: timeSchema.nullable(),
  })
  .meta({ id: 'ContactMessage', description: 'What you wrote to those who run the site.' });

const passkeySchema = z
  .object({
    name: acceptedText<PasskeyName>(),
    addedAt: timeSchema,
    lastUsedAt: timeSchema.nullable(),
  })
  .meta({ id: 'Passkey' });

const endingSchema = z
  .object({ id: idSchema, name: z.string(), endedAt: timeSchema, endedByMe: z.boolean() })
  .meta({ id: 'EndedConnection' });

const introductionSchema = z
  .object({
    id: idSchema,
    createdAt: timeSchema,
    introducer: z.string().nullable(),
    people: z.array(z.string()),
    notes: z.array(z.string()),
    saidYes: z.boolean().nullable(),
  })
  .meta({
    id: 'Introduction',
    description: 'An introduction that is open: one that you made, or one to answer.',
  });

const meetingSchema = z
  .object({ connectionId: idSchema, introducer: z.string() })
  .meta({ id: 'Meeting', description: 'Who introduced you to someone you’re connected with.' });

const vouchSchema = z
  .object({ memberId: memberIdSchema, name: z.string().nullable(), said: z.enum(WAYS_KNOWN) })
  .meta({ id: 'Vouch', description: 'How well you say that you know someone.' });

const privateNoteSchema = z
  .object({
    id: idSchema,
    memberId: memberIdSchema,
    name: z.string().nullable(),
    text: z.string(),
    keptUntil: timeSchema.nullable(),
  })
  .meta({ id: 'PrivateNote', description: 'What you noted about someone, for yourself alone.' });

const daySchema = z
  .object({
    id: keptDayIdSchema,
    date: z.string(),
    text: z.string().nullable(),
    tone: z.enum(TONES).nullable(),
    connectionIds: z.array(connectionIdSchema),
  })
  .meta({
    id: 'Day',
    description: 'A day that matters to you, and the connections that you share it on.',
  });

const pictureSchema = z
  .object({
    id: pictureIdSchema,
    width: z.int(),
    height: z.int(),
    description: z.string().nullable(),
    createdAt: timeSchema,
  })
  .meta({ id: 'Picture', description: 'A picture you keep here. Its file is pictures/{id}.jpg.' });

const messageSchema = z
  .object({
    id: idSchema,
    writtenByMe: z.boolean(),
    content: z.string().nullable(),
    attachments: z.array(
      z.object({
        kind: z.enum(ATTACHMENT_KINDS),
        key: acceptedText<PictureKey>().meta({
          description: 'The name of its file in the folder attachments, if it is there.',
        }),
        description: z.string().nullable(),
      }),
    ),
    createdAt: timeSchema,
  })
  .meta({ id: 'Message' });

const conversationSchema = z
  .object({
    connectionId: connectionIdSchema,
    member: personSchema,
    messages: z.array(messageSchema).meta({ description: 'The oldest first.' }),
  })
  .meta({ id: 'Conversation' });

const reportSchema = z
  .object({
    id: idSchema,
    name: z.string().meta({ description: 'Whom you reported, by the name they had then.' }),
    reason: z.enum(REPORT_REASONS),
    words: z.string().nullable(),
    createdAt: timeSchema,
    answer: z.object({ outcome: z.enum(REPORT_OUTCOMES), at: timeSchema }).nullable(),
  })
  .meta({ id: 'Report' });

const noticeContentSchema = z.discriminatedUnion('kind', [
  z.object({ ...measureContentFields, words: wordsSchema.nullable() }),
  z.object({
    kind: z.literal('measure_ended'),
    measure: z.enum(ENDING_ACTIONS),
    words: wordsSchema.nullable(),
  }),
  z.object({
    kind: z.literal('appeal_answered'),
    noticeId: noticeIdSchema,
    outcome: z.enum(APPEAL_OUTCOMES),
    words: wordsSchema,
  }),
  z.object({ kind: z.literal('recovery_begun'), until: timeSchema }),
  z.object({
    kind: z.literal('report_answered'),
    name: z.string(),
    outcome: z.enum(REPORT_OUTCOMES),
  }),
]);

const noticeSchema = z
  .object({
    id: idSchema,
    at: timeSchema,
    content: noticeContentSchema,
    appeal: appealSchema.nullable(),
  })
  .meta({ id: 'Notice' });

const invitationSchema = z
  .object({
    id: idSchema,
    createdAt: timeSchema,
    expiresAt: timeSchema,
    status: z.enum(['open', 'used', 'withdrawn', 'expired']),
  })
  .meta({ id: 'Invitation' });

const sessionSchema = z
  .object({
    createdAt: timeSchema,
    lastUsedAt: timeSchema,
    browser: z.string().nullable(),
    operatingSystem: z.string().nullable(),
  })
  .meta({ id: 'Session', description: 'Where you were signed in.' });

const securityEntrySchema = z
  .object({
    at: timeSchema,
    fact: z.enum(SECURITY_FACTS),
    count: z.int(),
    browser: z.string().nullable(),
    operatingSystem: z.string().nullable(),
  })
  .meta({ id: 'SecurityEntry', description: 'What happened with your account.' });

/** All of a member's data, as it is written into `data.json`. Lists but messages have the newest first. */
export const exportedDataSchema = z
  .object({
    format: z.literal(DATA_FORMAT),
    version: z.literal(1),
    madeAt: timeSchema.meta({ description: 'When the copy was begun.' }),
    account: accountSchema,
    profile: profileSchema,
    vouchedBy: vouchCountSchema.meta({ description: 'How many people vouch for you; never who.' }),
    connections: z.array(connectionSchema),
    requests: z.array(connectionSchema),
    answers: z.array(answerSchema),
    endedConnections: z.array(endingSchema),
    introductions: z.array(introductionSchema),
    meetings: z.array(meetingSchema),
    vouches: z.array(vouchSchema),
    privateNotes: z.array(privateNoteSchema),
    days: z.array(daySchema),
    pictures: z.array(pictureSchema),
    conversations: z.array(conversationSchema),
    blocks: z.array(z.object({ id: memberIdSchema, name: z.string(), blockedAt: timeSchema })),
    reports: z.array(reportSchema),
    notices: z.array(noticeSchema),
    invitations: z.array(invitationSchema),
    contactMessages: z.array(contactMessageSchema),
    sessions: z.array(sessionSchema),
    knownDevices: z
      .array(z.object({ lastUsedAt: timeSchema }))
      .meta({ description: 'Browsers that are known from earlier log-ins.' }),
    passkeys: z.array(passkeySchema),
    securityLog: z.array(securityEntrySchema),
  })
  .meta({
    description: 'Everything that a copy of your data holds. Times are in UTC.',
  }) satisfies z.ZodType<ExportedData>;
