import type { MemberId } from '#core/kernel/ids.ts';
import type { DiscoveryIndex } from '#core/discovery/ports/discovery-index.ts';
import { DELETED } from '#core/discovery/domain/activity-day.ts';
import { toFoldedMember, type SearchableMember } from '#core/discovery/domain/searchable-member.ts';
import { createFitColumns, putFit, type FitColumns } from './fit-columns.ts';
import { BoundedCache } from '#core/kernel/bounded-cache.ts';
import { inTurn } from './in-turn.ts';
import { createMemberCache } from './member-cache.ts';
import { putTraits, type MemberColumns } from './member-columns.ts';
import { createMemberSets, type MemberSets } from './member-sets.ts';
import { toStoredTraits } from '#core/discovery/domain/member-traits.ts';
import { partInterests } from '#core/discovery/domain/trait-bits.ts';

/** Some 80 viewers at a million members. */
const VIEWER_BOUNDS = { bytes: 64 * 1024 * 1024, fewest: 4, most: 1_000 };

/** The columns of a storage, and what is worked out of them, all of it as the storage is now. */
export interface LiveColumns {
  readonly columns: MemberColumns;
  readonly sets: MemberSets;
  /** Grows with every change that is taken in. */
  readonly version: () => number;
  /** Takes in what was stored until this call. */
  readonly catchUp: () => Promise<void>;
  /** The members in the order of the ids, without those who are gone. */
  readonly readMembers: DiscoveryIndex['readMembers'];
  /** How everyone might fit the viewer; `null` when there is no such member. */
  readonly fitOf: (viewerId: MemberId) => Promise<FitColumns | null>;
}

/** Brings the columns, which hold all that the index has loaded, up to date, and keeps them so. */
export async function openLiveColumns(
  index: DiscoveryIndex,
  columns: MemberColumns,
): Promise<LiveColumns> {
  const sets = createMemberSets(index);
  const members = createMemberCache(index);
  const fits = new BoundedCache<number, FitColumns>(VIEWER_BOUNDS);
  /** Grows with every change. */
  let changes = 0;

  function put(changed: SearchableMember): void {
    const { activeOn, folded: _texts, ...member } = changed;
    changes += 1;
    putTraits(columns, toStoredTraits(changed));
    if (activeOn === DELETED) {
      sets.forget(changed.id);
      members.forget(changed.id);
    } else {
      sets.put(changed);
      members.put(member);
    }
    fits.delete(changed.id);
    for (const viewer of fits.values()) putFit(viewer, changed);
  }

  async function workOut(viewerId: MemberId): Promise<FitColumns | null> {
    for (;;) {
      const seen = changes;
      const [viewer] = await members.read([viewerId]);
      if (viewer === undefined) return null;
      const folded = toFoldedMember(viewer);
      const { others } = partInterests(folded.folded.interests);
      const sharing = await Promise.all(
        others.map((interest) => sets.find({ kind: 'interest', folded: interest })),
      );
      await index.turn();
      // What changed while this waited may be the viewer's own record.
      if (seen === changes) return createFitColumns(columns, folded, sharing);
    }
  }

  const catchUp = inTurn(async () => {
    for await (const portion of index.takeChanged()) portion.forEach(put);
  });
  await catchUp();

  return {
    columns,
    sets,
    version: () => changes,
    catchUp,
    readMembers: members.read,
    fitOf: async (viewerId) => {
      const known = fits.get(viewerId) ?? (await workOut(viewerId));
      if (known !== null) fits.set(viewerId, known);
      return known;
    },
  };
}
