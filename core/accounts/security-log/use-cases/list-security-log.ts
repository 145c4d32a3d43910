import type { SecurityEntry } from '#core/accounts/security-log/domain/security-entry.ts';
import type { SecurityLog } from '#core/accounts/security-log/ports/security-log.ts';
import { encodeCursor } from '#core/kernel/cursor.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { cutPage, type Page } from '#core/kernel/page.ts';

export type ListSecurityLog = (input: {
  readonly callerId: MemberId;
  readonly before: number | null;
  readonly limit: number;
}) => Promise<Page<SecurityEntry>>;

/** What happened with the caller's own account, newest first. */
export function makeListSecurityLog({
  securityLog,
}: {
  readonly securityLog: Pick<SecurityLog, 'listOf'>;
}): ListSecurityLog {
  return async ({ callerId, before, limit }) => {
    const listed = await securityLog.listOf(callerId, { before, limit: limit + 1 });
    const { items, hasMore } = cutPage(listed, limit);
    const last = items.at(-1);
    return { items, next: hasMore && last ? encodeCursor('security-log', [last.id]) : null };
  };
}
