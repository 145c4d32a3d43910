import { BoundedCache } from '#core/kernel/bounded-cache.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { DiscoveryIndex } from '#core/discovery/ports/discovery-index.ts';
import { toFoldedMember, type FoldedMember } from '#core/discovery/domain/searchable-member.ts';
import { partInterests } from '#core/discovery/domain/trait-bits.ts';
import { createFitColumns, putFit, type FitColumns } from './fit-columns.ts';
import type { MemberColumns } from './member-columns.ts';
import type { MemberSets } from './member-sets.ts';

/** Some 80 viewers at a million members. */
const BOUNDS = { bytes: 64 * 1024 * 1024, fewest: 4, most: 1_000 };

/** How everyone fits a viewer, as it is being worked out. Who changes meanwhile is put in their place at the end. */
interface Working {
  readonly changed: Map<number, FoldedMember>;
  readonly fits: Promise<FitColumns | null>;
}

/** How everyone fits the viewers who asked lately, kept up to date. */
export interface ViewerFits {
  /** `null` when it has yet to be worked out. */
  readonly known: (viewerId: MemberId) => FitColumns | null;
  /** Works it out if it isn't known; `null` when there is no such member. */
  readonly find: (viewerId: MemberId) => Promise<FitColumns | null>;
  /** Takes in a member who is new or has changed, once the columns and sets have. */
  readonly put: (changed: FoldedMember) => void;
}

/** What the fits are worked out of. */
interface FitSources extends Pick<DiscoveryIndex, 'readMembers' | 'turn'> {
  readonly columns: MemberColumns;
  readonly sets: MemberSets;
}

export function createViewerFits({ columns, sets, readMembers, turn }: FitSources): ViewerFits {
  const kept = new BoundedCache<number, FitColumns>(BOUNDS);
  const workings = new Map<number, Working>();

  async function workOut(
    viewerId: MemberId,
    changed: Working['changed'],
  ): Promise<FitColumns | null> {
    for (;;) {
      changed.clear();
      const [viewer] = await readMembers([viewerId]);
      if (viewer === undefined) return null;
      const folded = toFoldedMember(viewer);
      const { others } = partInterests(folded.folded.interests);
      const sharing = await Promise.all(
        others.map((interest) => sets.find({ kind: 'interest', folded: interest })),
      );
      const fits = await createFitColumns(columns, folded, sharing, turn);
      if (changed.has(viewerId)) continue;
      for (const member of changed.values()) putFit(fits, member);
      kept.set(viewerId, fits);
      return fits;
    }
  }

  function work(viewerId: MemberId): Working {
    const changed: Working['changed'] = new Map();
    const fits = workOut(viewerId, changed).finally(() => workings.delete(viewerId));
    const working = { changed, fits };
    workings.set(viewerId, working);
    return working;
  }

  return {
    known: (viewerId) => kept.get(viewerId),
    find: async (viewerId) => kept.get(viewerId) ?? (workings.get(viewerId) ?? work(viewerId)).fits,
    put: (changed) => {
      kept.delete(changed.id);
      for (const fits of kept.values()) putFit(fits, changed);
      for (const working of workings.values()) working.changed.set(changed.id, changed);
    },
  };
}
