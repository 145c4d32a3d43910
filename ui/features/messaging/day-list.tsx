import { useMemo, useState, type RefObject } from 'react';
import type { Message } from '#core/messaging/domain/message.ts';
import { MessageBlock } from './message-block.tsx';
import { arrangeByDay } from './message-days.ts';

interface DayListProps {
  readonly messages: readonly Message[];
  readonly ownId: number;
  /** Who the other member is. */
  readonly name: string;
  /** The first message that was unread; `null` when none was. */
  readonly unreadFrom: number | null;
  /** The message that says that the other has read it; `null` for none. */
  readonly readMark: number | null;
  /** Takes the divider above that message. */
  readonly divider: RefObject<HTMLHeadingElement | null>;
}

/** The messages that have been sent, each under its day. */
export function DayList(props: DayListProps) {
  const { messages, unreadFrom } = props;
  const [anchor] = useState(messages.at(-1)?.id ?? 0);
  const days = useMemo(
    () => arrangeByDay(messages, { unreadFrom, anchor }),
    [messages, unreadFrom, anchor],
  );
  return days.map(({ day, blocks }) => (
    <section key={day} aria-label={day}>
      <h3 className="text-center font-sans text-sm text-quiet [overflow-anchor:none]">{day}</h3>
      {blocks.map(({ key, messages: ofBlock }) => (
        <MessageBlock key={key} {...props} messages={ofBlock} />
      ))}
    </section>
  ));
}
