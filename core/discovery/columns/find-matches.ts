import type { DiscoveryIndex } from '#core/discovery/ports/discovery-index.ts';
import type { FoldedFilters } from '#core/discovery/domain/filters.ts';
import type { BitSet } from './bit-set.ts';
import { filterMembers } from './filter-members.ts';
import type { LiveColumns } from './live-columns.ts';
import type { FoundSet } from './member-sets.ts';
import type { IndexQuestion } from '#core/discovery/domain/index-question.ts';
import { partInterests } from '#core/discovery/domain/trait-bits.ts';

/** The members who pass the filters, if all are known. */
export interface CompleteMatches {
  readonly isComplete: true;
  readonly members: BitSet;
}

/** So many have the text that not all of them are known yet. */
export interface PartialMatches {
  readonly isComplete: false;
  /** Those who pass the filters, as far as they are known. */
  readonly members: BitSet;
  /** Everyone who passes all filters but that by the text. */
  readonly candidates: BitSet;
  /** All who pass the filters, if they are known by now. */
  readonly completed: () => BitSet | null;
}

export type Matches = CompleteMatches | PartialMatches;

/** What the filters ask of an index. */
function questionsOf({ text, interests }: FoldedFilters): IndexQuestion[] {
  const { others } = partInterests(interests);
  const texts = text === '' ? [] : [{ kind: 'text', folded: text } as const];
  return [...texts, ...others.map((folded) => ({ kind: 'interest', folded }) as const)];
}

/** Resolves when all is known that the filters ask of an index, or enough of it; `null` when all is. */
export function waitForSets(
  { sets }: LiveColumns,
  filters: FoldedFilters,
  wait: 'for-all' | 'for-some',
): Promise<unknown> | null {
  const unknown = questionsOf(filters).filter((question) => sets.known(question) === null);
  if (unknown.length === 0) return null;
  return Promise.all(
    unknown.map((question) =>
      wait === 'for-some' && question.kind === 'text'
        ? sets.findSome(question)
        : sets.find(question),
    ),
  );
}

/**
 * Everyone who passes the filters but for those who are left out. Waits for everyone with the text, or for
 * some of them.
 */
export async function findMatches(
  index: Pick<DiscoveryIndex, 'turn'>,
  { columns, sets, catchUp }: LiveColumns,
  leftOut: readonly number[],
  filters: FoldedFilters,
  wait: 'for-all' | 'for-some',
): Promise<Matches> {
  const text = { kind: 'text', folded: filters.text } as const;
  const findText = async (): Promise<FoundSet> =>
    wait === 'for-some'
      ? sets.findSome(text)
      : { members: await sets.find(text), isComplete: true };
  const asked = questionsOf(filters);
  const others = asked.filter(({ kind }) => kind === 'interest');
  const areFollowed = asked.every((question) => sets.known(question) !== null);
  const [withText, withOthers] = await Promise.all([
    filters.text === '' ? null : findText(),
    Promise.all(others.map((question) => sets.find(question))),
  ]);
  // An index that was read just now may tell of changes that the columns have not taken in.
  if (!areFollowed) await catchUp();
  await index.turn();
  const strangers = withoutMembers(columns.everyone, leftOut);
  if (withText === null || withText.isComplete) {
    if (withText !== null) strangers.retain(withText.members);
    return { isComplete: true, members: filterMembers(columns, filters, strangers, withOthers) };
  }
  const candidates = filterMembers(columns, filters, strangers, withOthers);
  const withAll = (found: BitSet) => candidates.copy().retain(found);
  const completed = () => {
    const all = sets.known(text);
    return all && withAll(all);
  };
  return { isComplete: false, members: withAll(withText.members), candidates, completed };
}

/** The set without those members. */
export function withoutMembers(set: BitSet, ids: readonly number[]): BitSet {
  const rest = set.copy();
  for (const id of ids) rest.remove(id);
  return rest;
}
