import type { MemberId } from '#core/kernel/ids.ts';
import { findMatches, waitForSets, withoutMembers } from './find-matches.ts';
import { inTurn } from './in-turn.ts';
import { createAsker, waitForFits, waitForPage, type Asking } from './asking.ts';
import { KeptAnswers } from './kept-answers.ts';
import { createKeptColumns } from './kept-columns.ts';
import { openLiveColumns, type LiveColumns } from './live-columns.ts';
import { introducedBy, sizeOf } from './member-columns.ts';
import { firstInOrder } from './ordered-walk.ts';
import { orderByFit, orderByColumns } from './plane-orders.ts';
import { readPage } from './read-page.ts';
import type { ColumnsKeeping } from '#core/discovery/ports/columns-snapshots.ts';
import type { DiscoveryIndex } from '#core/discovery/ports/discovery-index.ts';
import { foldFilters } from '#core/discovery/domain/filters.ts';
import type { DiscoverySort } from '#core/discovery/domain/order.ts';
import type { DiscoveryPage, DiscoveryQuery } from '#core/discovery/domain/search.ts';
import type { MemberDirectory } from '#core/discovery/ports/member-directory.ts';

/**
 * Finds members by the columns of the storage: as the core's `searchMembers` and `recommendMembers` do
 * over everyone, without looking at everyone.
 * With `keeping`, the columns outlast the process.
 */
export function createColumnDirectory(
  index: DiscoveryIndex,
  keeping?: ColumnsKeeping,
): MemberDirectory {
  const columns = createKeptColumns(index, keeping);
  const loaded = once(async () => openLiveColumns(index, await columns.load()));
  const { pages, recommended, takeIn } = createAnswers();

  const { ask, answer } = createAsker(index, loaded);

  async function findPage({ viewerId, live, leftOut }: Asking, query: DiscoveryQuery) {
    const filters = foldFilters(query.filters);
    const matches = await findMatches(index, live, leftOut, filters, 'for-some');
    const order = await orderFor(live, viewerId, query.sort);
    if (order === null) return null;
    const { limit } = query;
    const after = query.after && { value: order.toValue(query.after.key), id: query.after.id };
    const leftOutIds = () => index.leftOutIds(viewerId);
    return readPage({ ...index, leftOutIds }, matches, filters, { order, after, limit });
  }

  async function findBest({ viewerId, live, leftOut }: Asking, limit: number, today: number) {
    const fits = await live.fits.find(viewerId);
    if (fits === null) return null;
    await index.turn();
    const introduced = introducedBy(live.columns, today);
    const strangers = withoutMembers(fits.recommendable.shared(introduced), leftOut);
    const best = firstInOrder(strangers, orderByFit(fits), null, limit);
    return best.map(({ id }) => id);
  }

  return {
    load: async () => {
      await loaded();
    },

    catchUp: async () => takeIn(await loaded()),

    keep: inTurn(() => columns.keep(loaded)),

    size: async () => sizeOf((await loaded()).columns),

    search: async (viewerId, query) => {
      const waitFor = (asking: Asking) => waitForPage(asking, query);
      const workOut = (asking: Asking) => findPage(asking, query);
      const page = await answer(pages, { viewerId, query }, waitFor, workOut);
      return page && { ...page, members: await (await loaded()).readMembers(page.members) };
    },

    count: async (viewerId, filters) => {
      const folded = foldFilters(filters);
      const asking = await ask(viewerId, ({ live }) => waitForSets(live, folded, 'for-all'));
      if (asking === null) return null;
      const { live, leftOut } = asking;
      const matches = await findMatches(index, live, leftOut, folded, 'for-all');
      return matches.members.count();
    },

    recommend: async (viewerId, limit, today) => {
      const question = { viewerId, limit, today };
      const workOut = (asking: Asking) => findBest(asking, limit, today);
      const ids = await answer(recommended, question, waitForFits, workOut);
      return ids && (await loaded()).readMembers(ids);
    },
  };
}

/** What was answered lately, since some version of the columns. */
function createAnswers() {
  const pages = new KeptAnswers<DiscoveryPage<number>>((page) =>
    page.totalIsExact ? page.members : null,
  );
  const recommended = new KeptAnswers<readonly number[]>((ids) => ids);
  let since = 0;
  return {
    pages,
    recommended,
    /** Takes in changes, and forgets what is no answer any more: some may have been asked by who is gone. */
    takeIn: async ({ catchUp, version }: LiveColumns) => {
      await catchUp();
      if (version() === since) return;
      since = version();
      pages.forget();
      recommended.forget();
    },
  };
}

async function orderFor(live: LiveColumns, viewerId: MemberId, sort: DiscoverySort) {
  if (sort !== 'relevance') return orderByColumns(live.columns, sort, viewerId);
  const fits = await live.fits.find(viewerId);
  return fits && orderByFit(fits);
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
