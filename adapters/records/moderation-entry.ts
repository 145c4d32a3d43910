import type { ModerationEntry } from '#core/moderation/domain/moderation-entry.ts';
import { actor } from './actor.ts';
import { bigint, group, mapping, optional, text, time } from './field.ts';
import { record } from './record.ts';

export const MODERATION_ENTRY = mapping(
  group<ModerationEntry>()({
    id: bigint('id'),
    at: time('at'),
    actor: actor('actor'),
    memberId: bigint('member_id'),
    reportId: optional(bigint('report_id')),
    action: text('action'),
    until: optional(time('until')),
    reason: optional(text('reason')),
    words: optional(text('words')),
  }),
);

export const MODERATION_ENTRIES = record('moderation_entry', {
  key: 'id',
  archived: MODERATION_ENTRY,
});
