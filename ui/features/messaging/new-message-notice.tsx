import { useState } from 'react';
import { isTakenBack, type Message } from '#core/messaging/domain/message.ts';
import type { MessageWarning } from '#core/safety/domain/message-warning.ts';
import { describeAttachments } from '#core/texts/attachment-texts.ts';
import { en } from '#core/texts/en.ts';
import { useFindWarning } from '#ui/parts/safety/use-find-warning.ts';
import { earlierOfSender, warningOf } from './warning-of.ts';

interface NewMessageNoticeProps {
  readonly messages: readonly Message[];
  readonly ownId: number;
  /** Who the other member is. */
  readonly name: string;
}

/** Tells screen readers of the messages that come in while the conversation is open, all of them. */
export function NewMessageNotice({ messages, ownId, name }: NewMessageNoticeProps) {
  const findWarning = useFindWarning(messages.some(({ senderId }) => senderId !== ownId));
  const newest = messages.at(-1)?.id ?? 0;
  const [news, setNews] = useState({ after: newest, upTo: newest });
  if (newest > news.upTo) setNews({ after: news.upTo, upTo: newest });
  const announcements = messages.flatMap((message, place) => {
    const { id, senderId } = message;
    if (senderId === ownId || id <= news.after || id > news.upTo) return [];
    const warning = warningOf(message, earlierOfSender(messages, place), findWarning);
    return { id, words: announcementOf(message, warning, name) };
  });
  return (
    <div role="status" className="sr-only">
      {announcements.map(({ id, words }) => (
        <p key={id}>{words}</p>
      ))}
    </div>
  );
}

function announcementOf(message: Message, warning: MessageWarning | null, name: string): string {
  if (isTakenBack(message)) return `${name} took a message back`;
  const shown = describeAttachments(message.attachments.map(({ kind }) => kind));
  const said = [shown, message.content ?? ''].filter((one) => one !== '').join(': ');
  const announcement = `New message from ${name}: ${said}`;
  return warning ? `${announcement} – ${en.warnings[warning]}` : announcement;
}
