import type { NamedHandler } from '#core/feed/ports/event-handler.ts';
import { makeForgetEvents } from '#core/feed/use-cases/forget-events.ts';
import type { UseCases } from './contexts.ts';
import type { World } from './world.ts';

/** Work that is done again and again: it takes nothing but whether to stop, and returns nothing. */
type RepeatedWork = (isStopping: () => boolean) => Promise<void>;

type Work = {
  [Name in keyof UseCases]: UseCases[Name] extends RepeatedWork ? Name : never;
}[keyof UseCases];

/** The work that has a job of its own. */
type WithOwnJob = 'liftEndedSuspensions' | 'recordFailedTries' | 'remindOfRhythms';

/** Makes what removes everything whose time is over, and the counts that no longer count. */
export function makeRemoveExpired(
  site: World & UseCases,
  handlers: readonly NamedHandler[],
): RepeatedWork {
  // Work that is forgotten does not compile.
  const removals: Pick<UseCases, Exclude<Work, WithOwnJob>> = {
    removeExpiredSessions: site.removeExpiredSessions,
    removeExpiredConversations: site.removeExpiredConversations,
    removeExpiredIntroductions: site.removeExpiredIntroductions,
    removeExpiredVouches: site.removeExpiredVouches,
    removeExpiredPrivateNotes: site.removeExpiredPrivateNotes,
    removeOldContactMessages: site.removeOldContactMessages,
    endRestingRequests: site.endRestingRequests,
    forgetDeclinedRequests: site.forgetDeclinedRequests,
    removeExpiredMails: site.removeExpiredMails,
    attendRecoveries: site.attendRecoveries,
    removeExpiredDataExports: site.removeExpiredDataExports,
    removeUnshownPictures: site.removeUnshownPictures,
    removeUnneededAttachments: site.removeUnneededAttachments,
    sweepFiles: site.sweepFiles,
  };
  const forgetEvents = makeForgetEvents({ ...site, handlers });
  return async (isStopping) => {
    await Promise.all([
      ...Object.values<RepeatedWork>(removals).map((remove) => remove(isStopping)),
      forgetEvents(isStopping),
      site.limiter.removeExpired(),
    ]);
  };
}
