import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ConnectionId } from '#core/kernel/ids.ts';
import type { Message } from '#core/messaging/domain/message.ts';
import { Button } from '#ui/kit/button.tsx';
import { Tooltip } from '#ui/kit/tooltip.tsx';
import { ComposingHeader } from './composing-header.tsx';
import { MessageField } from './message-field.tsx';
import { useChangeMessage } from './use-change-message.ts';

interface MessageEditFormProps {
  readonly connectionId: ConnectionId;
  readonly message: Message;
  /** Called when the message is changed, or is to stay as it is. */
  readonly onDone: () => void;
}

/** Gives other words to a message that the member sent. A failed change loses nothing. */
export function MessageEditForm({ connectionId, message, onDone }: MessageEditFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [words, setWords] = useState<string>(message.content ?? '');
  const { edit } = useChangeMessage(connectionId);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(-1, -1);
  }, []);
  return (
    <>
      <ComposingHeader title="Edit your message" cancelLabel="Don’t edit" onCancel={onDone} />
      <MessageField
        label="Your message"
        field={field}
        value={words}
        onChange={setWords}
        onSend={(content) => {
          if (!edit.isPending) edit.mutate({ id: message.id, content }, { onSuccess: onDone });
        }}
        onEscape={onDone}
        button={(canSend) => (
          <Tooltip text="Save">
            <Button type="submit" aria-label="Save" disabled={!canSend || edit.isPending}>
              <Check aria-hidden="true" className="size-5" />
            </Button>
          </Tooltip>
        )}
      />
    </>
  );
}
