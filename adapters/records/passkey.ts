import type { Passkey } from '#core/accounts/domain/passkey.ts';
import { bigint, group, json, mapping, optional, text, time } from './field.ts';
import { record } from './record.ts';

export const PASSKEY = mapping(
  group<Passkey>()({
    credentialId: text('credential_id'),
    memberId: bigint('member_id'),
    publicKey: text('public_key'),
    signCount: bigint('sign_count'),
    transports: json('transports'),
    name: text('name'),
    addedAt: time('added_at'),
    lastUsedAt: optional(time('last_used_at')),
  }),
);

export const PASSKEYS = record('passkey', {
  key: 'credential_id',
  about: ['member_id'],
  archived: PASSKEY,
});
