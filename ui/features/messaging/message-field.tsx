import { useId, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { messageWordingSchema } from '#core/messaging/schemas.ts';
import { describeFirstFault } from '#ui/api/described-fault.ts';
import { TextArea } from '#ui/kit/text-area.tsx';
import { useEnterKey } from '#ui/parts/messaging/enter-key-store.ts';
import { useNumberQuestion } from './use-number-question.ts';

/** What Safari names the key that ends a composition, after the composition has ended. */
const COMPOSING_KEY = 229;

/** Whether the key belongs to an input method, such as those for Japanese, and not to the message. */
function endsComposition({ nativeEvent }: KeyboardEvent): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else tells it in Safari
  return nativeEvent.isComposing || nativeEvent.keyCode === COMPOSING_KEY;
}

interface MessageFieldProps {
  readonly label: ReactNode;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called with the words as they are to be stored. */
  readonly onSend: (content: string) => void;
  readonly onEscape?: () => void;
  /** Draws the button that sends, which rests while nothing can be sent. */
  readonly button: (canSend: boolean) => ReactNode;
}

/**
 * Where the words of a message are written. Enter sends them or begins a new line, as the member chooses;
 * Control and Enter always send, Shift and Enter never.
 */
export function MessageField(props: MessageFieldProps) {
  const { label, field, value, onChange, onSend, onEscape, button } = props;
  const id = useId();
  const { enterSends } = useEnterKey();
  const checked = messageWordingSchema.safeParse({ content: value });
  const refusal = value.trim() === '' ? undefined : describeFirstFault(checked.error);
  const { question, isAnswered } = useNumberQuestion(value);
  const send = () => {
    if (checked.success && isAnswered()) onSend(checked.data.content);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape?.();
    if (event.key !== 'Enter' || event.shiftKey || endsComposition(event)) return;
    if (!enterSends && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    // A key held down is one press, and no answer to a question.
    if (!event.repeat) send();
  };
  return (
    <form
      data-keep-free
      className="grid grid-cols-1 gap-2 border-t border-line p-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="flex items-end gap-3">
        <TextArea
          id={id}
          ref={field}
          rows={1}
          enterKeyHint={enterSends ? 'send' : 'enter'}
          placeholder="Write a message..."
          className="field-sizing-content max-h-40 min-h-11 min-w-0 resize-none placeholder:truncate"
          aria-invalid={refusal !== undefined}
          aria-describedby={`${id}-refusal ${id}-question`}
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
        {button(checked.success)}
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
