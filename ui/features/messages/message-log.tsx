import { Button } from '../../components/button.tsx';
import {
  useUnsent,
  type Correspondence,
  type UnsentMessage,
} from '../../stores/unsent-messages-store.ts';
import type { Conversation } from './conversation.ts';
import { groupByDay } from './message-days.ts';
import { MessageBubble } from './message-bubble.tsx';
import { NewMessageNotice } from './new-message-notice.tsx';
import { UnsentMessageBubble } from './unsent-message-bubble.tsx';
import { useShowEarlier } from './use-conversation.ts';
import { useMarkAsRead } from './use-mark-as-read.ts';

interface MessageLogProps {
  readonly conversation: Conversation;
  readonly correspondence: Correspondence;
  /** Who the other member is. */
  readonly name: string;
  readonly onSend: (message: UnsentMessage) => void;
}

/**
 * The messages, oldest first, day by day. The box grows upwards, so a browser keeps it at its end, and
 * keeps what is being read in its place when messages are added at either side.
 */
export function MessageLog({ conversation, correspondence, name, onSend }: MessageLogProps) {
  const { messages, earlier } = conversation;
  const unsent = useUnsent(correspondence);
  const showEarlier = useShowEarlier(correspondence.connectionId);
  useMarkAsRead(correspondence.connectionId, messages);
  return (
    <div
      role="region"
      aria-label="Messages"
      tabIndex={0}
      className="flex h-[calc(100dvh-21rem)] min-h-64 md:h-[calc(100dvh-26rem)] md:min-h-80 flex-col-reverse overflow-y-auto overscroll-contain focus-visible:-outline-offset-3"
    >
      <div className="grid gap-4 p-4">
        {earlier && (
          <Button
            variant="quiet"
            className="justify-self-center"
            isBusy={showEarlier.isPending}
            onClick={() => {
              showEarlier.mutate(earlier);
            }}
          >
            Show earlier messages
          </Button>
        )}
        {messages.length + unsent.messages.length === 0 && (
          <p className="text-center text-quiet">
            You and {name} are connected. Say hello when you are ready.
          </p>
        )}
        {groupByDay(messages).map(({ day, messages: ofDay }) => (
          <section key={day} aria-label={day} className="grid gap-2">
            <h3 className="text-center font-sans text-sm text-quiet">{day}</h3>
            <ol className="grid gap-2">
              {ofDay.map((message) => (
                <MessageBubble
                  key={message.id}
                  message={message}
                  isOwn={message.senderId === correspondence.memberId}
                  name={name}
                />
              ))}
            </ol>
          </section>
        ))}
        <ol aria-label="Messages not sent yet" className="grid gap-2 empty:hidden">
          {unsent.messages.map((message) => (
            <UnsentMessageBubble
              key={message.key}
              message={message}
              correspondence={correspondence}
              onRetry={onSend}
            />
          ))}
        </ol>
      </div>
      <NewMessageNotice messages={messages} ownId={correspondence.memberId} name={name} />
    </div>
  );
}
