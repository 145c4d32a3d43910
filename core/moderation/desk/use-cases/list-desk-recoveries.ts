import { moderatorOf, type Names } from '#core/moderation/desk/domain/people.ts';
import { encodeCursor } from '#core/kernel/cursor.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { cutPage, type Page } from '#core/kernel/page.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import type { RecoveryRequestRepository } from '#core/accounts/recovery-requests/ports/recovery-request-repository.ts';
import { showRecovery, type RecoveryDependencies, type ShownRecovery } from './load-recovery.ts';
import { namePeople } from './name-people.ts';

export type ListDeskRecoveries = (input: {
  readonly callerId: MemberId;
  readonly after: number;
  readonly limit: number;
}) => Promise<Page<ShownRecovery> & { readonly names: Names }>;

/** The requests to win an account back that the moderator may decide upon, the oldest first. A page may be short. */
export function makeListDeskRecoveries(
  deps: RecoveryDependencies & {
    readonly recoveryRequests: Pick<RecoveryRequestRepository, 'listAtDesk'>;
    readonly members: Pick<MemberRepository, 'findById' | 'findByIds'>;
  },
): ListDeskRecoveries {
  return async ({ callerId, after, limit }) => {
    const waiting = await deps.recoveryRequests.listAtDesk({ after, limit: limit + 1 });
    const { items, hasMore } = cutPage(waiting, limit);
    const shown: ShownRecovery[] = [];
    for (const { value } of items) {
      const one = await showRecovery(deps, callerId, value);
      if (one !== null) shown.push(one);
    }
    const last = items.at(-1);
    const people = shown.flatMap(({ member, request: { state } }) => [
      member.id,
      state.status === 'agreed' ? moderatorOf(state.agreedBy) : null,
    ]);
    return {
      items: shown,
      next: hasMore && last ? encodeCursor('desk-recoveries', [last.value.id]) : null,
      names: await namePeople(deps.members, people),
    };
  };
}
