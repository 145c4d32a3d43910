import { Conflict } from '#adapters/conflict.ts';
import { handle } from '#adapters/handlers.ts';
import { promised } from '#adapters/promised.ts';
import { toActivityDay } from '#core/discovery/domain/activity-day.ts';
import type { DomainEvent } from '#core/events.ts';
import { NEW_ID, withNewId, type Act, type Commit, type Commitment } from '#core/kernel/commit.ts';
import type { NewId } from '#core/kernel/ids.ts';
import { aboutNewMember, type Change } from '#core/storage.ts';
import type { MemoryHandlers } from './memory-handlers.ts';
import { nextNumber, recordActivity, type MemoryState } from './memory-state.ts';

/** Stores acts in the state; see `Commit` for what it promises. */
export function createMemoryCommit(
  state: MemoryState,
  handlers: MemoryHandlers<Change>,
): Commit<Change, DomainEvent> {
  return (act) =>
    promised(() => {
      try {
        return state.journal.keep(() => store(state, handlers, act));
      } catch (error) {
        if (error instanceof Conflict) return { stored: false };
        throw error;
      }
    });
}

function store(
  state: MemoryState,
  handlers: MemoryHandlers<Change>,
  { changes, events, actorId, at }: Act<Change, DomainEvent>,
): Commitment {
  let newId: NewId | null = null;
  for (const change of structuredClone(changes)) {
    newId = handle(handlers, aboutNewMember(change, newId)) ?? newId;
  }
  const actor = actorId === NEW_ID ? newId : actorId;
  if (actor !== null) recordActivity(state, actor, toActivityDay(at));
  for (const event of events) {
    const id = nextNumber(state, 'event');
    state.events.set(id, structuredClone({ id, at, event: withNewId(event, newId) }));
  }
  return { stored: true, newId };
}
