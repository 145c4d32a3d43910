import { isDeepStrictEqual } from 'node:util';
import type { ArchivedContents } from '#core/archive/ports/storage-archive.ts';
import type { Query } from './archived-contents.ts';
import { TRAITS } from './trait-rows.ts';
import { toDiscoveryEntry, type DiscoveryEntry } from './discovery-entry.ts';
import type { MemberTraits } from '#core/discovery/domain/member-traits.ts';

/** How many members to look at at a time, and of how many faults to tell. */
const BATCH = 1_000;
const MOST_FAULTS = 5;

const READ_TRAITS_BETWEEN = `
  SELECT ${TRAITS}
  FROM member_trait WHERE member_id > @after AND member_id <= @until`;

const READ_INTERESTS = `
  SELECT member_id AS "memberId", interest FROM member_interest
  WHERE member_id > @after AND member_id <= @until`;

interface StoredTraits extends MemberTraits {
  readonly memberId: number;
}

interface StoredInterest {
  readonly memberId: number;
  readonly interest: string;
}

/** The members with ids above `after` and up to `until`. */
export interface IdRange {
  readonly after: number;
  readonly until: number;
}

/**
 * Looks at every member: where the database holds other traits or interests than the core makes of the
 * record, or `checkTexts` finds their texts wrong, that is a fault.
 */
export async function findDiscoveryFaults(
  contents: Pick<ArchivedContents, 'read'>,
  query: Query,
  checkTexts: (
    range: IdRange,
    entries: readonly DiscoveryEntry[],
  ) => Promise<readonly number[]> | readonly number[],
): Promise<string[]> {
  const faulty: number[] = [];
  let after = 0;
  while (faulty.length < MOST_FAULTS) {
    const members = await contents.read('member', { after, limit: BATCH });
    const until = members.at(-1)?.self.id;
    if (until === undefined) break;
    const range = { after, until };
    const entries = members.map(({ self }) => toDiscoveryEntry(self));
    faulty.push(...(await findWrongTraits(query, range, entries)));
    faulty.push(...(await checkTexts(range, entries)));
    after = until;
  }
  return [...new Set(faulty)]
    .slice(0, MOST_FAULTS)
    .map((id) => `The discovery data of member ${id} is not consistent with their profile.`);
}

async function findWrongTraits(
  query: Query,
  range: IdRange,
  entries: readonly DiscoveryEntry[],
): Promise<number[]> {
  const traits = await query<StoredTraits>(READ_TRAITS_BETWEEN, { ...range });
  const interests = await query<StoredInterest>(READ_INTERESTS, { ...range });
  const traitsOf = new Map(traits.map(({ memberId, ...row }) => [memberId, row]));
  const othersOf = new Map<number, string[]>();
  for (const { memberId, interest } of interests) {
    othersOf.set(memberId, [...(othersOf.get(memberId) ?? []), interest]);
  }
  return entries
    .filter(({ memberId, traits: expected, others }) => {
      const stored = othersOf.get(memberId) ?? [];
      return !(
        isDeepStrictEqual(traitsOf.get(memberId), expected) &&
        isDeepStrictEqual(stored.sort(), [...others].sort())
      );
    })
    .map(({ memberId }) => memberId);
}
