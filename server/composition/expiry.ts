import type { NamedHandler } from '#core/feed/ports/event-handler.ts';
import { makeForgetEvents } from '#core/feed/use-cases/forget-events.ts';
import type { UseCases } from './contexts.ts';
import type { World } from './world.ts';

/** The use cases that take nothing and return nothing: work that is done again and again. */
type Work = {
  [Name in keyof UseCases]: UseCases[Name] extends () => Promise<void> ? Name : never;
}[keyof UseCases];

/** The work that has a job of its own. */
type WithOwnJob = 'liftEndedSuspensions' | 'recordFailedTries';

/** Makes what removes everything whose time is over, and the counts that no longer count. */
export function makeRemoveExpired(
  site: World & UseCases,
  handlers: readonly NamedHandler[],
): () => Promise<void> {
  // Work that is forgotten does not compile.
  const removals: Pick<UseCases, Exclude<Work, WithOwnJob>> = {
    removeExpiredSessions: site.removeExpiredSessions,
    removeExpiredConversations: site.removeExpiredConversations,
    removeOldContactMessages: site.removeOldContactMessages,
    endRestingRequests: site.endRestingRequests,
    forgetDeclinedRequests: site.forgetDeclinedRequests,
    removeExpiredMails: site.removeExpiredMails,
    attendRecoveries: site.attendRecoveries,
    removeExpiredDataExports: site.removeExpiredDataExports,
  };
  const forgetEvents = makeForgetEvents({ ...site, handlers });
  return async () => {
    await Promise.all([
      ...Object.values(removals).map((remove) => remove()),
      forgetEvents(),
      site.limiter.removeExpired(),
    ]);
  };
}
