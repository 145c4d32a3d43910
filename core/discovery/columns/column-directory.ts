import type { MemberId } from '#core/kernel/ids.ts';
import { findMatches, withoutMembers } from './find-matches.ts';
import { inTurn } from './in-turn.ts';
import { createKeptColumns } from './kept-columns.ts';
import { openLiveColumns, type LiveColumns } from './live-columns.ts';
import { firstInOrder } from './ordered-walk.ts';
import { orderByAffinity, orderByColumns } from './plane-orders.ts';
import { readPage } from './read-page.ts';
import type { ColumnsKeeping } from '#core/discovery/columns-snapshots.ts';
import type { DiscoveryIndex } from '#core/discovery/discovery-index.ts';
import { foldFilters } from '#core/discovery/domain/filters.ts';
import type { DiscoverySort } from '#core/discovery/domain/order.ts';
import type { MemberDirectory } from '#core/discovery/member-directory.ts';

/**
 * Finds members by the columns of the storage: as the core's `searchMembers` and `recommendMembers` do
 * over everyone, without looking at everyone.
 * With `keeping`, the columns outlast the process.
 */
export function createColumnDirectory(
  index: DiscoveryIndex,
  keeping?: ColumnsKeeping,
): MemberDirectory {
  const kept = createKeptColumns(index, keeping);
  const loaded = once(async () => openLiveColumns(index, await kept.load()));

  async function orderFor(live: LiveColumns, viewerId: MemberId, sort: DiscoverySort) {
    if (sort !== 'relevance') return orderByColumns(live.columns, sort);
    const affinity = await live.affinityOf(viewerId);
    return affinity && orderByAffinity(affinity);
  }

  return {
    load: async () => {
      await loaded();
    },

    keep: inTurn(() => kept.keep(loaded)),

    search: async (viewerId, query) => {
      const live = await loaded();
      const filters = foldFilters(query.filters);
      const matches = await findMatches(index, live, viewerId, filters, 'for-some');
      const order = await orderFor(live, viewerId, query.sort);
      if (matches === null || order === null) return null;
      const { limit } = query;
      const after = query.after && { value: order.toValue(query.after.key), id: query.after.id };
      return readPage({ index, live }, matches, filters, { order, after, limit });
    },

    count: async (viewerId, filters) => {
      const live = await loaded();
      const folded = foldFilters(filters);
      const matches = await findMatches(index, live, viewerId, folded, 'for-all');
      return matches?.members.count() ?? null;
    },

    recommend: async (viewerId, limit) => {
      const live = await loaded();
      const [leftOut] = await Promise.all([index.leftOutIds(viewerId), live.catchUp()]);
      if (leftOut === null) return null;
      const affinity = await live.affinityOf(viewerId);
      if (affinity === null) return null;
      await index.turn();
      const strangers = withoutMembers(affinity.recommendable, [viewerId, ...leftOut]);
      const best = firstInOrder(strangers, orderByAffinity(affinity), null, limit);
      return live.readMembers(best.map(({ id }) => id));
    },
  };
}

/** Begins when it is first asked for, and again when it is asked for after it has failed. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null;
  const start = () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  return start;
}
