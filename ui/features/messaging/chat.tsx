import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import { isBlurredAt } from '#core/messaging/attachments/domain/blurred.ts';
import { linksAllowed } from '#core/safety/domain/allowed-links.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { Conversation } from '#ui/api/conversation.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import type { Correspondence, UnsentMessage } from '#ui/session/unsent-messages-store.ts';
import { describeError } from '#ui/api/client.ts';
import { displayName } from '#ui/parts/people/display-text.ts';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { useLatePart } from '#ui/kit/use-late-part.ts';
import { Loading } from '#ui/kit/loading.tsx';
import { ConversationSafetyContext } from './conversation-safety.ts';
import {
  MessageActionsContext,
  NEW_MESSAGE,
  type Composing,
  type MessageActions,
} from './composing.ts';
import { MessageEditForm } from './message-edit-form.tsx';
import { MessageForm } from './message-form.tsx';
import { newestReadOf } from './newest-read.ts';
import { TypingLine } from './typing-line.tsx';
import { MessageLog } from './message-log.tsx';
import { useChangeMessage } from './use-change-message.ts';
import { useConversation } from './use-conversation.ts';
import { useSendMessage } from './use-send-message.ts';
import { useUnreadMark } from './use-unread-mark.ts';

/** It comes after the messages, which nobody waits for it to see. */
const loadQuestion = async () => (await import('./question-bar.tsx')).QuestionBar;

const ignore = () => undefined;

export interface ChatProps {
  readonly connection: Extract<ConnectionWithMember, { status: 'accepted' }>;
  /** Opens the way to report or block the other member. */
  readonly onReport?: () => void;
}

/** The messages between two connected members, and the place to write another. */
export function Chat({ connection, onReport }: ChatProps) {
  const self = useSelf();
  const correspondence = { memberId: self.id, connectionId: connection.id };
  const conversation = useConversation(connection.id);
  const send = useSendMessage(correspondence);
  const unreadMark = useUnreadMark(
    conversation.isFetchedAfterMount ? conversation.data?.messages : undefined,
    self.id,
  );
  const now = new Date(conversation.dataUpdatedAt).toISOString();
  const mayFollowLinks = linksAllowed(connection.acceptedAt, now);
  const photosBlurred = isBlurredAt(connection.acceptedAt, now);
  const safety = useMemo(
    () => ({ linksAllowed: mayFollowLinks, photosBlurred, onReport }),
    [mayFollowLinks, photosBlurred, onReport],
  );
  const { part: QuestionBar, show: showQuestion } = useLatePart(loadQuestion, ignore);
  useEffect(showQuestion, [showQuestion]);
  const field = useRef<HTMLTextAreaElement>(null);
  const [composing, setComposing] = useState<Composing>(NEW_MESSAGE);
  const startAnew = () => {
    setComposing(NEW_MESSAGE);
  };
  const { takeBack } = useChangeMessage(connection.id);
  const actions = useMemo<MessageActions>(
    () => ({
      reply: (message) => {
        setComposing({ kind: 'reply', message });
      },
      edit: (message) => {
        setComposing({ kind: 'edit', message });
      },
      takeBack: ({ id }) => {
        takeBack(id);
      },
    }),
    [takeBack],
  );
  if (conversation.data) {
    const name = displayName(connection.member);
    return (
      <ConversationSafetyContext value={safety}>
        <MessageActionsContext value={connection.presence === 'former' ? null : actions}>
          <MessageLog
            connection={connection}
            conversation={conversation.data}
            readAt={conversation.dataUpdatedAt}
            correspondence={correspondence}
            unreadMark={unreadMark}
            readMark={
              self.sharedSigns.reading ? newestReadOf(conversation.data.messages, self.id) : null
            }
            onSend={send}
            field={field}
          />
        </MessageActionsContext>
        <p role="status" className="px-4 text-sm text-quiet">
          {conversation.isError && 'We can’t load new messages right now. Trying again…'}
        </p>
        {connection.presence === 'former' ? (
          <p className="border-t border-line px-4 py-3 text-quiet">
            This member has left, and their messages have gone. What you wrote stays here until you
            end the connection.
          </p>
        ) : (
          <>
            <TypingLine connectionId={connection.id} name={name} />
            {QuestionBar && <QuestionBar connection={connection} />}
            <Compose
              correspondence={correspondence}
              name={name}
              hasOtherWritten={mayHaveWritten(conversation.data, connection.member.id)}
              field={field}
              composing={composing}
              onDone={startAnew}
              onSend={send}
            />
          </>
        )}
      </ConversationSafetyContext>
    );
  }
  if (!conversation.isError) {
    return (
      <div className="grid grow place-content-center">
        <Loading label="Loading messages…" />
      </div>
    );
  }
  return (
    <ErrorState
      title={describeError(conversation.error, 'Sorry, we couldn’t load the messages.')}
      onRetry={() => void conversation.refetch()}
    />
  );
}

/** Whether the member has written, as far as one can tell from what is loaded. */
function mayHaveWritten({ messages, earlier }: Conversation, memberId: MemberId): boolean {
  return earlier !== null || messages.some(({ senderId }) => senderId === memberId);
}

interface ComposeProps {
  readonly correspondence: Correspondence;
  readonly name: string;
  readonly hasOtherWritten: boolean;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly composing: Composing;
  readonly onDone: () => void;
  readonly onSend: (message: UnsentMessage) => void;
}

/** The place to write: a new message, an answer, or other words for one that is sent. */
function Compose({ composing, ...props }: ComposeProps) {
  if (composing.kind !== 'edit') return <MessageForm composing={composing} {...props} />;
  const { message } = composing;
  const { connectionId } = props.correspondence;
  return (
    <MessageEditForm
      key={message.id}
      connectionId={connectionId}
      message={message}
      onDone={props.onDone}
    />
  );
}
