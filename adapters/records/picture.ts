import type { Picture } from '#core/media/domain/picture.ts';
import { bigint, group, integer, json, mapping, optional, text, time } from './field.ts';
import { record } from './record.ts';

export const PICTURE = mapping(
  group<Picture>()({
    id: bigint('id'),
    memberId: bigint('member_id'),
    key: text('picture_key'),
    files: json('files'),
    width: integer('width'),
    height: integer('height'),
    thumbHash: text('thumb_hash'),
    description: optional(text('description')),
    bytes: integer('bytes'),
    idempotencyKey: optional(text('idempotency_key')),
    createdAt: time('created_at'),
  }),
);

export const PICTURES = record('picture', {
  key: 'id',
  about: ['member_id'],
  archived: PICTURE,
});
