import type { PrivateNote } from '#core/messaging/domain/private-note.ts';
import { bigint, group, mapping, optional, text, time } from './field.ts';
import { record } from './record.ts';

export const PRIVATE_NOTE = mapping(
  group<PrivateNote>()({
    id: bigint('id'),
    memberId: bigint('member_id'),
    connectionId: bigint('connection_id'),
    otherId: bigint('other_id'),
    text: text('content'),
    keptUntil: optional(time('keep_until')),
  }),
);

export const PRIVATE_NOTES = record('private_note', {
  key: 'id',
  about: ['member_id'],
  archived: PRIVATE_NOTE,
});
