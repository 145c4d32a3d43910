import type { MemberId } from '#core/kernel/ids.ts';
import { findOpen } from '#core/moderation/reports/domain/decide-claim.ts';
import type { DeskReport } from './desk-queries.ts';

/** Whether another moderator keeps the report to themselves at that time, in milliseconds since 1970. */
export function isTakenByAnother(
  { claim }: Pick<DeskReport, 'claim'>,
  memberId: MemberId,
  now: number,
): boolean {
  if (claim === null) return false;
  const taken = { by: claim.by.id, at: claim.at };
  const handling = { state: 'open', claim: taken, proposal: null } as const;
  return !findOpen({ handling }, { by: memberId, at: new Date(now).toISOString() }).ok;
}
