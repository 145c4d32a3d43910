/** What a tab does when it comes to lead, and when another has taken that over. */
interface Turns {
  readonly onTurn: () => void;
  readonly onLost: () => void;
}

/** A tab's place among those that may lead. */
export interface LeadTurns {
  /** Leads at once, although another tab holds the lock. */
  readonly takeOver: () => void;
  /** Gives the lock back, or stops waiting for it. */
  readonly leave: () => void;
}

/** Waits until the lock of that name is this tab's; where there is none to be had, the tab leads without. */
export function takeTurns(
  locks: Pick<LockManager, 'request'>,
  name: string,
  { onTurn, onLost }: Turns,
): LeadTurns {
  let waiting = new AbortController();
  let release: () => void = () => undefined;
  const ask = (steal: boolean) => {
    waiting = new AbortController();
    const { signal } = waiting;
    let isHeld = false;
    const hold = () => {
      if (signal.aborted) return undefined;
      isHeld = true;
      onTurn();
      return new Promise<void>((resolve) => {
        release = resolve;
      });
    };
    locks.request(name, steal ? { steal } : { signal }, hold).catch(() => {
      if (signal.aborted) return;
      if (!isHeld) {
        onTurn();
        return;
      }
      onLost();
      ask(false);
    });
  };
  ask(false);
  return {
    takeOver: () => {
      waiting.abort();
      ask(true);
    },
    leave: () => {
      waiting.abort();
      release();
    },
  };
}
