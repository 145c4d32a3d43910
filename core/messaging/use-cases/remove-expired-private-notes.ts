import type { Clock } from '#core/kernel/clock.ts';
import type { PrivateNoteRepository } from '#core/messaging/ports/private-note-repository.ts';

export type RemoveExpiredPrivateNotes = () => Promise<void>;

/** Removes the private notes about connections that have ended, once they are not to be kept any longer. */
export function makeRemoveExpiredPrivateNotes({
  privateNotes,
  clock,
}: {
  readonly privateNotes: Pick<PrivateNoteRepository, 'removeExpired'>;
  readonly clock: Clock;
}): RemoveExpiredPrivateNotes {
  return () => privateNotes.removeExpired(clock.now());
}
