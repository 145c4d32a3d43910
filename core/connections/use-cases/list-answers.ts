import type { AnswerWithMember } from '#core/connections/domain/answer.ts';
import { isDelivered } from '#core/connections/domain/decide.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { encodeCursor } from '#core/kernel/cursor.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { cutPage, type Page } from '#core/kernel/page.ts';
import { toMember } from '#core/members/domain/member.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

export type ListAnswers = (input: {
  readonly callerId: MemberId;
  readonly before: number | null;
  readonly limit: number;
}) => Promise<Page<AnswerWithMember>>;

/** What members answered when they declined the caller's requests, highest id of a member first. */
export function makeListAnswers({
  members,
  safety,
  clock,
}: {
  readonly members: Pick<MemberRepository, 'findByIds'>;
  readonly safety: Pick<SafetyRepository, 'listAnswersTo'>;
  readonly clock: Clock;
}): ListAnswers {
  return async ({ callerId, before, limit }) => {
    const answers = await safety.listAnswersTo(callerId, { before, limit: limit + 1 });
    const { items, hasMore } = cutPage(answers, limit);
    const at = clock.now();
    const delivered = items.filter((answer) => isDelivered(answer, at));
    const selves = await members.findByIds(delivered.map(({ memberId }) => memberId));
    const last = items.at(-1);
    return {
      items: delivered.flatMap(({ memberId, ...answer }) => {
        const self = selves.get(memberId);
        return self === undefined ? [] : [{ member: toMember(self), ...answer }];
      }),
      next: hasMore && last ? encodeCursor('answers', [last.memberId]) : null,
    };
  };
}
