import type { Member } from '#core/members/domain/member.ts';
import type { DeclineAnswer } from '#core/safety/domain/decline-answer.ts';

/** What a member has answered to a request of the one who reads it. */
export interface AnswerWithMember extends DeclineAnswer {
  readonly member: Member;
}
