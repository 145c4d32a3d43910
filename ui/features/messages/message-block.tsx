import { memo, type RefObject } from 'react';
import { MessageBubble } from './message-bubble.tsx';
import type { PlacedMessage } from './message-days.ts';
import { useHeightWhenFar } from './use-height-when-far.ts';

/** How high a message is, about, in rem: what counts for those that have not been laid out yet. */
const USUAL_HEIGHT = 4;

interface MessageBlockProps {
  readonly messages: readonly PlacedMessage[];
  readonly ownId: number;
  /** Who the other member is. */
  readonly name: string;
  /** The first message that was unread; `null` when none was. */
  readonly unreadFrom: number | null;
  /** Takes the divider above that message. */
  readonly divider: RefObject<HTMLHeadingElement | null>;
}

/**
 * Neighbouring messages of one day. While they are out of view they are not laid out, and those that
 * are far away leave the document, which browsers are slow to clear memory with when it is large.
 */
export const MessageBlock = memo(function MessageBlock(props: MessageBlockProps) {
  const { messages, ownId, name, unreadFrom, divider } = props;
  const { heightWhenFar, watch } = useHeightWhenFar();
  if (heightWhenFar !== null) return <div ref={watch} style={{ blockSize: heightWhenFar }} />;
  return (
    <ol
      ref={watch}
      className="[content-visibility:auto]"
      style={{ containIntrinsicBlockSize: `auto ${messages.length * USUAL_HEIGHT}rem` }}
    >
      {messages.map((placed) => (
        <MessageBubble
          key={placed.message.id}
          {...placed}
          isOwn={placed.message.senderId === ownId}
          name={name}
          divider={placed.message.id === unreadFrom ? divider : undefined}
        />
      ))}
    </ol>
  );
}, showTheSame);

/** Most blocks are as they were when a message comes or changes; their arrangement is made anew. */
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
        placed.continues === other.continues &&
        placed.concludes === other.concludes
      );
    })
  );
}
