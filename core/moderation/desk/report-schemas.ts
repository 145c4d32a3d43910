import { z } from 'zod';
import { parseMemberId, parseReportId } from '#core/kernel/ids.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { writeFault } from '#core/kernel/schemas/faults.ts';
import {
  atMost,
  memberIdSchema,
  messageIdSchema,
  reportIdSchema,
  timeSchema,
} from '#core/kernel/schemas/fields.ts';
import { cursorSchema, pageSize } from '#core/kernel/schemas/paging.ts';
import { attachmentSchema } from '#core/messaging/attachments/schemas.ts';
import { memberSchema } from '#core/members/schemas.ts';
import { moderationWordsSchema } from '#core/moderation/schemas.ts';
import { toFiledReport } from '#core/moderation/reports/schemas.ts';
import type { ReportedMember } from '#core/moderation/reports/domain/reported-member.ts';
import { REPORT_REASONS, type QueuePlace } from '#core/moderation/reports/domain/report-reason.ts';
import {
  REPORT_OUTCOMES,
  type Claim,
  type Report,
  type ReportWithEvidence,
} from '#core/moderation/reports/domain/report.ts';
import type { PastOfMember, ShownMemberCase, ShownReport } from './domain/answers.ts';
import { readPlaceInQueue } from './domain/queue-cursor.ts';
import type { Names } from './domain/people.ts';
import { personSchema, toPerson } from './person-schemas.ts';
import { unknownOption } from './option-schemas.ts';
import { deskCalls } from './calls.ts';
import { MOST_TOGETHER, SIMPLE_MEASURES } from './domain/report-decision.ts';
import {
  because,
  deskEntrySchema,
  standingSchema,
  suspensionSchema,
  toDeskEntry,
  toStanding,
} from './standing-schemas.ts';

const MEASURES = ['dismiss', ...SIMPLE_MEASURES, 'suspend'];
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

/** A member with open reports, as the desk lists them: in the place of the first report. */
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

const quotedMessageSchema = z.object({
  id: messageIdSchema,
  senderId: memberIdSchema,
  /** `null` without words, and once the sender has taken the message back. */
  content: z.string().nullable(),
  attachments: z.array(attachmentSchema).readonly(),
  createdAt: timeSchema,
  /** What it said before its sender changed it or took it back, oldest first. */
  earlier: z
    .array(
      z.object({
        content: z.string().nullable(),
        until: timeSchema,
        attachments: z.array(attachmentSchema).readonly().exactOptional(),
      }),
    )
    .readonly(),
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
    introductions: z.array(z.string()).readonly().meta({
      description:
        'What the one who is reported wrote to introduce others to the reporter, newest first.',
    }),
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

export type DeskReport = z.output<typeof deskReportSchema>;
export type DeskCase = z.output<typeof deskCaseSchema>;

function toByAt(step: Claim | null, names: Names): z.output<typeof byAtSchema> | null {
  return step && { by: toPerson(step.by, names), at: step.at };
}

/** The report in the words of the wire, without its evidence and without who filed it. */
export function toDeskReport(report: Report, names: Names): DeskReport {
  const { handling } = report;
  const decision = handling.state === 'answered' ? handling.decision : null;
  return {
    ...toFiledReport(report),
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

/** The member with open reports, in the words of the wire. */
export function toReportedMember(
  { first, ...others }: ReportedMember,
  names: Names,
): z.output<typeof reportedMemberSchema> {
  return { id: first.aboutId, first: toDeskReport(first, names), ...others };
}

function toReportWithEvidence(report: ReportWithEvidence, names: Names) {
  const { messages, ...others } = report.evidence;
  return {
    report: toDeskReport(report, names),
    reporter: toPerson(report.reporterId, names),
    evidence: { ...others, messages: messages && [...messages] },
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

/** Why a report is not handled by whoever asks for it. */
const UNHANDLED = ['not_found', 'already_answered', 'claimed_by_another'] as const;

/** The calls about reports, with what they take, answer and refuse. */
export const deskReportEndpoints = {
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
    summary: 'Show a report with its evidence and the record of the member it is about',
    response: deskCaseSchema,
    refuses: ['not_found'],
  },
  claimReport: {
    ...deskCalls.claimReport,
    pathId: parseReportId,
    summary: 'Take care of a report, so that nobody else does',
    response: deskReportSchema,
    refuses: UNHANDLED,
  },
  releaseReport: {
    ...deskCalls.releaseReport,
    pathId: parseReportId,
    summary: 'Leave a report to the other moderators',
    response: deskReportSchema,
    refuses: UNHANDLED,
  },
  decideReport: {
    ...deskCalls.decideReport,
    pathId: parseReportId,
    summary: 'Decide upon a report; where two moderators exist, two of them remove a member',
    body: reportDecisionSchema,
    response: deskReportSchema,
    refuses: [...UNHANDLED, 'member_removed', 'second_moderator_needed', 'about_operator'],
  },
  listReportedMembers: {
    ...deskCalls.listReportedMembers,
    summary: 'List the members with open reports, the gravest report first, then the oldest',
    query: reportedMembersQuerySchema,
    response: z.array(reportedMemberSchema),
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
    refuses: UNHANDLED,
  },
  releaseReportsAbout: {
    ...deskCalls.releaseReportsAbout,
    pathId: parseMemberId,
    summary: 'Leave the open reports about a member to the other moderators',
    response: z.array(deskReportSchema),
    refuses: UNHANDLED,
  },
  decideReportsAbout: {
    ...deskCalls.decideReportsAbout,
    pathId: parseMemberId,
    summary: 'Decide upon several reports about a member at once: all of them, or none',
    body: reportsDecisionSchema,
    response: z.array(deskReportSchema),
    refuses: [...UNHANDLED, 'member_removed', 'second_moderator_needed', 'about_operator'],
  },
} as const satisfies Record<string, Endpoint>;
