import type { Link } from '#core/letters/domain/link.ts';
import { bigint, group, mapping, optional, text, time } from './field.ts';
import { record } from './record.ts';

export const LINK = mapping(
  group<Link>()({
    tokenHash: text('token_hash'),
    purpose: text('purpose'),
    memberId: optional(bigint('member_id')),
    address: optional(text('address')),
    expiresAt: time('expires_at'),
  }),
);

export const LINKS = record('link', { key: 'token_hash', about: ['member_id'], archived: LINK });
