import type { SecurityEntry } from '#core/accounts/security-log/domain/security-entry.ts';
import { bigint, group, integer, mapping, optional, text, time } from './field.ts';
import { record } from './record.ts';

export const SECURITY_ENTRY = mapping(
  group<SecurityEntry>()({
    id: bigint('id'),
    memberId: bigint('member_id'),
    at: time('at'),
    fact: text('fact'),
    count: integer('count'),
    aboutId: optional(bigint('about_id')),
    device: group<SecurityEntry['device']>()({
      browser: optional(text('browser')),
      operatingSystem: optional(text('operating_system')),
    }),
  }),
);

export const SECURITY_ENTRIES = record('security_entry', {
  key: 'id',
  about: ['member_id'],
  archived: SECURITY_ENTRY,
});
