import type { Measure } from '#core/moderation/domain/measure.ts';
import { makeTakeMeasure } from '#core/moderation/use-cases/take-measure.ts';
import { createSystemClock } from '#adapters/system/system-clock.ts';
import type { MemberClient } from '#tests/support/api-client.ts';
import type { TestServer } from '#tests/support/running-server.ts';
import { valueOf } from '#tests/support/stored-records.ts';
import { toModerationWords } from '#tests/support/texts.ts';

/** A day that no test sees. */
export const UNTIL = '2126-03-05T12:00:00.000Z';

/** What the member is told of every decision here. */
export const WORDS = 'You asked Daniel for gift cards.';

/** Takes a measure about a member in the name of whoever runs the server. */
export async function decideAbout(
  { storage }: TestServer,
  { self }: MemberClient,
  measure: Measure,
): Promise<void> {
  const takeMeasure = makeTakeMeasure({ ...storage, clock: createSystemClock() });
  const input = { memberId: self.id, measure, words: toModerationWords(WORDS) };
  valueOf(await takeMeasure(input));
}
