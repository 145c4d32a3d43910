import type { MemberId } from '#core/kernel/ids.ts';
import { singleLetter, type NewLetter } from '#core/letters/domain/letter.ts';
import {
  mailDueAt,
  NEWS_KINDS,
  paceOf,
  type MailState,
  type NewsKind,
} from './mail-preferences.ts';

/** What another member has done and that waits for a member. Times are ISO 8601 in UTC. */
export interface WaitingItem {
  readonly kind: NewsKind;
  readonly otherId: MemberId;
  /** Whether it began a conversation. */
  readonly isFirst?: boolean;
  /** When the first of it happened, such as the oldest message of several. */
  readonly since: string;
  /** When the last of it happened. */
  readonly until: string;
}

/** How many people have asked, said yes, written, and introduced the member to someone. */
export type ActivityCounts = Readonly<Record<NewsKind, number>>;

/** What a letter tells, and up to which time it tells everything. */
export interface ActivitySummary {
  readonly counts: ActivityCounts;
  readonly until: string;
}

/** What becomes of a letter about what waits. */
export type ActivityDecision =
  | { readonly type: 'send'; readonly summary: ActivitySummary }
  /** Nothing may be told yet; at that time it may. */
  | { readonly type: 'later'; readonly dueAt: string }
  | { readonly type: 'drop' };

/**
 * Decides upon what waits and has been in no letter. Something of it must be due by the member's choice;
 * then the letter tells all that they have not turned off, so that nothing is told twice.
 */
export function decideActivity(
  waiting: readonly WaitingItem[],
  state: Pick<MailState, 'preferences'>,
  now: string,
): ActivityDecision {
  const wanted = waiting.flatMap((item) => {
    const dueAt = mailDueAt(paceOf(state, item), item.since);
    return dueAt === null ? [] : [{ ...item, dueAt }];
  });
  const [first] = wanted.map(({ dueAt }) => dueAt).sort();
  if (first === undefined) return { type: 'drop' };
  if (first > now) return { type: 'later', dueAt: first };
  const times = wanted.map(({ until }) => until).sort();
  return { type: 'send', summary: { counts: count(wanted), until: times.at(-1) ?? now } };
}

function count(items: readonly WaitingItem[]): ActivityCounts {
  const numbers = NEWS_KINDS.map((kind) => [
    kind,
    new Set(items.filter((item) => item.kind === kind).map(({ otherId }) => otherId)).size,
  ]);
  return Object.fromEntries(numbers) as Record<NewsKind, number>;
}

/** A letter about what waits for the member; one of them waits at a time. */
export function activityLetter(memberId: MemberId, dueAt: string): NewLetter {
  return singleLetter({ kind: 'activity', memberId }, dueAt);
}
