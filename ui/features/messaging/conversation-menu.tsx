import { Ellipsis } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { Conversation } from '#core/messaging/domain/conversation.ts';
import { IconButton } from '#ui/kit/icon-button.tsx';
import { useChangeConversation } from '#ui/parts/messaging/conversations.ts';
import { displayName } from '#ui/parts/people/display-text.ts';

const ITEM =
  'flex min-h-11 cursor-pointer items-center rounded-box px-3 outline-none data-highlighted:bg-sunken';

/** What the member can choose for a conversation, for themselves alone. */
export function ConversationMenu({ conversation }: { readonly conversation: Conversation }) {
  const { connectionId, member, isPinned, isMuted } = conversation;
  const change = useChangeConversation(connectionId);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton label={`More for your conversation with ${displayName(member)}`}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={4}
        collisionPadding={8}
        className="z-50 w-56 rounded-box border border-line bg-surface p-2 shadow-lift"
      >
        <DropdownMenu.Item
          className={ITEM}
          onSelect={() => {
            change.mutate({ pinned: !isPinned });
          }}
        >
          {isPinned ? 'Unpin conversation' : 'Pin to the top'}
        </DropdownMenu.Item>
        <DropdownMenu.Item
          className={ITEM}
          onSelect={() => {
            change.mutate({ muted: !isMuted });
          }}
        >
          {isMuted ? 'Unmute conversation' : 'Mute conversation'}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
