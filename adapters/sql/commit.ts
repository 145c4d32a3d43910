import { Conflict } from '#adapters/conflict.ts';
import { handle } from '#adapters/handlers.ts';
import { toActivityDay } from '#core/discovery/domain/activity-day.ts';
import type { DomainEvent } from '#core/events.ts';
import { NEW_ID, withNewId, type Act, type Commit, type Commitment } from '#core/kernel/commit.ts';
import type { NewId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import { aboutNewMember, type Change } from '#core/storage.ts';
import { createEventInsert, storeEvent } from './event-store.ts';
import type { SqlHandlers } from './sql-handlers.ts';
import type { Dialect, SqlEngine, Steps } from './steps.ts';

/** Stores acts; see `Commit` for what it promises. */
export function createSqlCommit(
  { dialect, transact, write, joinAct }: SqlEngine,
  handlers: SqlHandlers<Change>,
): Commit<Change, DomainEvent> {
  const writer = { dialect, handlers, eventInsert: createEventInsert(dialect) };
  return async (act) => {
    try {
      const joined = joinAct?.(act) ?? null;
      if (joined === null) return await transact(() => store(writer, act));
      const [added] = await write<{ readonly id: NewId | null }>(joined.sql, joined.parameters);
      return added === undefined ? { stored: false } : { stored: true, newId: added.id };
    } catch (error) {
      if (error instanceof Conflict || dialect.isUniqueViolation(error)) return { stored: false };
      throw error;
    }
  };
}

/** The dialect, and what is made of it once. */
interface Writer {
  readonly dialect: Dialect;
  readonly handlers: SqlHandlers<Change>;
  readonly eventInsert: string;
}

function* store(
  { dialect, handlers, eventInsert }: Writer,
  { changes, events, actorId, at }: Act<Change, DomainEvent>,
): Steps<Commitment> {
  let newId: NewId | null = null;
  for (const change of changes) {
    const added: number | null = yield* handle(handlers, aboutNewMember(change, newId));
    newId = added === null ? newId : trusted<NewId>(added);
  }
  const actor = actorId === NEW_ID ? newId : actorId;
  if (actor !== null) yield* dialect.recordActivity(actor, toActivityDay(at));
  for (const event of events) yield* storeEvent(eventInsert, withNewId(event, newId), at);
  return { stored: true, newId };
}
