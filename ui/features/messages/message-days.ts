import type { Message } from '#core/domain/messaging/message.ts';
import { formatDay } from '../../components/display-text.ts';

interface MessageDay {
  /** The day as it is written above its messages. */
  readonly day: string;
  readonly messages: readonly Message[];
}

/** The messages, which are in the order of writing, day by day in the reader's zone. */
export function groupByDay(messages: readonly Message[]): readonly MessageDay[] {
  const days: { day: string; messages: Message[] }[] = [];
  for (const message of messages) {
    const day = formatDay(message.createdAt);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}
