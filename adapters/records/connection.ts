import type { ArchivedConnection } from '#core/archive/domain/archived-records.ts';
import type { Connection } from '#core/connections/domain/connection.ts';
import type { Together } from '#core/connections/domain/together.ts';
import {
  bigint,
  group,
  integer,
  json,
  mapping,
  optional,
  text,
  time,
  type Field,
} from './field.ts';
import { record } from './record.ts';

/** A connection whose id and time are in columns of these names. The table makes sure that exactly accepted ones say since when. */
export function connectionIn<const Id extends string, const CreatedAt extends string>(
  id: Id,
  createdAt: CreatedAt,
) {
  const fields = group<Pick<Connection, keyof Connection>>()({
    id: bigint(id),
    status: text('status'),
    requesterId: bigint('user_id1'),
    recipientId: bigint('user_id2'),
    relationshipTypeId: optional(integer('relationship_type_id')),
    side: optional(text('side')),
    note: optional(text('note')),
    createdAt: time(createdAt),
    acceptedAt: optional(time('accepted_at')),
  });
  return mapping(fields as Field<Connection, typeof fields.reading, typeof fields.writing>);
}

export const CONNECTION = connectionIn('id', 'created_at');

/** What the two keep together; its column is empty while that is nothing. */
export const TOGETHER = mapping(optional(json<Together, 'together'>('together')));

export const CONNECTIONS = record('connection', {
  key: 'id',
  about: ['user_id1', 'user_id2'],
  archived: group<ArchivedConnection>()({
    value: CONNECTION,
    version: integer('version'),
    together: TOGETHER,
  }),
  others: {
    // The newest of the messages, so that inboxes are in order without reading them.
    last_message_id: { kind: 'bigint', nullable: true, derived: true },
    last_message_at: { kind: 'bigint', nullable: true, derived: true },
    // When the two wrote again after a long silence: noted with a message.
    picked_up_at: { kind: 'bigint', nullable: true, derived: true },
    lower_user_id: { kind: 'bigint', nullable: false, madeBy: 'sqlite' },
    higher_user_id: { kind: 'bigint', nullable: false, madeBy: 'sqlite' },
  },
});
