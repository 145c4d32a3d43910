import { advanceParameters, createAdvance } from '#adapters/sql/event-store.ts';
import { letterParameters, queueLetters } from '#adapters/sql/mail-store.ts';
import {
  createMessageInsert,
  messageParameters,
  notePickedUp,
} from '#adapters/sql/message-store.ts';
import type { Dialect, JoinAct, Statement } from '#adapters/sql/steps.ts';
import { toActivityDay } from '#core/discovery/domain/activity-day.ts';
import type { DomainEvent } from '#core/events.ts';
import type { FeedChange } from '#core/feed/changes.ts';
import { withNewId, type Act } from '#core/kernel/commit.ts';
import type { NewId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import type { NewLetter } from '#core/letters/domain/letter.ts';
import type { Change } from '#core/storage.ts';
import { RECORD_ACTIVITY } from './member-index.ts';

/*
 * The two acts that a site stores most, a message and what the handlers of events decide, are one statement each instead
 * of one for every table between BEGIN and COMMIT. Each part writes only if the first did, so nothing is stored by halves.
 */

/** Stands in an event for the id of the message, which only the statement knows. */
const MESSAGE_ID = trusted<NewId>(Number.MIN_SAFE_INTEGER);

/** Makes a message or the advance of a handler into one statement; `null` for all other acts. */
export function makeJoinAct(
  dialect: Pick<Dialect, 'forUpdate' | 'joiningFeed' | 'eventHolder'>,
): JoinAct {
  const addMessage = createAddMessage(dialect);
  const advance = createAdvanceWithLetters(dialect);
  return (act) => {
    const message = messageOf(act);
    if (message !== null) return { sql: addMessage, parameters: message };
    const advanced = advanceOf(act);
    return advanced && { sql: advance, parameters: advanced };
  };
}

const createAddMessage = (dialect: Pick<Dialect, 'forUpdate' | 'joiningFeed'>) => `
  WITH added AS (${createMessageInsert(dialect)}), noted AS (
    UPDATE connection SET last_message_id = added.id, last_message_at = CAST(@createdAt AS bigint),
      ${notePickedUp('CAST(@createdAt AS bigint)')}
    FROM added WHERE connection.id = @connectionId
  ), active AS (${RECORD_ACTIVITY} AND EXISTS (SELECT FROM added)), told AS (
    INSERT INTO event (happened_at, content)
    SELECT CAST(@at AS bigint), replace(CAST(@event AS text), '${MESSAGE_ID}', added.id::text)
    ${dialect.joiningFeed}, added
  )
  SELECT id FROM added`;

const createAdvanceWithLetters = (dialect: Pick<Dialect, 'eventHolder'>) => `
  WITH advanced AS (${createAdvance(dialect)}), queued AS (${queueLetters(`
    SELECT member_id, letter_key, content, due_at FROM json_to_recordset(@letters::json)
      AS letter (member_id bigint, letter_key text, content text, due_at bigint)
    WHERE EXISTS (SELECT FROM advanced)`)}
  )
  SELECT CAST(NULL AS bigint) AS id FROM advanced`;

/** The parameters of an act that is a message with its event. */
function messageOf({
  changes: [change, ...otherChanges],
  events: [event, ...otherEvents],
  actorId,
  at,
}: Act<Change, DomainEvent>): Statement['parameters'] | null {
  if (change?.type !== 'add_message' || event === undefined || actorId === null) return null;
  if (otherChanges.length + otherEvents.length > 0) return null;
  return {
    ...messageParameters(change),
    memberId: actorId,
    activeOn: toActivityDay(at),
    at: Date.parse(at),
    event: JSON.stringify(withNewId(event, MESSAGE_ID)),
  };
}

/** The parameters of an act that moves a handler, and perhaps queues letters. */
function advanceOf({
  changes,
  events,
  actorId,
}: Act<Change, DomainEvent>): Statement['parameters'] | null {
  if (events.length > 0 || actorId !== null) return null;
  const advances: FeedChange[] = [];
  const letters: NewLetter[] = [];
  for (const change of changes) {
    if (change.type === 'advance_handler') advances.push(change);
    else if (change.type === 'queue_letter') letters.push(change.queued);
    else return null;
  }
  const [advance] = advances;
  if (advance === undefined || advances.length > 1) return null;
  const rows = firstOfEach(letters).map(letterParameters);
  return { ...advanceParameters(advance), letters: JSON.stringify(rows) };
}

/** Of the letters with one key the earliest: a statement can't write to a row twice. */
function firstOfEach(letters: readonly NewLetter[]): readonly NewLetter[] {
  const inOrder = letters.toSorted((one, other) => Date.parse(one.dueAt) - Date.parse(other.dueAt));
  const keys = new Set<string>();
  return inOrder.filter(({ key }) => key === null || (!keys.has(key) && keys.add(key)));
}
