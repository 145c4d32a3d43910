import type { RefObject } from 'react';
import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import type { MessageId } from '#core/kernel/ids.ts';
import { displayName } from '#ui/parts/people/display-text.ts';
import {
  useUnsentMessages,
  type Correspondence,
  type UnsentMessage,
} from '#ui/session/unsent-messages-store.ts';
import type { Conversation } from '#ui/api/conversation.ts';
import { DayList } from './day-list.tsx';
import { EarlierMessages } from './earlier-messages.tsx';
import { FirstWords } from './first-words.tsx';
import { NewMessageNotice } from './new-message-notice.tsx';
import { NoteBubble } from './note-bubble.tsx';
import type { UnreadMark } from './unread-mark.ts';
import { UnsentMessageBubble } from './unsent-message-bubble.tsx';
import { useMarkAsRead } from './use-mark-as-read.ts';
import { useStartAtUnread } from './use-start-at-unread.ts';
import { useViewedMessages, WatchMessageContext } from './use-viewed-messages.ts';

interface MessageLogProps {
  readonly connection: ConnectionWithMember;
  readonly conversation: Conversation;
  /** When it was last read from the server. */
  readonly readAt: number;
  readonly correspondence: Correspondence;
  readonly unreadMark: UnreadMark | null;
  /** The message that says that the other has read it; `null` for none. */
  readonly readMark: MessageId | null;
  readonly onSend: (message: UnsentMessage) => void;
  /** Where a message is written. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/**
 * The messages, oldest first, day by day. The box grows upwards, so a browser keeps it at its end, and
 * keeps what is being read in its place when messages are added at either side.
 */
export function MessageLog(props: MessageLogProps) {
  const { connection, conversation, readAt, correspondence, unreadMark, readMark, onSend } = props;
  const { messages, earlier } = conversation;
  const { connectionId, memberId } = correspondence;
  const name = displayName(connection.member);
  const isEmpty = messages.length === 0 && earlier === null;
  const unsent = useUnsentMessages(correspondence);
  const watchMessage = useViewedMessages(useMarkAsRead(connectionId, readAt));
  const { log, divider } = useStartAtUnread(unreadMark);
  return (
    <div
      ref={log}
      role="region"
      aria-label="Messages"
      tabIndex={0}
      className="flex min-h-0 grow basis-0 flex-col-reverse overflow-y-auto overscroll-contain focus-visible:-outline-offset-3"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4">
        {earlier ? (
          <EarlierMessages connectionId={connectionId} earlier={earlier} />
        ) : (
          <NoteBubble connection={connection} />
        )}
        {isEmpty && unsent.length === 0 && connection.presence !== 'former' && (
          <FirstWords connection={connection} field={props.field} />
        )}
        <WatchMessageContext value={watchMessage}>
          <DayList
            messages={messages}
            ownId={memberId}
            name={name}
            unreadFrom={unreadMark?.from ?? null}
            readMark={readMark}
            divider={divider}
          />
        </WatchMessageContext>
        <ol aria-label="Messages not sent yet" className="grid gap-2 empty:hidden">
          {unsent.map((message) => (
            <UnsentMessageBubble
              key={message.key}
              message={message}
              correspondence={correspondence}
              onRetry={onSend}
            />
          ))}
        </ol>
      </div>
      <NewMessageNotice messages={messages} ownId={memberId} name={name} />
    </div>
  );
}
