import type { Aside } from '#core/connections/domain/picking-up.ts';
import type { ConversationChoices } from '#core/messaging/domain/conversation.ts';
import { bigint, flag, group, mapping, optional, time } from './field.ts';
import { numbered, record } from './record.ts';

export const CHOICES = mapping(
  group<ConversationChoices>()({
    memberId: bigint('member_id'),
    connectionId: bigint('connection_id'),
    isPinned: flag('pinned'),
    isMuted: flag('muted'),
    aside: optional(group<Aside>()({ at: time('aside_at'), isForGood: flag('aside_for_good') })),
  }),
);

export const CONVERSATION_CHOICES = record('conversation_choice', {
  key: 'id',
  about: ['member_id'],
  archived: numbered(CHOICES),
});
