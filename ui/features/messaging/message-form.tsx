import { SendHorizontal } from 'lucide-react';
import { useId, type KeyboardEvent } from 'react';
import { messageDraftSchema } from '#core/messaging/schemas.ts';
import { describeFirstFault } from '#ui/api/described-fault.ts';
import { Button } from '#ui/kit/button.tsx';
import { TextArea } from '#ui/kit/text-area.tsx';
import { Tooltip } from '#ui/kit/tooltip.tsx';
import {
  useDraft,
  useUnsentMessages,
  useUnsentMessagesStore,
  type Correspondence,
  type UnsentMessage,
} from '#ui/session/unsent-messages-store.ts';
import { newIdempotencyKey } from './new-idempotency-key.ts';
import { useNumberQuestion } from './use-number-question.ts';

/** What Safari names the key that ends a composition, after the composition has ended. */
const COMPOSING_KEY = 229;

/** Whether the key belongs to an input method, such as those for Japanese, and not to the message. */
function endsComposition({ nativeEvent }: KeyboardEvent): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else tells it in Safari
  return nativeEvent.isComposing || nativeEvent.keyCode === COMPOSING_KEY;
}

interface MessageFormProps {
  readonly correspondence: Correspondence;
  /** Who the other member is. */
  readonly name: string;
  readonly onSend: (message: UnsentMessage) => void;
}

/** Writes a message: Enter sends it, Shift and Enter begin a new line. What is not sent is kept. */
export function MessageForm({ correspondence, name, onSend }: MessageFormProps) {
  const id = useId();
  const draft = useDraft(correspondence);
  const unsent = useUnsentMessages(correspondence);
  const writeDraft = useUnsentMessagesStore((store) => store.writeDraft);
  const checked = messageDraftSchema.safeParse({ content: draft });
  const refusal = draft.trim() === '' ? undefined : describeFirstFault(checked.error);
  const { question, isAnswered } = useNumberQuestion(draft);
  const send = () => {
    if (!checked.success || !isAnswered()) return;
    const key = (unsent.at(-1)?.key ?? 0) + 1;
    writeDraft(correspondence, '');
    const { content } = checked.data;
    onSend({ key, idempotencyKey: newIdempotencyKey(), content, hasFailed: false });
  };
  return (
    <form
      data-keep-free
      className="grid gap-2 border-t border-line p-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={id} className="sr-only">
        Message to <bdi>{name}</bdi>
      </label>
      <div className="flex items-end gap-3">
        <TextArea
          id={id}
          rows={1}
          enterKeyHint="send"
          placeholder="Write a message..."
          className="field-sizing-content max-h-40 min-h-11 resize-none"
          aria-invalid={refusal !== undefined}
          aria-describedby={`${id}-refusal ${id}-question`}
          value={draft}
          onChange={(event) => {
            writeDraft(correspondence, event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || endsComposition(event)) return;
            event.preventDefault();
            // A key held down is one press, and no answer to a question.
            if (!event.repeat) send();
          }}
        />
        <Tooltip text="Send">
          <Button type="submit" aria-label="Send" disabled={!checked.success}>
            <SendHorizontal aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </Button>
        </Tooltip>
      </div>
      <p id={`${id}-refusal`} aria-live="polite" className="text-sm text-danger empty:hidden">
        {refusal}
      </p>
      <p id={`${id}-question`} role="status" className="text-sm text-quiet empty:-mt-2">
        {question}
      </p>
    </form>
  );
}
