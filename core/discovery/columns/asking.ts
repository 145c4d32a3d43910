import type { MemberId } from '#core/kernel/ids.ts';
import { foldFilters } from '#core/discovery/domain/filters.ts';
import type { DiscoveryQuery } from '#core/discovery/domain/search.ts';
import type { DiscoveryIndex } from '#core/discovery/ports/discovery-index.ts';
import { waitForSets } from './find-matches.ts';
import type { Basis, KeptAnswers } from './kept-answers.ts';
import type { LiveColumns } from './live-columns.ts';

/** Who asks, and what the answer follows from. */
export interface Asking extends Basis {
  readonly viewerId: MemberId;
  readonly live: LiveColumns;
}

/** What a viewer asks; an answer is kept for all of it. */
interface Question {
  readonly viewerId: MemberId;
  readonly [what: string]: unknown;
}

/** Begins what takes long before there can be an answer; `null` when nothing does. */
type WaitFor = (asking: Asking) => Promise<unknown> | null;

export function createAsker(
  index: Pick<DiscoveryIndex, 'leftOutIds'>,
  loaded: () => Promise<LiveColumns>,
) {
  async function begin(viewerId: MemberId): Promise<Asking | null> {
    const live = await loaded();
    const [others] = await Promise.all([index.leftOutIds(viewerId), live.catchUp()]);
    return others && { viewerId, live, version: live.version, leftOut: [viewerId, ...others] };
  }

  /** Waits if need be. Then it begins again: meanwhile somebody may have blocked the viewer, hidden, or left. */
  async function waited(first: Asking, waitFor: WaitFor): Promise<Asking | null> {
    const waiting = waitFor(first);
    if (waiting === null) return first;
    await waiting;
    return begin(first.viewerId);
  }

  return {
    /** Takes in what was stored until now, and waits for what takes long; `null` when there is no such viewer. */
    ask: async (viewerId: MemberId, waitFor: WaitFor): Promise<Asking | null> => {
      const first = await begin(viewerId);
      return first && waited(first, waitFor);
    },
    /** The answer that is kept, or else the one that is worked out. */
    answer: async <Answer>(
      kept: KeptAnswers<Answer>,
      question: Question,
      waitFor: WaitFor,
      workOut: (asking: Asking) => Promise<Answer | null>,
    ): Promise<Answer | null> => {
      const first = await begin(question.viewerId);
      if (first === null) return null;
      const known = kept.known(question, first);
      if (known !== null) return known;
      const asking = await waited(first, waitFor);
      return asking && kept.find(question, asking, () => workOut(asking));
    },
  };
}

/** Waits until it is known how everyone fits the viewer. */
export function waitForFits({ live: { fits }, viewerId }: Asking): Promise<unknown> | null {
  return fits.known(viewerId) === null ? fits.find(viewerId) : null;
}

/** Waits for all that a page is worked out of. */
export function waitForPage(
  asking: Asking,
  { filters, sort }: DiscoveryQuery,
): Promise<unknown> | null {
  const waits = [
    waitForSets(asking.live, foldFilters(filters), 'for-some'),
    sort === 'relevance' ? waitForFits(asking) : null,
  ].filter((wait) => wait !== null);
  return waits.length === 0 ? null : Promise.all(waits);
}
