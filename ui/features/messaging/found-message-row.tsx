import { Link } from 'react-router-dom';
import { excerptOf, queryWordsOf } from '#core/messaging/domain/message-words.ts';
import type { FoundMessage } from '#core/messaging/domain/found-message.ts';
import { OwnText } from '#ui/kit/own-text.tsx';
import { PartyAvatar } from '#ui/parts/connections/party.tsx';
import { messageAddress } from '#ui/parts/people/addresses.ts';
import { displayName, formatDay, formatMoment } from '#ui/parts/people/display-text.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { ROW_LOOK } from './row-look.ts';
import { formatShortTime } from './short-time.ts';

const EXCERPT_CHARACTERS = 140;

interface FoundMessageRowProps {
  readonly found: FoundMessage;
  /** What is searched for. */
  readonly text: string;
  /** True within one conversation: the row names who wrote the message, not whom it is with. */
  readonly namesWriter: boolean;
  readonly isOpen: boolean;
}

/** A message that was found: who the conversation is with or who wrote it, the day, and the words; it leads to the message. */
export function FoundMessageRow({ found, text, namesWriter, isOpen }: FoundMessageRowProps) {
  const self = useSelf();
  const { message, member } = found;
  const { createdAt, connectionId, id } = message;
  const words = queryWordsOf(text);
  const pieces = excerptOf(message.content ?? '', words, EXCERPT_CHARACTERS);
  const isOwn = message.senderId === self.id;
  const title = namesWriter && isOwn ? 'You' : <OwnText>{displayName(member)}</OwnText>;
  const writer = !namesWriter && isOwn && 'You: ';
  return (
    <Link
      to={messageAddress(connectionId, id)}
      aria-current={isOpen ? 'true' : undefined}
      className={ROW_LOOK}
    >
      <span className="sr-only">
        {title}, {formatDay(createdAt)}, {writer}
        <bdi>{pieces.map((piece) => piece.text).join('')}</bdi>
      </span>
      {!namesWriter && <PartyAvatar connection={found} size="small" />}
      <span aria-hidden="true" className="min-w-0 grow">
        <span className="flex items-baseline gap-2">
          <span className="min-w-0 grow truncate font-semibold">{title}</span>
          <time
            dateTime={createdAt}
            title={formatMoment(createdAt)}
            className="shrink-0 text-sm text-quiet"
          >
            {formatShortTime(createdAt)}
          </time>
        </span>
        <span className="line-clamp-2 text-sm wrap-anywhere text-quiet">
          {writer}
          <OwnText>
            {pieces.map((piece, place) =>
              piece.isFound ? (
                <mark key={place} className="rounded-sm bg-honey-soft font-semibold text-ink">
                  {piece.text}
                </mark>
              ) : (
                piece.text
              ),
            )}
          </OwnText>
        </span>
      </span>
    </Link>
  );
}
