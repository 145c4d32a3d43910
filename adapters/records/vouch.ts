import type { Vouch } from '#core/vouching/domain/vouch.ts';
import { bigint, group, mapping, optional, text, time } from './field.ts';
import { record } from './record.ts';

export const VOUCH = mapping(
  group<Vouch>()({
    id: bigint('id'),
    voucherId: bigint('voucher_id'),
    memberId: bigint('member_id'),
    connectionId: bigint('connection_id'),
    said: text('said'),
    countsFrom: time('counts_from'),
    before: optional(text('said_before')),
    countsUntil: optional(time('counts_until')),
  }),
);

export const VOUCHES = record('vouch', {
  key: 'id',
  about: ['voucher_id', 'member_id'],
  archived: VOUCH,
});
