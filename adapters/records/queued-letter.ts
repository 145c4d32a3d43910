import { memberOf, type Letter, type QueuedLetter } from '#core/letters/domain/letter.ts';
import { alsoAs, bigint, group, integer, json, mapping, optional, text, time } from './field.ts';
import { record } from './record.ts';

export const LETTER_FAILURE = mapping(
  optional(
    group<NonNullable<QueuedLetter['failure']>>()({
      at: time('failed_at'),
      reason: text('reason'),
    }),
  ),
);

export const QUEUED_LETTER = mapping(
  group<QueuedLetter>()({
    id: bigint('id'),
    letter: alsoAs(json<Letter, 'content'>('content'), optional(bigint('member_id')), memberOf),
    key: optional(text('letter_key')),
    dueAt: time('due_at'),
    attempts: integer('attempts'),
    failure: LETTER_FAILURE,
  }),
);

export const QUEUED_LETTERS = record('queued_letter', {
  key: 'id',
  about: ['member_id'],
  archived: QUEUED_LETTER,
  // Nobody holds a letter that has just been moved.
  others: { held_until: { kind: 'bigint', nullable: false, movedAs: 0 } },
});
