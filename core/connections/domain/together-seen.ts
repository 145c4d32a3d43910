import type { MemberId } from '#core/kernel/ids.ts';
import { openActivityOf } from './activities-for-two.ts';
import { bondSeenBy } from './bond-for-two.ts';
import type { ExistingState } from './connection.ts';
import { questionsSeenBy, type QuestionsForTwo, type Together } from './together.ts';

/** What two keep together, as far as the conversation of one of them shows it. */
export interface TogetherSeen extends QuestionsForTwo {
  /** Whether the other suggests something that waits for their answer: a rhythm, a bond or something to do. */
  readonly hasSuggestion: boolean;
}

/** What the two of the connection keep together as that member, who is one of them, sees it. */
export function togetherSeenBy(
  connection: ExistingState,
  together: Together,
  memberId: MemberId,
): TogetherSeen {
  return {
    ...questionsSeenBy(together, memberId),
    hasSuggestion: hasSuggestionFor(connection, together, memberId),
  };
}

function hasSuggestionFor(
  connection: ExistingState,
  { rhythm, bond, activities = [] }: Together,
  memberId: MemberId,
): boolean {
  if (rhythm?.state === 'proposed' && rhythm.by !== memberId) return true;
  if (bondSeenBy(connection, bond ?? null, memberId).suggested?.isOwn === false) return true;
  const activity = openActivityOf(activities);
  return activity?.state === 'suggested' && activity.by !== memberId;
}
