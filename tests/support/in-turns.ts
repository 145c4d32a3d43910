import type fc from 'fast-check';
import type { Storage } from '#core/storage.ts';

type Work = (...given: never[]) => Promise<unknown>;

/** The same storage, whose reads and commits begin and end in the order that the scheduler chooses. */
export function inTurns(storage: Storage, scheduler: fc.Scheduler): Storage {
  const taking = <Done extends Work>(work: Done): Done => {
    const inTurn = scheduler.scheduleFunction(work);
    return (async (...given: Parameters<Done>) => {
      await scheduler.schedule(Promise.resolve());
      return inTurn(...given);
    }) as Done;
  };
  const takingAll = <Repository extends object>(repository: Repository): Repository =>
    Object.fromEntries(
      Object.entries(repository).map(([name, work]) => [name, taking(work as Work)]),
    ) as Repository;
  return {
    ...storage,
    commit: taking(storage.commit),
    members: takingAll(storage.members),
    connections: takingAll(storage.connections),
    messages: takingAll(storage.messages),
    safety: takingAll(storage.safety),
    sealedConversations: takingAll(storage.sealedConversations),
    reports: takingAll(storage.reports),
    moderation: takingAll(storage.moderation),
    notices: takingAll(storage.notices),
    invitations: takingAll(storage.invitations),
    terms: takingAll(storage.terms),
    knownDevices: takingAll(storage.knownDevices),
    securityLog: takingAll(storage.securityLog),
    secondFactors: takingAll(storage.secondFactors),
    passkeys: takingAll(storage.passkeys),
    passkeyChallenges: takingAll(storage.passkeyChallenges),
    oneTimePasswords: takingAll(storage.oneTimePasswords),
  };
}
