import { BellOff, Pin } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { connectionOf, type Conversation } from '#core/messaging/domain/conversation.ts';
import { isTakenBack } from '#core/messaging/domain/message.ts';
import { describeAttachments } from '#core/texts/attachment-texts.ts';
import { OwnText } from '#ui/kit/own-text.tsx';
import { PartyAvatar } from '#ui/parts/connections/party.tsx';
import { conversationAddress } from '#ui/parts/people/addresses.ts';
import { displayName, formatMoment } from '#ui/parts/people/display-text.ts';
import { useTyping } from '#ui/live/typing-store.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { ROW_LOOK } from './row-look.ts';
import { formatShortTime } from './short-time.ts';
import { PRESENCE_LABELS, STANDING_LABELS } from './standing-labels.ts';

const MOST_CHARACTERS = 120;

interface ConversationRowProps {
  readonly conversation: Conversation;
  readonly isOpen: boolean;
}

/** A conversation in the inbox: who it is with, the last words, when they were written, and what is unread. */
export function ConversationRow({ conversation, isOpen }: ConversationRowProps) {
  const id = useId();
  const { connectionId, member, unreadCount, lastMessage, acceptedAt } = conversation;
  const lastAt = lastMessage?.createdAt ?? acceptedAt;
  const shortTime = formatShortTime(lastAt);
  const hasNews = unreadCount > 0 && !conversation.isMuted;
  return (
    <Link
      to={conversationAddress(connectionId)}
      aria-current={isOpen ? 'true' : undefined}
      aria-describedby={id}
      className={ROW_LOOK}
    >
      <span className="sr-only">
        <bdi>{displayName(member)}</bdi>
        {restOfName(conversation, shortTime)}
      </span>
      <PartyAvatar connection={connectionOf(conversation)} size="small" />
      <span aria-hidden="true" className="min-w-0 grow">
        <span className="flex items-baseline gap-x-2 max-[15rem]:flex-wrap">
          <span
            className={`min-w-0 grow truncate max-[15rem]:basis-full max-[15rem]:whitespace-normal ${hasNews ? 'font-bold' : 'font-semibold'}`}
          >
            <OwnText>{displayName(member)}</OwnText>
          </span>
          <Marks conversation={conversation} />
          <time
            dateTime={lastAt}
            title={formatMoment(lastAt)}
            className={`shrink-0 text-sm ${hasNews ? 'font-semibold text-primary' : 'text-quiet'}`}
          >
            {shortTime}
          </time>
        </span>
        <span className="flex items-center gap-2">
          <span id={id} className={`min-w-0 grow truncate text-sm ${hasNews ? '' : 'text-quiet'}`}>
            <LastWords conversation={conversation} />
          </span>
          {unreadCount > 0 && (
            <span
              className={`min-w-6 shrink-0 rounded-full px-1.5 text-center text-sm ${hasNews ? 'bg-primary font-semibold text-on-primary' : 'bg-raised text-quiet'}`}
            >
              {unreadCount > 99 ? '99+' : unreadCount}
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}

function LastWords({ conversation }: Pick<ConversationRowProps, 'conversation'>) {
  const self = useSelf();
  const { lastMessage, presence, connectionId } = conversation;
  const isTyping = useTyping(connectionId) !== null && self.sharedSigns.typing;
  if (isTyping) return <span className="italic">typing…</span>;
  if (presence === 'former' || lastMessage === null) {
    return PRESENCE_LABELS[presence] ?? STANDING_LABELS.accepted;
  }
  const shown = describeAttachments(lastMessage.attachments.map(({ kind }) => kind));
  return (
    <>
      {lastMessage.senderId === self.id && 'You: '}
      {isTakenBack(lastMessage) && <span className="italic">Taken back</span>}
      {shown}
      {shown !== '' && lastMessage.content !== null && ': '}
      {lastMessage.content !== null && <OwnText>{firstWords(lastMessage.content)}</OwnText>}
    </>
  );
}

/** As much of a message as one line can show, and a reader would want to hear. */
function firstWords(content: string): string {
  const characters = Array.from(content.slice(0, 2 * MOST_CHARACTERS)).slice(0, MOST_CHARACTERS);
  return characters.join('').replaceAll(/\s+/g, ' ');
}

/** What the member has chosen for the conversation, for those who see it. */
function Marks({
  conversation: { isPinned, isMuted },
}: Pick<ConversationRowProps, 'conversation'>) {
  return (
    <>
      {isPinned && <Pin aria-hidden="true" className="size-3.5 shrink-0 self-center text-quiet" />}
      {isMuted && (
        <BellOff aria-hidden="true" className="size-3.5 shrink-0 self-center text-quiet" />
      )}
    </>
  );
}

/** What readers hear after the name, such as ", 2 new messages, yesterday". */
function restOfName({ unreadCount, isPinned, isMuted }: Conversation, time: string): string {
  const news = unreadCount === 1 ? '1 new message' : `${unreadCount} new messages`;
  const facts = [
    ...(unreadCount > 0 ? [news] : []),
    time,
    ...(isPinned ? ['pinned'] : []),
    ...(isMuted ? ['muted'] : []),
  ];
  return facts.map((fact) => `, ${fact}`).join('');
}
