import type { ConnectionId } from '#core/kernel/ids.ts';
import type { Member, Self } from '#core/members/domain/member.ts';
import type { Introduction } from './introduction.ts';

/** An introduction as one of the two sees it who are introduced. */
export interface ReceivedIntroduction extends Pick<
  Introduction,
  'id' | 'relationshipTypeId' | 'createdAt'
> {
  readonly introducer: Member;
  /** Whom they might meet. */
  readonly member: Member;
  /** What the introducer tells them. */
  readonly note: string;
  /** Whether they have said yes, and the other hasn't yet. */
  readonly saidYes: boolean;
}

/** Through whom a member has met someone. */
export interface MeetingThrough {
  readonly connectionId: ConnectionId;
  readonly introducer: Member;
}

/** All that a member sees of introductions. */
export interface OwnIntroductions {
  /** Those that wait for their answer, or for the other's after their yes. */
  readonly received: readonly ReceivedIntroduction[];
  readonly made: readonly OpenIntroduction[];
  readonly met: readonly MeetingThrough[];
}

/** An introduction as the one sees it who has made it. */
export interface OpenIntroduction {
  readonly introduction: Introduction;
  /** In the order of its sides. */
  readonly members: readonly [Self, Self];
}
