import type { ConnectionId, MessageId } from '#core/kernel/ids.ts';
import type { StoredMessage } from '#core/messaging/domain/message.ts';
import { wordsOf } from '#core/messaging/domain/message-words.ts';
import { rows, type Dialect, type Steps } from './steps.ts';

/** The statements that keep the index of messages' words. */
export interface WordStatements {
  readonly remove: string;
  readonly takeUnindexed: string;
  readonly add: string;
  readonly markIndexed: string;
}

export const createWordStatements = ({
  wantedTexts,
  takeFree,
  isWanted,
}: Dialect): WordStatements => ({
  remove: `
    DELETE FROM message_word
    WHERE connection_id = @connectionId AND message_id = @id AND word IN (${wantedTexts})`,
  // What was sent last is searched for first.
  takeUnindexed: `
    SELECT message.id, message.connection_id, message.content
    FROM message JOIN connection ON connection.id = message.connection_id
    WHERE message.indexed = 0 AND message.id IN (
      SELECT id FROM message WHERE indexed = 0 ORDER BY -id LIMIT @limit)
    ${takeFree('message', 'connection')}`,
  add: `
    WITH wanted (word) AS (${wantedTexts})
    INSERT INTO message_word (connection_id, word, message_id)
    SELECT CAST(@connectionId AS bigint), word, CAST(@id AS bigint) FROM wanted WHERE true
    ON CONFLICT DO NOTHING`,
  markIndexed: `UPDATE message SET indexed = 1 WHERE ${isWanted('id')}`,
});

/** Removes the words of what the message said before, which is then found no more. */
export function* removeWords(
  { remove }: Pick<WordStatements, 'remove'>,
  { id, connectionId }: Pick<StoredMessage, 'id' | 'connectionId'>,
  before: Pick<StoredMessage, 'content'>,
): Steps<void> {
  const texts = toTexts(before.content ?? '');
  if (texts !== NO_TEXTS) yield* rows(remove, { connectionId, id, texts });
}

/** Removes the words of all that the member has written. */
export const REMOVE_WORDS_OF = `
  DELETE FROM message_word WHERE connection_id IN (
    SELECT id FROM connection WHERE user_id1 = @memberId OR user_id2 = @memberId
  ) AND message_id IN (
    SELECT message.id FROM message WHERE sender_id = @memberId AND connection_id IN (
      SELECT id FROM connection WHERE user_id1 = @memberId OR user_id2 = @memberId))`;

interface UnindexedRow {
  readonly id: MessageId;
  readonly connection_id: ConnectionId;
  readonly content: string;
}

/** Indexes messages that are not indexed yet and that nobody else is about to, and returns how many. */
export function* indexNext(
  { takeUnindexed, add, markIndexed }: WordStatements,
  limit: number,
): Steps<number> {
  const taken = yield* rows<UnindexedRow>(takeUnindexed, { limit });
  for (const { id, connection_id: connectionId, content } of taken) {
    const texts = toTexts(content);
    if (texts !== NO_TEXTS) yield* rows(add, { connectionId, id, texts });
  }
  if (taken.length > 0)
    yield* rows(markIndexed, { ids: JSON.stringify(taken.map(({ id }) => id)) });
  return taken.length;
}

const NO_TEXTS = '[]';

function toTexts(content: string): string {
  return JSON.stringify([...wordsOf(content)]);
}
