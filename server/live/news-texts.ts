import type { MemberId } from '#core/kernel/ids.ts';
import type { StreamSign } from '#core/live/domain/live-event.ts';
import type { LivePositions } from '#core/live/steps/live-positions.ts';
import type { RecentEvents } from '#core/live/steps/recent-feed.ts';
import type { ShowNews } from '#core/live/use-cases/show-news.ts';
import { toEventText } from './event-text.ts';
import type { LiveStream, NewsText } from './live-stream.ts';

/** Writes for a member what they may see of the events, under the ids of their places. */
export async function writeNews(
  { showNews, positions }: { readonly showNews: ShowNews; readonly positions: LivePositions },
  memberId: MemberId,
  { events }: RecentEvents,
): Promise<readonly NewsText[]> {
  const news = await showNews(
    memberId,
    events.map(({ event }) => event),
  );
  const texts = events.map(async ({ id: place }, index) => {
    const seen = news[index] ?? null;
    if (seen === null) return null;
    return { place, text: toEventText(seen, await positions.seal(place, memberId)) };
  });
  return (await Promise.all(texts)).filter((text) => text !== null);
}

/** Writes what the stream says of itself at its place. */
export async function writeSign(
  positions: LivePositions,
  type: StreamSign['type'],
  { place, subscription }: Pick<LiveStream, 'place' | 'subscription'>,
): Promise<string> {
  return toEventText({ type }, await positions.seal(place, subscription.memberId));
}
