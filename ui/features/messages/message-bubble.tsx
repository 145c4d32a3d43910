import type { Message } from '#core/domain/messaging/message.ts';
import { formatTime } from '../../components/display-text.ts';
import { TextWithLinks } from './text-with-links.tsx';

interface MessageBubbleProps {
  readonly message: Message;
  readonly isOwn: boolean;
  /** Who the other member is. */
  readonly name: string;
}

/** One message: one's own to the right, the other's to the left. */
export function MessageBubble({ message, isOwn, name }: MessageBubbleProps) {
  return (
    <li className={`flex ${isOwn ? 'justify-end' : ''}`}>
      <div
        className={`max-w-[85%] rounded-box px-4 py-2 ${isOwn ? 'bg-evergreen-soft' : 'bg-sunken'}`}
      >
        <span className="sr-only">{isOwn ? 'You wrote:' : `${name} wrote:`}</span>
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
          <TextWithLinks text={message.content} />
        </p>
        <time dateTime={message.createdAt} className="block text-right text-sm text-quiet">
          {formatTime(message.createdAt)}
        </time>
      </div>
    </li>
  );
}
