import pLimit from 'p-limit';
import { TooBusy, type Crowded } from '#core/kernel/too-busy.ts';

/** How much may be done at once, and how much may wait for that. */
export interface Room {
  readonly atOnce: number;
  readonly waiting: number;
}

/** Does work in turn, and no more than there is room for: beyond that it rejects with a `TooBusy`. */
export function createGate(
  { atOnce, waiting }: Room,
  crowded: Crowded,
  message: string,
): <Outcome>(work: () => Promise<Outcome>) => Promise<Outcome> {
  const inTurn = pLimit(atOnce);
  return (work) => {
    const taken = inTurn.activeCount + inTurn.pendingCount;
    if (taken >= atOnce + waiting) return Promise.reject(new TooBusy(crowded, message));
    return inTurn(work);
  };
}
