import type { DiscoveryIndex } from '#core/discovery/ports/discovery-index.ts';
import { DELETED } from '#core/discovery/domain/activity-day.ts';
import type { SearchableMember } from '#core/discovery/domain/searchable-member.ts';
import { inTurn } from './in-turn.ts';
import { createMemberCache } from './member-cache.ts';
import { putTraits, type MemberColumns } from './member-columns.ts';
import { createMemberSets, type MemberSets } from './member-sets.ts';
import { createViewerFits, type ViewerFits } from './viewer-fits.ts';
import { toStoredTraits } from '#core/discovery/domain/member-traits.ts';

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
  readonly fits: Pick<ViewerFits, 'known' | 'find'>;
}

/** Brings the columns, which hold all that the index has loaded, up to date, and keeps them so. */
export async function openLiveColumns(
  index: DiscoveryIndex,
  columns: MemberColumns,
): Promise<LiveColumns> {
  const sets = createMemberSets(index);
  const members = createMemberCache(index);
  const fits = createViewerFits({
    columns,
    sets,
    readMembers: members.read,
    turn: () => index.turn(),
  });
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
    fits.put(changed);
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
    fits,
  };
}
