import type { introductionCalls } from '#core/introductions/calls.ts';
import type { WireIntroductions, WireMadeIntroduction } from '#core/introductions/schemas.ts';
import type { OpenIntroduction } from '#core/introductions/domain/seen-introduction.ts';
import { makeAnswerIntroduction } from '#core/introductions/use-cases/answer-introduction.ts';
import { makeIntroduceMembers } from '#core/introductions/use-cases/introduce-members.ts';
import {
  makeListIntroductions,
  makeListReceivedIntroductions,
  type ListIntroductions,
} from '#core/introductions/use-cases/list-introductions.ts';
import { makeRemoveExpiredIntroductions } from '#core/introductions/use-cases/remove-expired-introductions.ts';
import { makeWithdrawIntroduction } from '#core/introductions/use-cases/withdraw-introduction.ts';
import { granted } from '#core/kernel/result.ts';
import { toMemberWithPhotos } from '#core/members/domain/member.ts';
import type { World } from '#server/composition/world.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** Makes every use case of introductions. */
export function makeIntroductionUseCases(world: World) {
  return {
    listIntroductions: makeListIntroductions(world),
    listReceivedIntroductions: makeListReceivedIntroductions(world),
    introduceMembers: makeIntroduceMembers(world),
    answerIntroduction: makeAnswerIntroduction(world),
    withdrawIntroduction: makeWithdrawIntroduction(world),
    removeExpiredIntroductions: makeRemoveExpiredIntroductions(world),
  };
}

/** The calls about introductions. */
export function makeIntroductionCalls(
  deps: ReturnType<typeof makeIntroductionUseCases>,
): Pick<ApiCalls, keyof typeof introductionCalls> {
  return {
    async listIntroductions({ callerId }) {
      return granted({ value: toWireIntroductions(await deps.listIntroductions({ callerId })) });
    },

    async introduceMembers({ callerId, body }) {
      const { memberId1, note1, memberId2, note2, relationshipTypeId } = body;
      const to = [
        { memberId: memberId1, note: note1 },
        { memberId: memberId2, note: note2 },
      ] as const;
      const made = await deps.introduceMembers({ callerId, relationshipTypeId, to });
      return made.ok ? granted({ value: toWireMade(made.value) }) : made;
    },

    async answerIntroduction({ callerId, id, body: { answer } }) {
      const answered = await deps.answerIntroduction({ callerId, id, answer });
      return answered.ok ? granted({ value: { connectionId: answered.value } }) : answered;
    },

    async withdrawIntroduction({ callerId, id }) {
      const withdrawn = await deps.withdrawIntroduction({ callerId, id });
      return withdrawn.ok ? granted({ value: undefined }) : withdrawn;
    },
  };
}

/** The introductions of a member in the words of the wire. */
export function toWireIntroductions({
  received,
  made,
  met,
}: Awaited<ReturnType<ListIntroductions>>): WireIntroductions {
  return { received: [...received], made: made.map(toWireMade), met: [...met] };
}

/** Whatever the two have answered stays out of it. */
function toWireMade({ introduction, members }: OpenIntroduction): WireMadeIntroduction {
  const { id, relationshipTypeId, createdAt, sides } = introduction;
  const [member1, member2] = members.map(toMemberWithPhotos) as [
    WireMadeIntroduction['member1'],
    WireMadeIntroduction['member2'],
  ];
  return {
    id,
    relationshipTypeId,
    createdAt,
    member1,
    note1: sides[0].note,
    member2,
    note2: sides[1].note,
  };
}
