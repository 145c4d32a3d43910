import { memo, type ReactNode, type RefObject } from 'react';
import { MessageBubble } from './message-bubble.tsx';
import type { PlacedMessage } from './message-days.ts';
import { useBlockLayout } from './use-block-layout.ts';
import { areSame } from './warning-of.ts';

interface MessageBlockProps {
  readonly messages: readonly PlacedMessage[];
  readonly ownId: number;
  /** Who the other member is. */
  readonly name: string;
  /** The first message that was unread; `null` when none was. */
  readonly unreadFrom: number | null;
  /** The message that says that the other has read it; `null` for none. */
  readonly readMark: number | null;
  /** Takes the divider above that message. */
  readonly divider: RefObject<HTMLHeadingElement | null>;
}

/** Neighbouring messages of one day. */
export const MessageBlock = memo(function MessageBlock(props: MessageBlockProps) {
  const { messages, ownId, name, unreadFrom, readMark, divider } = props;
  return (
    <BlockList>
      {messages.map((placed) => (
        <MessageBubble
          key={placed.message.id}
          {...placed}
          isOwn={placed.message.senderId === ownId}
          isMarkedAsRead={placed.message.id === readMark}
          name={name}
          divider={placed.message.id === unreadFrom ? divider : undefined}
        />
      ))}
    </BlockList>
  );
}, showTheSame);

/**
 * A list that has been laid out once, so that its height is known, and then only while it is in view;
 * while it is far away it leaves the document, which browsers are slow to clear memory with when it is
 * large.
 */
function BlockList({ children }: { readonly children: ReactNode }) {
  const { layout, watch } = useBlockLayout();
  if (layout?.isFar) return <div ref={watch} style={{ blockSize: layout.height }} />;
  return (
    <ol
      ref={watch}
      className={layout ? '[content-visibility:auto]' : undefined}
      style={layout ? { containIntrinsicBlockSize: `auto ${layout.height}px` } : undefined}
    >
      {children}
    </ol>
  );
}

/** Most blocks are as they were when a message comes or changes; their arrangement is made again. */
function showTheSame(before: MessageBlockProps, now: MessageBlockProps): boolean {
  return (
    before.ownId === now.ownId &&
    before.name === now.name &&
    before.unreadFrom === now.unreadFrom &&
    before.messages.length === now.messages.length &&
    now.messages.every((placed, index) => {
      const other = before.messages[index];
      return (
        placed.message === other?.message &&
        (placed.message.id === now.readMark) === (placed.message.id === before.readMark) &&
        areSame(placed.earlier, other.earlier) &&
        placed.continues === other.continues &&
        placed.concludes === other.concludes
      );
    })
  );
}
