import type { PictureKey } from '#core/media/domain/picture-address.ts';
import type { AttachmentContent } from '#core/messaging/attachments/domain/attachment.ts';
import type { KeptAttachment } from '#core/messaging/attachments/domain/kept-attachment.ts';
import {
  alsoAs,
  bigint,
  flag,
  group,
  integer,
  json,
  mapping,
  optional,
  text,
  time,
} from './field.ts';
import { record } from './record.ts';

export const ATTACHMENT = mapping(
  group<KeptAttachment>()({
    id: bigint('id'),
    connectionId: bigint('connection_id'),
    memberId: bigint('member_id'),
    messageId: optional(bigint('message_id')),
    content: alsoAs(
      json<AttachmentContent, 'content'>('content'),
      text<PictureKey, 'attachment_key'>('attachment_key'),
      ({ key }) => key,
    ),
    bytes: integer('bytes'),
    idempotencyKey: optional(text('idempotency_key')),
    isEvidence: flag('evidence'),
    createdAt: time('created_at'),
  }),
);

export const ATTACHMENTS = record('attachment', {
  key: 'id',
  about: ['member_id'],
  archived: ATTACHMENT,
});
