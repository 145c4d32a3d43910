import type { Call } from './calls.ts';
import { outcomeOf } from './exchange.ts';
import type { Facts, Moment, Words } from './facts.ts';
import { isGranted, type Lesson } from './lesson.ts';
import { wordsMark } from './people.ts';

/* What is known and true of the days that members keep, and show to some of their people. */

/** Where somebody sees a day of another's. */
const SHOWS_DAYS: readonly Call['name'][] = [
  'listDaysForTwo',
  'getConnectionOverview',
  'getDashboard',
];

/** A day that was sent twice is kept twice; then nobody knows which of the two is changed. */
export const addDay: Lesson = {
  answered: (facts, { words }, answer) => {
    if (words === null || outcomeOf(answer) === 'refused') return;
    words.isInDoubt ||= !isGranted(answer) || words.storedAt !== null;
    if (!isGranted(answer)) return;
    words.storedAt ??= answer.at;
    facts.days.set((answer.body as { id: number }).id, [words]);
  },
};

/** Why a day is not for that member, `null` if it may be. */
export function whyNotDay(
  facts: Facts,
  { authorId, otherId, connectionId, goneAt, isInDoubt }: Words,
  { memberId, name }: { readonly memberId: number | null; readonly name: Call['name'] },
  since: Moment,
): string | null {
  if (name === 'downloadDataExport' && memberId === authorId) return null;
  if (goneAt !== null && goneAt < since && !isInDoubt) return 'it was changed or removed';
  if (memberId === authorId) return null;
  if (memberId !== otherId) return 'nobody has chosen them for it';
  if (!SHOWS_DAYS.includes(name)) return 'it is shown where no day of another is';
  if (facts.wasOver(connectionId ?? 0, since)) return 'the connection is over';
  return facts.isHidden(authorId, otherId, since) ? 'one of the two has blocked the other' : null;
}

/** Which of the member's days is not in their list, though it was acknowledged; `null` if none. */
export function findMissingDay(facts: Facts, memberId: number, listed: string): string | null {
  const missing = [...facts.words.values()].find(
    ({ kind, authorId, storedAt, goneAt, isInDoubt, number }) =>
      kind === 'day' &&
      authorId === memberId &&
      storedAt !== null &&
      goneAt === null &&
      !isInDoubt &&
      !listed.includes(wordsMark(kind, number)),
  );
  return missing === undefined ? null : wordsMark(missing.kind, missing.number);
}
