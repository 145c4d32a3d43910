import { daysAfter } from '#core/kernel/days-after.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { ReportRefusal } from '#core/moderation/reports/refusals.ts';
import type { Claim, Handling, Report } from './report.ts';

/** How long a claim keeps other moderators away. */
const CLAIM_DAYS = 1;

/** How a report is handled that nobody has answered yet. */
export type OpenHandling = Extract<Handling, { readonly state: 'open' }>;

/** How the report is handled, if the moderator may answer it at that time (ISO 8601 in UTC). */
export function findOpen(
  { handling }: Pick<Report, 'handling'>,
  { by, at }: Claim,
): Result<OpenHandling, ReportRefusal> {
  if (handling.state === 'answered') return refused({ code: 'already_answered' });
  const { claim } = handling;
  const isKept = claim !== null && claim.by !== by && at < daysAfter(claim.at, CLAIM_DAYS);
  return isKept ? refused({ code: 'claimed_by_another' }) : granted(handling);
}

/** How the report is handled once the moderator takes care of it, who may have done so before. */
export function decideClaim(
  report: Pick<Report, 'handling'>,
  claim: Claim,
): Result<OpenHandling, ReportRefusal> {
  const open = findOpen(report, claim);
  if (!open.ok || open.value.claim?.by === claim.by) return open;
  return granted({ ...open.value, claim });
}

/** How the report is handled once the moderator leaves it to the others. */
export function decideRelease(
  report: Pick<Report, 'handling'>,
  by: Claim,
): Result<OpenHandling, ReportRefusal> {
  const open = findOpen(report, by);
  if (!open.ok || open.value.claim === null) return open;
  return granted({ ...open.value, claim: null });
}
