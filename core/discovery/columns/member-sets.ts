import type { DiscoveryIndex } from '#core/discovery/ports/discovery-index.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { isAnswer, type IndexQuestion } from '#core/discovery/domain/index-question.ts';
import { LARGEST_EXACT_TOTAL } from '#core/discovery/domain/search.ts';
import type { FoldedMember } from '#core/discovery/domain/searchable-member.ts';
import { BitSet } from './bit-set.ts';
import { BoundedCache } from '#core/kernel/bounded-cache.ts';

/** Some 250 sets at a million members. */
const BOUNDS = { bytes: 32 * 1024 * 1024, fewest: 8, most: 1_000 };

/**
 * How many members a search waits for: enough for an exact total, also when some of them are not shown to
 * the viewer.
 */
export const MOST_WAITED_FOR = LARGEST_EXACT_TOTAL * 1.2;

/** The members who answer a question, kept up to date. */
interface KeptSet {
  readonly question: IndexQuestion;
  readonly members: BitSet;
  readonly bytes: number;
}

/** A set that is being found. A member who changes meanwhile is in it as after the change. */
interface Gathering {
  readonly question: IndexQuestion;
  readonly changed: Map<number, boolean>;
  readonly complete: Promise<FoundSet>;
  /** Resolves when there are more members than a search waits for. */
  readonly large: Promise<FoundSet>;
}

/** The members who answer a question, or those of them who are known by now. */
export interface FoundSet {
  readonly members: BitSet;
  readonly isComplete: boolean;
}

/**
 * The members who answer questions: found in the indexes of the storage once, then kept up to date for as
 * long as the question is asked now and again. The sets that are returned are not to be changed.
 */
export interface MemberSets {
  readonly find: (question: IndexQuestion) => Promise<BitSet>;
  /** Waits for no more than `MOST_WAITED_FOR` members of a set that is not known yet. */
  readonly findSome: (question: IndexQuestion) => Promise<FoundSet>;
  /** The set if it is known by now. */
  readonly known: (question: IndexQuestion) => BitSet | null;
  /** Takes in a member who is new or has changed. */
  readonly put: (member: FoldedMember) => void;
  /** Takes in that a member is deleted; questions that nobody else answers are forgotten. */
  readonly forget: (id: MemberId) => void;
}

export function createMemberSets({ findIds }: Pick<DiscoveryIndex, 'findIds'>): MemberSets {
  const kept = new BoundedCache<string, KeptSet>(BOUNDS);
  const gatherings = new Map<string, Gathering>();

  const known = (question: IndexQuestion) => kept.get(keyOf(question))?.members ?? null;

  function findOrGather(question: IndexQuestion): FoundSet | Gathering {
    const members = known(question);
    if (members !== null) return { members, isComplete: true };
    const key = keyOf(question);
    return gatherings.get(key) ?? gather(key, question);
  }

  function gather(key: string, question: IndexQuestion): Gathering {
    const members = new BitSet();
    const changed = new Map<number, boolean>();
    let answerLarge: (found: FoundSet) => void = () => undefined;
    const large = new Promise<FoundSet>((resolve) => {
      answerLarge = resolve;
    });

    async function complete(): Promise<FoundSet> {
      let count = 0;
      try {
        for await (const ids of findIds(question)) {
          for (const id of ids) members.add(id);
          count += ids.length;
          if (count > MOST_WAITED_FOR) answerLarge({ members, isComplete: false });
        }
        for (const [id, isIn] of changed) members.put(id, isIn);
        kept.set(key, { question, members, bytes: members.bytes });
        return { members, isComplete: true };
      } finally {
        gatherings.delete(key);
      }
    }

    const gathering = { question, changed, complete: complete(), large };
    gatherings.set(key, gathering);
    return gathering;
  }

  return {
    known,
    find: async (question) => {
      const found = findOrGather(question);
      return 'members' in found ? found.members : (await found.complete).members;
    },
    findSome: async (question) => {
      const found = findOrGather(question);
      return 'members' in found ? found : Promise.race([found.complete, found.large]);
    },
    put: (member) => {
      for (const { question, members } of kept.values()) {
        members.put(member.id, isAnswer(question, member));
      }
      for (const { question, changed } of gatherings.values()) {
        changed.set(member.id, isAnswer(question, member));
      }
    },
    forget: (id) => {
      forgetMember(kept, id);
      for (const { changed } of gatherings.values()) changed.set(id, false);
    },
  };
}

/** Removes the member from all sets, and the sets that hold nobody else. */
function forgetMember(kept: BoundedCache<string, KeptSet>, id: MemberId): void {
  for (const { question, members } of [...kept.values()]) {
    members.remove(id);
    if (!members.hasMoreThan(0)) kept.delete(keyOf(question));
  }
}

function keyOf({ kind, folded }: IndexQuestion): string {
  return `${kind} ${folded}`;
}
