import { SendHorizontal } from 'lucide-react';
import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { quote } from '#core/messaging/domain/message.ts';
import { Button } from '#ui/kit/button.tsx';
import { useLatePart } from '#ui/kit/use-late-part.ts';
import { Tooltip } from '#ui/kit/tooltip.tsx';
import { TO_WRITE } from '#ui/parts/people/addresses.ts';
import {
  useDraft,
  useUnsentMessages,
  useUnsentMessagesStore,
  type Correspondence,
  type UnsentMessage,
} from '#ui/session/unsent-messages-store.ts';
import type { Composing } from './composing.ts';
import { ComposingHeader } from './composing-header.tsx';
import { MessageField } from './message-field.tsx';
import { newIdempotencyKey } from '#ui/api/new-idempotency-key.ts';
import { useTypingHints } from './use-typing-hints.ts';
import { QuotedMessage } from './quoted-message.tsx';

/** It comes after the place to write, which nobody waits for it to see. */
const loadAttachButtons = async () => (await import('./attach-buttons.tsx')).AttachButtons;

const ignore = () => undefined;

interface MessageFormProps {
  readonly correspondence: Correspondence;
  /** Who the other member is. */
  readonly name: string;
  /** Whether the other has written yet, as far as the page knows. */
  readonly hasOtherWritten: boolean;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly composing: Exclude<Composing, { kind: 'edit' }>;
  /** Called when what is written answers no message any more. */
  readonly onDone: () => void;
  readonly onSend: (message: UnsentMessage) => void;
}

/** Writes a message, or an answer to one. What is not sent is kept. */
export function MessageForm(props: MessageFormProps) {
  const { correspondence, name, hasOtherWritten, field, composing, onDone, onSend } = props;
  const draft = useDraft(correspondence);
  const unsent = useUnsentMessages(correspondence);
  const writeDraft = useUnsentMessagesStore((store) => store.writeDraft);
  const hints = useTypingHints(correspondence.connectionId);
  const replyTo = composing.kind === 'reply' ? quote(composing.message) : null;
  const answeredId = replyTo?.id;
  // Whoever came to write finds the cursor in its place.
  const isToWrite = useLocation().state === TO_WRITE;
  useEffect(() => {
    if (answeredId !== undefined || isToWrite) field.current?.focus();
  }, [answeredId, isToWrite, field]);
  const { part: AttachButtons, show: showButtons } = useLatePart(loadAttachButtons, ignore);
  useEffect(showButtons, [showButtons]);
  const post = (message: Pick<UnsentMessage, 'content' | 'attachments'>) => {
    const key = (unsent.at(-1)?.key ?? 0) + 1;
    hints.sent();
    onSend({ key, idempotencyKey: newIdempotencyKey(), ...message, replyTo, hasFailed: false });
    onDone();
  };
  const send = (content: string) => {
    writeDraft(correspondence, '');
    post({ content });
  };
  return (
    <>
      {replyTo && (
        <ComposingHeader
          title="Your reply to"
          cancelLabel="Don’t reply to this message"
          onCancel={onDone}
        >
          <QuotedMessage
            quotation={replyTo}
            isOwn={replyTo.senderId === correspondence.memberId}
            name={name}
          />
        </ComposingHeader>
      )}
      <MessageField
        label={
          <>
            Message to <bdi>{name}</bdi>
          </>
        }
        field={field}
        value={draft}
        onChange={(value) => {
          writeDraft(correspondence, value);
          hints.typed(value);
        }}
        onSend={send}
        {...(replyTo && { onEscape: onDone })}
        button={(canSend) => (
          <>
            {AttachButtons && (
              <div className={draft === '' ? 'contents' : 'contents max-sm:hidden'}>
                <AttachButtons
                  connectionId={correspondence.connectionId}
                  name={name}
                  hasOtherWritten={hasOtherWritten}
                  onSend={(attachments) => {
                    post({ content: '', attachments });
                  }}
                />
              </div>
            )}
            <Tooltip text="Send">
              <Button type="submit" aria-label="Send" disabled={!canSend}>
                <SendHorizontal aria-hidden="true" className="size-5 rtl:-scale-x-100" />
              </Button>
            </Tooltip>
          </>
        )}
      />
    </>
  );
}
