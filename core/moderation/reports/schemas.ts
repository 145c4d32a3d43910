import { z } from 'zod';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { writeFault } from '#core/kernel/schemas/faults.ts';
import {
  eventMembersSchema,
  idSchema,
  memberIdSchema,
  optionalText,
  reportIdSchema,
  timeSchema,
} from '#core/kernel/schemas/fields.ts';
import { pageParameter, pageSize } from '#core/kernel/schemas/paging.ts';
import { reportCalls } from './calls.ts';
import { REPORT_REASONS } from './domain/report-reason.ts';
import { checkReportWords, REPORT_OUTCOMES, type Report } from './domain/report.ts';
import type { EndedConnection } from './domain/sealed-conversation.ts';
import { REPORT_EVENT_TYPES, type ReportEvent } from './events.ts';
import type { ReportFault } from './refusals.ts';

const UNKNOWN_REASON = writeFault<ReportFault>({ rule: 'unknown_report_reason' });
const UNKNOWN_CHOICE = writeFault<ReportFault>({ rule: 'unknown_report_choice' });

/** What happened to a report, as it is stored and travels between processes. */
export const reportEventSchema = z.object({
  type: z.enum(REPORT_EVENT_TYPES),
  reportId: reportIdSchema,
  memberIds: eventMembersSchema,
}) satisfies z.ZodType<ReportEvent>;

/** A member by the name that they had then. */
const namedMemberSchema = z.object({ id: memberIdSchema, name: z.string() });

/** An ended connection, as the server sends it to one of its parties. */
export const endedConnectionSchema = z
  .object({
    id: idSchema,
    member: namedMemberSchema,
    endedAt: timeSchema,
    endedByMe: z.boolean(),
    keptUntil: timeSchema,
  })
  .meta({ id: 'EndedConnection' }) satisfies z.ZodType<EndedConnection>;

/** What came of a report: `null` while nothing has been decided. */
const outcomeSchema = z.object({ kind: z.enum(REPORT_OUTCOMES), at: timeSchema }).nullable();

/** A report as the server sends it to the one who filed it. */
export const reportSchema = z
  .object({
    id: reportIdSchema,
    member: namedMemberSchema,
    reason: z.enum(REPORT_REASONS),
    words: z.string().nullable(),
    createdAt: timeSchema,
    state: z.enum(['open', 'answered']),
    outcome: outcomeSchema,
  })
  .meta({ id: 'Report' });

/** A report as the server sends it. */
export type WireReport = z.output<typeof reportSchema>;

/** What whoever filed a report and whoever answers it are both shown, in the words of the wire. */
export function toFiledReport(report: Report): Omit<WireReport, 'outcome'> {
  const { id, aboutId, aboutName, reason, words, createdAt, handling } = report;
  const member = { id: aboutId, name: aboutName };
  return { id, member, reason, words, createdAt, state: handling.state };
}

/** The report in the words of the wire, without those of the people who answer reports. */
export function toWireReport(report: Report): WireReport {
  const { handling } = report;
  const decision = handling.state === 'answered' ? handling.decision : null;
  const outcome = decision && { kind: decision.outcome, at: decision.at };
  return { ...toFiledReport(report), outcome };
}

/** A report that a member files. */
export const reportDraftSchema = z
  .object({
    memberId: memberIdSchema,
    reason: z.enum(REPORT_REASONS, UNKNOWN_REASON),
    words: optionalText(checkReportWords).default(null),
    attachMessages: z.boolean(UNKNOWN_CHOICE),
    block: z.boolean(UNKNOWN_CHOICE),
  })
  .meta({ id: 'ReportDraft' });

/** The query of the list of the caller's ended connections. */
const endedConnectionListQuerySchema = z.object({
  limit: pageSize({ usual: 100, maximum: 500 }),
  after: pageParameter('ended-connections').exactOptional(),
});

/** The query of the list of the caller's reports. */
const reportListQuerySchema = z.object({
  limit: pageSize({ usual: 100, maximum: 500 }),
  after: pageParameter('reports').exactOptional(),
});

/** The calls about reports and ended connections, with what they take, answer and refuse. */
export const reportEndpoints = {
  listEndedConnections: {
    ...reportCalls.listEndedConnections,
    summary: 'List your ended connections of which a sealed copy is kept, newest first',
    query: endedConnectionListQuerySchema,
    response: z.array(endedConnectionSchema),
    refuses: [],
  },
  fileReport: {
    ...reportCalls.fileReport,
    summary: 'Report a member to the people who run this site',
    body: reportDraftSchema,
    response: reportSchema,
    refuses: ['not_found', 'too_many_requests'],
  },
  listReports: {
    ...reportCalls.listReports,
    summary: 'List the reports that you have filed, newest first',
    query: reportListQuerySchema,
    response: z.array(reportSchema),
    refuses: [],
  },
} as const satisfies Record<keyof typeof reportCalls, Endpoint>;
