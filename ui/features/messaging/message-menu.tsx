import { Ellipsis } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { use, useRef, useState } from 'react';
import { isChangeable } from '#core/messaging/domain/change-message.ts';
import { isTakenBack, type Message } from '#core/messaging/domain/message.ts';
import { IconButton } from '#ui/kit/icon-button.tsx';
import { MENU_ITEM_LOOK } from '#ui/kit/menu-item-look.ts';
import { formatTime } from '#ui/parts/people/display-text.ts';
import { MessageActionsContext } from './composing.ts';

interface MessageMenuProps {
  readonly message: Message;
  readonly isOwn: boolean;
  /** Who the other member is. */
  readonly name: string;
}

/** What can be done about one message. It is quiet until one comes near with a pointer or the keyboard. */
export function MessageMenu({ message, isOwn, name }: MessageMenuProps) {
  const actions = use(MessageActionsContext);
  const [isChangeableNow, setChangeableNow] = useState(false);
  const keepsFocus = useRef(true);
  if (actions === null || isTakenBack(message)) return null;
  const writer = isOwn ? 'your message' : `${name}’s message`;
  const item = (label: string, act: (message: Message) => void) => (
    <DropdownMenu.Item
      className={MENU_ITEM_LOOK}
      onSelect={() => {
        keepsFocus.current = false;
        act(message);
      }}
    >
      {label}
    </DropdownMenu.Item>
  );
  return (
    <DropdownMenu.Root
      modal={false}
      onOpenChange={() => {
        keepsFocus.current = true;
        setChangeableNow(isOwn && isChangeable(message, new Date().toISOString()));
      }}
    >
      <DropdownMenu.Trigger asChild>
        <IconButton
          label={`More for ${writer} from ${formatTime(message.createdAt)}`}
          className="self-center text-quiet opacity-0 transition-opacity group-hover:opacity-100 focus-visible:opacity-100 data-[state=open]:opacity-100 pointer-coarse:opacity-100"
        >
          <Ellipsis aria-hidden="true" className="size-5" />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={isOwn ? 'end' : 'start'}
          collisionPadding={8}
          className="z-50 w-44 rounded-box border border-line bg-surface p-2 shadow-lift"
          onCloseAutoFocus={(event) => {
            // The place to write has taken it.
            if (!keepsFocus.current) event.preventDefault();
          }}
        >
          {item('Reply', actions.reply)}
          {isChangeableNow && item('Edit', actions.edit)}
          {isChangeableNow && item('Take back', actions.takeBack)}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
