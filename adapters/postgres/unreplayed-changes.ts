/** How far a standby must have caught up, and the members it may still hold an older version of. */
export interface ReplayNeeds {
  readonly position: number;
  readonly memberIds: ReadonlySet<number>;
}

/** At most this many members are read from the primary in addition to what a standby answers. */
const MOST_MEMBERS = 1_000;

/**
 * The members who changed on the primary, as far as this process has taken it in, and who may not have
 * changed on a standby yet. Positions are those of the write-ahead log.
 */
export function createUnreplayedChanges() {
  let position = Infinity;
  const changed = new Map<number, number>();

  return {
    /** What a standby needs to know everything that this process knows, but for some members. */
    needs: (): ReplayNeeds => ({ position, memberIds: new Set(changed.keys()) }),
    /** Until `begin`, no standby is far enough. */
    forget: () => {
      position = Infinity;
      changed.clear();
    },
    /** Everything that was taken in was written before this position. */
    begin: (at: number) => {
      position = at;
      changed.clear();
    },
    /** The members' changes were written before this position. */
    record: (memberIds: readonly number[], at: number) => {
      for (const id of memberIds) changed.set(id, at);
      if (changed.size <= MOST_MEMBERS) return;
      position = at;
      changed.clear();
    },
    /** A standby has replayed everything before this position. */
    learn: (replayed: number) => {
      if (replayed <= position) return;
      position = replayed;
      for (const [id, at] of changed) if (at <= replayed) changed.delete(id);
    },
  };
}
