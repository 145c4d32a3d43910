import type { DeskEntry } from '#core/accounts/security-log/domain/security-entry.ts';
import type { SecurityLog } from '#core/accounts/security-log/ports/security-log.ts';
import { encodeCursor } from '#core/kernel/cursor.ts';
import { cutPage, type Page } from '#core/kernel/page.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import type { Names } from '#core/moderation/desk/domain/people.ts';
import { namePeople } from './name-people.ts';

export type ListDeskSecurityLog = (input: {
  readonly before: number | null;
  readonly limit: number;
}) => Promise<Page<DeskEntry> & { readonly names: Names }>;

/** The attacks on accounts, and what was done with the rights of those who run the site, newest first. */
export function makeListDeskSecurityLog({
  securityLog,
  members,
}: {
  readonly securityLog: Pick<SecurityLog, 'listForDesk'>;
  readonly members: Pick<MemberRepository, 'findByIds'>;
}): ListDeskSecurityLog {
  return async ({ before, limit }) => {
    const entries = await securityLog.listForDesk({ before, limit: limit + 1 });
    const { items, hasMore } = cutPage(entries, limit);
    const last = items.at(-1);
    return {
      items,
      next: hasMore && last ? encodeCursor('desk-security-log', [last.id]) : null,
      names: await namePeople(
        members,
        items.flatMap(({ memberId, aboutId }) => [memberId, aboutId]),
      ),
    };
  };
}
