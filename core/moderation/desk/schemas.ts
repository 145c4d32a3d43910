import { z } from 'zod';
import { textRule, type FieldRule } from '#core/kernel/field-rule.ts';
import { parseMemberId, parseNoticeId, type MemberId } from '#core/kernel/ids.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import {
  memberIdSchema,
  noticeIdSchema,
  reportIdSchema,
  text,
  timeSchema,
} from '#core/kernel/schemas/fields.ts';
import { pageParameter, pageSize, wholeNumber } from '#core/kernel/schemas/paging.ts';
import { WAITING_KINDS } from '#core/moderation/domain/waiting-cases.ts';
import { ENDING_ACTIONS } from '#core/moderation/domain/measure.ts';
import { MODERATION_ACTIONS } from '#core/moderation/domain/moderation-entry.ts';
import { APPEAL_OUTCOMES } from '#core/moderation/domain/notice.ts';
import type { ModerationFault } from '#core/moderation/refusals.ts';
import {
  appealSchema,
  measureContentFields,
  moderationWordsSchema,
  toWireAppeal,
} from '#core/moderation/schemas.ts';
import { REPORT_REASONS } from '#core/moderation/reports/domain/report-reason.ts';
import { REPORT_OUTCOMES } from '#core/moderation/reports/domain/report.ts';
import { medianHours, type ReportCount } from '#core/moderation/reports/domain/report-counts.ts';
import type { RegisteredMember } from '#core/moderation/ports/moderation-repository.ts';
import { mayDecide, type AppealedNotice } from './domain/decide-appeal.ts';
import type { CountedFigures } from './domain/answers.ts';
import type { Names } from './domain/people.ts';
import { actorSchema, personSchema, toActor, toPerson } from './person-schemas.ts';
import { deskRecoveryEndpoints } from './recovery-schemas.ts';
import { deskRegistrationEndpoints } from './registration-schemas.ts';
import { deskSecurityEndpoints } from './security-schemas.ts';
import { unknownOption } from './option-schemas.ts';
import { deskCalls } from './calls.ts';
import { deskContactEndpoints } from './contact-schemas.ts';
import { SOLE_MEASURES } from './domain/report-decision.ts';
import { deskReportEndpoints } from './report-schemas.ts';
import {
  because,
  deskEntrySchema,
  standingSchema,
  suspensionSchema,
  toStanding,
} from './standing-schemas.ts';

/** A member whom a moderator has looked for. */
const foundMemberSchema = z
  .object({ id: memberIdSchema, name: z.string(), username: z.string(), standing: standingSchema })
  .meta({ id: 'FoundMember' });

/** An appeal as the desk shows it; `id` is that of the notice that it is against. */
const deskAppealSchema = z
  .object({
    id: noticeIdSchema,
    at: timeSchema,
    actor: actorSchema,
    member: personSchema,
    reportId: reportIdSchema.nullable(),
    ...measureContentFields,
    appeal: appealSchema,
    /** False for whoever decided before. */
    mayDecide: z.boolean(),
  })
  .meta({ id: 'DeskAppeal' });

/** Where a member stands once a measure has ended. */
const endedMeasureSchema = z
  .object({ member: personSchema, standing: standingSchema })
  .meta({ id: 'DeskMember' });

const count = z.int().min(0);

/** A count for each of the keys. */
function counts<Key extends string>(keys: readonly Key[]) {
  const shape = Object.fromEntries(keys.map((key) => [key, count]));
  return z.object(shape as Record<Key, typeof count>);
}

/** What the desk did since a day, in numbers. */
const figuresSchema = z
  .object({
    since: timeSchema,
    reports: z.object({
      open: count,
      answered: count,
      byReason: counts(REPORT_REASONS),
      byOutcome: counts(REPORT_OUTCOMES),
    }),
    /** The median of the hours from a report to its answer, to a tenth; `null` without any answer. */
    medianHours: z.number().min(0).nullable(),
    /** How often each was decided. */
    actions: counts(MODERATION_ACTIONS),
  })
  .meta({ id: 'DeskFigures' });

/** Whether the caller finds anything at the desk. */
const deskAccessSchema = z
  .object({
    isModerator: z.boolean(),
    isOperator: z.boolean(),
    needsSecondStep: z.boolean(),
    waiting: count.meta({
      description: 'How many cases wait for you at the desk, of all kinds; 0 where it is shut.',
    }),
    cases: counts(WAITING_KINDS).meta({
      description:
        'How many of each kind wait. Of the requests to win an account back, the oldest 20 are looked through.',
    }),
  })
  .meta({ id: 'DeskAccess' });

export type DeskAppeal = z.output<typeof deskAppealSchema>;
export type DeskMember = z.output<typeof endedMeasureSchema>;
export type DeskFigures = z.output<typeof figuresSchema>;

/** The appeal as the moderator sees it, in the words of the wire. */
export function toDeskAppeal(
  notice: AppealedNotice,
  names: Names,
  moderatorId: MemberId,
): DeskAppeal {
  const { id, at, actor, memberId, reportId, content, appeal } = notice;
  return {
    id,
    at,
    actor: toActor(actor, names),
    member: toPerson(memberId, names),
    reportId,
    ...content,
    appeal: toWireAppeal(appeal),
    mayDecide: appeal.answer === null && mayDecide(notice, moderatorId),
  };
}

/** A member whom a moderator has looked for, in the words of the wire: without their address. */
export function toFoundMember({
  self: { id, name, username },
  standing,
}: RegisteredMember): z.output<typeof foundMemberSchema> {
  return { id, name, username, standing: toStanding(standing) };
}

/** A member once a measure about them has ended, in the words of the wire. */
export function toDeskMember({ self, standing }: RegisteredMember): DeskMember {
  return { member: { id: self.id, name: self.name }, standing: toStanding(standing) };
}

/** The figures in the words of the wire: also of what there was none. */
export function toDeskFigures({ since, reports, actions }: CountedFigures): DeskFigures {
  const sum = (isMeant: (counted: ReportCount) => boolean) =>
    reports.counts.filter(isMeant).reduce((total, counted) => total + counted.count, 0);
  return {
    since,
    reports: {
      open: sum(({ state }) => state === 'open'),
      answered: sum(({ state }) => state === 'answered'),
      byReason: tally(REPORT_REASONS, (reason) => sum((counted) => counted.reason === reason)),
      byOutcome: tally(REPORT_OUTCOMES, (outcome) => sum((it) => it.outcome === outcome)),
    },
    medianHours: medianHours(reports),
    actions: tally(MODERATION_ACTIONS, (action) => actions.get(action) ?? 0),
  };
}

function tally<Key extends string>(
  keys: readonly Key[],
  count: (key: Key) => number,
): Record<Key, number> {
  return Object.fromEntries(keys.map((key) => [key, count(key)])) as Record<Key, number>;
}

const appealListQuerySchema = z.object({
  limit: pageSize({ usual: 50, maximum: 100 }),
  after: pageParameter('desk-appeals').exactOptional(),
});

const logQuerySchema = z.object({
  memberId: wholeNumber('memberId', 1).pipe(memberIdSchema).exactOptional(),
  limit: pageSize({ usual: 50, maximum: 100 }),
  after: pageParameter('desk-log').exactOptional(),
});

const appealDecisionSchema = z
  .object({
    outcome: z.enum(APPEAL_OUTCOMES, unknownOption('outcome', APPEAL_OUTCOMES)),
    words: moderationWordsSchema,
  })
  .meta({ id: 'AppealDecision' });

/** The end of a measure, or a measure that needs no report. */
const changedMeasureSchema = z
  .discriminatedUnion(
    'measure',
    [
      z.object({ measure: z.enum(ENDING_ACTIONS), words: moderationWordsSchema }),
      z.object({ measure: z.enum(SOLE_MEASURES), ...because }),
      suspensionSchema,
    ],
    unknownOption('measure', [...ENDING_ACTIONS, ...SOLE_MEASURES, 'suspend']),
  )
  .meta({ id: 'ChangedMeasure' });

/** Enough for the longest address. */
const checkMemberSearch: FieldRule<string, ModerationFault> = textRule('text', 254);

const memberSearchSchema = z.object({ text: text(checkMemberSearch) }).meta({ id: 'MemberSearch' });

/** The calls of the desk, with what they take, answer and refuse. */
export const deskEndpoints = {
  ...deskReportEndpoints,
  findDeskMembers: {
    ...deskCalls.findDeskMembers,
    summary:
      'Find the member of exactly that username or email address, and those whose names begin so',
    body: memberSearchSchema,
    response: z.array(foundMemberSchema),
    refuses: [],
  },
  listDeskAppeals: {
    ...deskCalls.listDeskAppeals,
    summary: 'List the appeals that wait for an answer, the oldest first',
    query: appealListQuerySchema,
    response: z.array(deskAppealSchema),
    refuses: [],
  },
  decideAppeal: {
    ...deskCalls.decideAppeal,
    pathId: parseNoticeId,
    summary: 'Answer an appeal against what somebody else decided',
    body: appealDecisionSchema,
    response: deskAppealSchema,
    refuses: ['not_found', 'own_decision', 'appeal_already_answered'],
  },
  endMeasure: {
    ...deskCalls.endMeasure,
    pathId: parseMemberId,
    summary: 'End a measure about a member early, or take one without a report',
    body: changedMeasureSchema,
    response: endedMeasureSchema,
    refuses: ['not_found', 'member_removed', 'measure_not_in_force', 'approval_undecided'],
  },
  listDeskLog: {
    ...deskCalls.listDeskLog,
    summary: 'List what was decided about members, newest first',
    query: logQuerySchema,
    response: z.array(deskEntrySchema),
    refuses: [],
  },
  showDeskFigures: {
    ...deskCalls.showDeskFigures,
    summary: 'Count what was reported and decided within the last year',
    response: figuresSchema,
    refuses: [],
  },
  showDeskAccess: {
    ...deskCalls.showDeskAccess,
    summary: 'Tell whether you are a moderator, for whom there is a desk',
    response: deskAccessSchema,
    refuses: [],
  },
  ...deskSecurityEndpoints,
  ...deskContactEndpoints,
  ...deskRegistrationEndpoints,
  ...deskRecoveryEndpoints,
} as const satisfies Record<keyof typeof deskCalls, Endpoint>;
