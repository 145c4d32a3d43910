import type { PasskeyChallenge } from '#core/accounts/domain/passkey.ts';
import { bigint, group, mapping, optional, text, time } from './field.ts';

/** It is answered within minutes, and not moved. */
export const PASSKEY_CHALLENGE = mapping(
  group<PasskeyChallenge>()({
    challengeHash: text('challenge_hash'),
    purpose: text('purpose'),
    memberId: optional(bigint('member_id')),
    origin: text('origin'),
    expiresAt: time('expires_at'),
  }),
);
