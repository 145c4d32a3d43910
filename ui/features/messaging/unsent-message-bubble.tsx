import { describeAttachments } from '#core/texts/attachment-texts.ts';
import { Button } from '#ui/kit/button.tsx';
import { OwnText } from '#ui/kit/own-text.tsx';
import {
  useUnsentMessagesStore,
  type Correspondence,
  type UnsentMessage,
} from '#ui/session/unsent-messages-store.ts';

interface UnsentMessageBubbleProps {
  readonly message: UnsentMessage;
  readonly correspondence: Correspondence;
  readonly onRetry: (message: UnsentMessage) => void;
}

/** One sees what one has just written, wherever one was reading. */
const bringIntoView = (element: HTMLLIElement | null) => {
  element?.scrollIntoView({ block: 'nearest' });
};

/** A message on its way, or one that did not arrive, which can be sent again or dropped. */
export function UnsentMessageBubble(props: UnsentMessageBubbleProps) {
  const { message, correspondence, onRetry } = props;
  const shown = describeAttachments((message.attachments ?? []).map(({ kind }) => kind));
  const remove = useUnsentMessagesStore((store) => store.remove);
  return (
    <li ref={bringIntoView} className="flex scroll-mb-4 justify-end">
      <div className="max-w-[85%] rounded-box border border-dashed border-control px-4 py-2">
        {shown !== '' && <p className="text-quiet">{shown}</p>}
        <OwnText as="p" className="whitespace-pre-wrap wrap-anywhere empty:hidden">
          {message.content}
        </OwnText>
        {message.hasFailed ? (
          <div data-keep-free className="flex flex-wrap items-center justify-end">
            <span className="text-sm text-danger">Not sent.</span>
            <Button
              variant="quiet"
              onClick={() => {
                onRetry(message);
              }}
            >
              Try again
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                remove(correspondence, message);
              }}
            >
              Discard
            </Button>
          </div>
        ) : (
          <p className="text-end text-sm text-quiet">Sending…</p>
        )}
      </div>
    </li>
  );
}
