import { Check } from 'lucide-react';
import { use, type RefObject } from 'react';
import { isTakenBack, type Message } from '#core/messaging/domain/message.ts';
import { formatMoment, formatTime } from '#ui/parts/people/display-text.ts';
import { OwnText } from '#ui/kit/own-text.tsx';
import { useFindWarning } from '#ui/parts/safety/use-find-warning.ts';
import { FoundMessageContext } from './found-message-context.ts';
import type { PlacedMessage } from './message-days.ts';
import { MessageAttachments } from './message-attachments.tsx';
import { MessageMenu } from './message-menu.tsx';
import { MessageWarning } from './message-warning.tsx';
import { QuotedMessage } from './quoted-message.tsx';
import { TextWithLinks } from './text-with-links.tsx';
import { WatchMessageContext } from './use-viewed-messages.ts';
import { warningOf } from './warning-of.ts';

interface MessageBubbleProps extends PlacedMessage {
  readonly isOwn: boolean;
  /** Whether it says that the other has read it, and so all before it. */
  readonly isMarkedAsRead: boolean;
  /** Who the other member is. */
  readonly name: string;
  /** Takes the divider above the message, when it is the first unread one. */
  readonly divider: RefObject<HTMLHeadingElement | null> | undefined;
}

/**
 * One message: one's own at the end of the line, the other's at its start. Of those that stand
 * together the last shows its hour; the moment of any shows when it is pointed at.
 */
export function MessageBubble(props: MessageBubbleProps) {
  const { message, earlier, continues, concludes, isOwn, isMarkedAsRead, name, divider } = props;
  const watch = use(WatchMessageContext);
  const isFound = use(FoundMessageContext) === message.id;
  const unread = !isOwn && !message.read && { ref: watch, 'data-message-id': message.id };
  const moment = formatMoment(message.createdAt);
  const findWarning = useFindWarning(!isOwn);
  const warning = isOwn ? null : warningOf(message, earlier, findWarning);
  return (
    <li
      {...unread}
      {...(isFound && { 'data-found': true, tabIndex: -1, 'aria-current': true })}
      className={`${continues ? 'pt-1' : 'pt-3'} focus-visible:outline-none`}
    >
      {divider && (
        <h4
          ref={divider}
          className="mb-3 flex items-center gap-3 font-sans text-sm font-semibold text-primary before:h-px before:grow before:bg-primary after:h-px after:grow after:bg-primary"
        >
          New messages
        </h4>
      )}
      <div className={`group flex ${isOwn ? 'flex-row-reverse' : ''}`}>
        <div
          title={moment}
          className={`max-w-[85%] rounded-box px-4 py-2 ${isOwn ? 'bg-evergreen-soft' : 'bg-raised'} ${isFound ? 'ring-3 ring-honey ring-inset' : ''}`}
        >
          <span className="sr-only">{isOwn ? 'You wrote:' : `${name} wrote:`}</span>
          {message.replyTo && (
            <QuotedMessage
              quotation={message.replyTo}
              isOwn={(message.replyTo.senderId === message.senderId) === isOwn}
              name={name}
            />
          )}
          <MessageAttachments message={message} isOwn={isOwn} name={name} />
          <MessageWords message={message} />
          {message.edited && <p className="text-end text-sm text-quiet">Edited</p>}
          <time
            dateTime={message.createdAt}
            className={concludes ? 'block text-end text-sm text-quiet' : 'sr-only'}
          >
            {formatTime(message.createdAt)}
          </time>
        </div>
        <MessageMenu message={message} isOwn={isOwn} name={name} />
      </div>
      {isMarkedAsRead && (
        <p className="flex items-center justify-end gap-1 pt-1 text-sm text-quiet">
          <Check aria-hidden="true" className="size-4" />
          Read
        </p>
      )}
      {warning && <MessageWarning warning={warning} />}
    </li>
  );
}

/** What a message says, or that its sender has taken it back. */
function MessageWords({ message }: { readonly message: Message }) {
  if (isTakenBack(message)) return <p className="text-quiet italic">Taken back</p>;
  const { content } = message;
  if (content === null) return null;
  return (
    <OwnText as="p" className="whitespace-pre-wrap wrap-anywhere">
      <TextWithLinks text={content} />
    </OwnText>
  );
}
