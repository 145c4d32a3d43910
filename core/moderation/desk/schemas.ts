import { z } from 'zod';
import { textRule, type FieldRule } from '#core/kernel/field-rule.ts';
import { parseMemberId, parseNoticeId, parseReportId, type MemberId } from '#core/kernel/ids.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { writeFault } from '#core/kernel/schemas/faults.ts';
import {
  atMost,
  idSchema,
  memberIdSchema,
  messageIdSchema,
  noticeIdSchema,
  reportIdSchema,
  text,
  timeSchema,
} from '#core/kernel/schemas/fields.ts';
import { cursorSchema, pageParameter, pageSize, wholeNumber } from '#core/kernel/schemas/paging.ts';
import { memberSchema } from '#core/members/schemas.ts';
import { WAITING_KINDS } from '#core/moderation/domain/waiting-cases.ts';
import { GUIDELINES } from '#core/moderation/domain/guideline.ts';
import { ENDING_ACTIONS } from '#core/moderation/domain/measure.ts';
import {
  MODERATION_ACTIONS,
  type ModerationEntry,
} from '#core/moderation/domain/moderation-entry.ts';
import { APPEAL_OUTCOMES } from '#core/moderation/domain/notice.ts';
import type { ModerationFault } from '#core/moderation/refusals.ts';
import {
  appealSchema,
  measureContentFields,
  moderationWordsSchema,
  toWireAppeal,
} from '#core/moderation/schemas.ts';
import type { ReportedMember } from '#core/moderation/reports/domain/reported-member.ts';
import { REPORT_REASONS, type QueuePlace } from '#core/moderation/reports/domain/report-reason.ts';
import {
  REPORT_OUTCOMES,
  type Claim,
  type Report,
  type ReportWithEvidence,
} from '#core/moderation/reports/domain/report.ts';
import { medianHours, type ReportCount } from '#core/moderation/reports/domain/report-counts.ts';
import type { RegisteredMember } from '#core/moderation/ports/moderation-repository.ts';
import { ROLES, type Standing } from '#core/safety/domain/standing.ts';
import { mayDecide, type AppealedNotice } from './domain/decide-appeal.ts';
import type {
  CountedFigures,
  PastOfMember,
  ShownMemberCase,
  ShownReport,
} from './domain/answers.ts';
import { readPlaceInQueue } from './domain/queue-cursor.ts';
import type { Names } from './domain/people.ts';
import { actorSchema, personSchema, toActor, toPerson } from './person-schemas.ts';
import { deskRecoveryEndpoints } from './recovery-schemas.ts';
import { deskRegistrationEndpoints } from './registration-schemas.ts';
import { deskSecurityEndpoints } from './security-schemas.ts';
import { unknownOption } from './option-schemas.ts';
import { deskCalls } from './calls.ts';
import { deskContactEndpoints } from './contact-schemas.ts';
import { MOST_TOGETHER, SIMPLE_MEASURES, SOLE_MEASURES } from './domain/report-decision.ts';

const MEASURES = ['dismiss', ...SIMPLE_MEASURES, 'suspend'];
const NOT_A_TIME = writeFault<ModerationFault>({ rule: 'until_not_a_time' });

const STATES = ['open', 'answered'] as const;

const byAtSchema = z.object({ by: personSchema, at: timeSchema });

/** A report as the desk lists it, without its evidence. */
export const deskReportSchema = z
  .object({
    id: reportIdSchema,
    /** The one who is reported, by the name that they had then. */
    member: z.object({ id: memberIdSchema, name: z.string() }),
    reason: z.enum(REPORT_REASONS),
    words: z.string().nullable(),
    createdAt: timeSchema,
    state: z.enum(STATES),
    /** Who takes care of it, and since when. */
    claim: byAtSchema.nullable(),
    /** Who would remove the member, and since when; another moderator has to say the same. */
    proposal: byAtSchema.nullable(),
    decision: byAtSchema
      .extend({ outcome: z.enum(REPORT_OUTCOMES), words: z.string().nullable() })
      .nullable(),
  })
  .meta({ id: 'DeskReport' });

/** A member about whom reports wait, as the desk lists them: in the place of the first report. */
const reportedMemberSchema = z
  .object({
    /** The member's. */
    id: memberIdSchema,
    /** The gravest of the reports, and of the same gravity the oldest. */
    first: deskReportSchema,
    open: z.int().min(1).meta({ description: 'How many reports wait.' }),
    taken: z.int().min(0).meta({ description: 'How many of them moderators have taken.' }),
    proposed: z.int().min(0).meta({ description: 'In how many of them a removal is proposed.' }),
    /** When the oldest of them was filed. */
    oldestAt: timeSchema,
  })
  .meta({ id: 'ReportedMember' });

/** Where a member stands with those who run the site. */
const standingSchema = z
  .object({
    role: z.enum(ROLES),
    status: z.enum(['active', 'awaiting_approval', 'under_age', 'suspended', 'removed', 'deleted']),
    until: timeSchema.nullable(),
    isListed: z.boolean(),
    mayAsk: z.boolean(),
  })
  .meta({ id: 'DeskStanding' });

/** A decision in the log. */
const deskEntrySchema = z
  .object({
    id: idSchema,
    at: timeSchema,
    actor: actorSchema,
    member: personSchema,
    reportId: reportIdSchema.nullable(),
    action: z.enum(MODERATION_ACTIONS),
    until: timeSchema.nullable(),
    reason: z.enum(GUIDELINES).nullable(),
    words: z.string().nullable(),
  })
  .meta({ id: 'DeskEntry' });

const quotedMessageSchema = z.object({
  id: messageIdSchema,
  senderId: memberIdSchema,
  /** `null` once the sender has taken the message back. */
  content: z.string().nullable(),
  createdAt: timeSchema,
  /** What it said before its sender changed it or took it back, oldest first. */
  earlier: z.array(z.object({ content: z.string(), until: timeSchema })).readonly(),
});

/** A report with its evidence. */
const reportWithEvidenceFields = {
  report: deskReportSchema,
  reporter: personSchema,
  evidence: z.object({
    profile: memberSchema,
    messages: z.array(quotedMessageSchema).nullable(),
    /** What came with the request between the two. */
    note: z.object({ senderId: memberIdSchema, content: z.string() }).nullable(),
  }),
};

const pastFields = {
  /** Where the one who is reported stands now; `null` once they are gone. */
  standing: standingSchema.nullable(),
  /** Other reports about the same member, newest first. */
  otherReports: z.array(deskReportSchema),
  /** What was decided about the member, newest first. */
  log: z.array(deskEntrySchema),
  /** Whether another moderator has to agree before the member is removed. */
  removalNeedsTwo: z.boolean(),
};

/** A report with all that is needed to decide upon it. */
const deskCaseSchema = z
  .object({ ...reportWithEvidenceFields, ...pastFields })
  .meta({ id: 'DeskCase' });

/** The open reports about a member, with all that is needed to decide upon them together. */
const memberCaseSchema = z
  .object({
    member: personSchema,
    /** As others see them now; `null` once they are gone. */
    profile: memberSchema.nullable(),
    reports: z.array(z.object(reportWithEvidenceFields)),
    hasMore: z.boolean().meta({ description: 'Whether more reports about them wait.' }),
    ...pastFields,
  })
  .meta({ id: 'DeskMemberCase' });

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

export type DeskReport = z.output<typeof deskReportSchema>;
export type DeskCase = z.output<typeof deskCaseSchema>;
export type DeskEntry = z.output<typeof deskEntrySchema>;
export type DeskAppeal = z.output<typeof deskAppealSchema>;
export type DeskMember = z.output<typeof endedMeasureSchema>;
export type DeskFigures = z.output<typeof figuresSchema>;

function toByAt(step: Claim | null, names: Names): z.output<typeof byAtSchema> | null {
  return step && { by: toPerson(step.by, names), at: step.at };
}

/** The report in the words of the wire, without its evidence and without who filed it. */
export function toDeskReport(report: Report, names: Names): DeskReport {
  const { id, aboutId, aboutName, reason, words, createdAt, handling } = report;
  const decision = handling.state === 'answered' ? handling.decision : null;
  return {
    id,
    member: { id: aboutId, name: aboutName },
    reason,
    words,
    createdAt,
    state: handling.state,
    claim: toByAt(handling.claim, names),
    proposal: toByAt(handling.state === 'open' ? handling.proposal : null, names),
    decision: decision && {
      by: toPerson(decision.by, names),
      at: decision.at,
      outcome: decision.outcome,
      words: decision.words,
    },
  };
}

/** The entry in the words of the wire. */
export function toDeskEntry(entry: ModerationEntry, names: Names): DeskEntry {
  const { actor, memberId, ...others } = entry;
  return { ...others, actor: toActor(actor, names), member: toPerson(memberId, names) };
}

/** Where a member stands, in the words of the wire. */
function toStanding(standing: Standing): z.output<typeof standingSchema> {
  const { role, account, isListed, mayAsk } = standing;
  const until = account.status === 'suspended' ? account.until : null;
  return { role, status: account.status, until, isListed, mayAsk };
}

/** The member about whom reports wait, in the words of the wire. */
export function toReportedMember(
  { first, ...others }: ReportedMember,
  names: Names,
): z.output<typeof reportedMemberSchema> {
  return { id: first.aboutId, first: toDeskReport(first, names), ...others };
}

function toReportWithEvidence(report: ReportWithEvidence, names: Names) {
  const { profile, messages, note } = report.evidence;
  return {
    report: toDeskReport(report, names),
    reporter: toPerson(report.reporterId, names),
    evidence: { profile, messages: messages && [...messages], note },
  };
}

function toPast({ standing, otherReports, entries, removalNeedsTwo, names }: PastOfMember) {
  return {
    standing: standing && toStanding(standing),
    otherReports: otherReports.map((other) => toDeskReport(other, names)),
    log: entries.map((entry) => toDeskEntry(entry, names)),
    removalNeedsTwo,
  };
}

/** The report with all that is needed to decide upon it, in the words of the wire. */
export function toDeskCase(shown: ShownReport): DeskCase {
  return { ...toReportWithEvidence(shown.report, shown.names), ...toPast(shown) };
}

/** The reports about a member with all that is needed to decide upon them, in the words of the wire. */
export function toDeskMemberCase(shown: ShownMemberCase): z.output<typeof memberCaseSchema> {
  const { id, profile, reports, hasMore, names } = shown;
  return {
    member: toPerson(id, names),
    profile,
    reports: reports.map((report) => toReportWithEvidence(report, names)),
    hasMore,
    ...toPast(shown),
  };
}

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

/** Where the queue goes on. */
function queuePlaceSchema(kind: Parameters<typeof readPlaceInQueue>[0]) {
  return cursorSchema
    .transform((cursor, context): QueuePlace => {
      const place = readPlaceInQueue(kind, cursor);
      if (place !== null) return place;
      const message = writeFault({ rule: 'cursor_of_another_list' });
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .meta({ description: 'Where the page begins: a cursor from a `Link` of this list.' });
}

const reportListQuerySchema = z.object({
  state: z.enum(STATES, unknownOption('state', STATES)).default('open'),
  limit: pageSize({ usual: 50, maximum: 100 }),
  after: queuePlaceSchema('desk-reports').exactOptional(),
});

const reportedMembersQuerySchema = z.object({
  limit: pageSize({ usual: 50, maximum: 100 }),
  after: queuePlaceSchema('desk-reported-members').exactOptional(),
});

const appealListQuerySchema = z.object({
  limit: pageSize({ usual: 50, maximum: 100 }),
  after: pageParameter('desk-appeals').exactOptional(),
});

const logQuerySchema = z.object({
  memberId: wholeNumber('memberId', 1).pipe(memberIdSchema).exactOptional(),
  limit: pageSize({ usual: 50, maximum: 100 }),
  after: pageParameter('desk-log').exactOptional(),
});

const because = {
  reason: z.enum(GUIDELINES, unknownOption('reason', GUIDELINES)),
  words: moderationWordsSchema,
};

const suspensionSchema = z.object({
  measure: z.literal('suspend'),
  until: z.iso.datetime(NOT_A_TIME).transform((time) => new Date(time).toISOString()),
  ...because,
});

/** What a moderator decides upon a report. */
const reportDecisionSchema = z
  .discriminatedUnion(
    'measure',
    [
      z.object({
        measure: z.literal('dismiss'),
        words: moderationWordsSchema.nullable().default(null),
      }),
      z.object({ measure: z.enum(SIMPLE_MEASURES), ...because }),
      suspensionSchema,
    ],
    unknownOption('measure', MEASURES),
  )
  .meta({ id: 'ReportDecision' });

const NO_LIST = writeFault({ rule: 'not_given_once', parameter: 'reportIds' });
const someReportIds = z.array(reportIdSchema, NO_LIST).min(1, NO_LIST);

/** What a moderator decides upon reports about one member. */
const reportsDecisionSchema = reportDecisionSchema
  .and(z.object({ reportIds: atMost(MOST_TOGETHER, 'reportIds', someReportIds) }))
  .meta({ id: 'ReportsDecision' });

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
  listDeskReports: {
    ...deskCalls.listDeskReports,
    summary: 'List reports, the gravest first, and of the same gravity the oldest',
    query: reportListQuerySchema,
    response: z.array(deskReportSchema),
    refuses: [],
  },
  showDeskReport: {
    ...deskCalls.showDeskReport,
    pathId: parseReportId,
    summary: 'Show a report with its evidence and what is known of the member whom it is about',
    response: deskCaseSchema,
    refuses: ['not_found'],
  },
  claimReport: {
    ...deskCalls.claimReport,
    pathId: parseReportId,
    summary: 'Take care of a report, so that nobody else does',
    response: deskReportSchema,
    refuses: ['not_found', 'already_answered', 'claimed_by_another'],
  },
  releaseReport: {
    ...deskCalls.releaseReport,
    pathId: parseReportId,
    summary: 'Leave a report to the other moderators',
    response: deskReportSchema,
    refuses: ['not_found', 'already_answered', 'claimed_by_another'],
  },
  decideReport: {
    ...deskCalls.decideReport,
    pathId: parseReportId,
    summary: 'Decide upon a report; where two moderators exist, two of them remove a member',
    body: reportDecisionSchema,
    response: deskReportSchema,
    refuses: [
      'not_found',
      'already_answered',
      'claimed_by_another',
      'member_removed',
      'second_moderator_needed',
    ],
  },
  listReportedMembers: {
    ...deskCalls.listReportedMembers,
    summary: 'List the members about whom reports wait, by the gravest report, and then the oldest',
    query: reportedMembersQuerySchema,
    response: z.array(reportedMemberSchema),
    refuses: [],
  },
  findDeskMembers: {
    ...deskCalls.findDeskMembers,
    summary:
      'Find the member of exactly that username or email address, and those whose names begin so',
    body: memberSearchSchema,
    response: z.array(foundMemberSchema),
    refuses: [],
  },
  showDeskMember: {
    ...deskCalls.showDeskMember,
    pathId: parseMemberId,
    summary: 'Show a member with the open reports about them and the evidence of each',
    response: memberCaseSchema,
    refuses: ['not_found'],
  },
  claimReportsAbout: {
    ...deskCalls.claimReportsAbout,
    pathId: parseMemberId,
    summary: 'Take care of the open reports about a member that nobody else has taken',
    response: z.array(deskReportSchema),
    refuses: ['not_found', 'already_answered', 'claimed_by_another'],
  },
  releaseReportsAbout: {
    ...deskCalls.releaseReportsAbout,
    pathId: parseMemberId,
    summary: 'Leave the open reports about a member to the other moderators',
    response: z.array(deskReportSchema),
    refuses: ['not_found', 'already_answered', 'claimed_by_another'],
  },
  decideReportsAbout: {
    ...deskCalls.decideReportsAbout,
    pathId: parseMemberId,
    summary: 'Decide upon several reports about a member at once: all of them, or none',
    body: reportsDecisionSchema,
    response: z.array(deskReportSchema),
    refuses: [
      'not_found',
      'already_answered',
      'claimed_by_another',
      'member_removed',
      'second_moderator_needed',
    ],
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
    refuses: ['not_found', 'member_removed', 'measure_not_in_force'],
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
