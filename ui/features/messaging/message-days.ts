import type { Message } from '#core/messaging/domain/message.ts';
import { formatDay } from '#ui/parts/people/display-text.ts';
import { earlierOfSender } from './warning-of.ts';

/** How far apart messages of one member may be and still stand together, in milliseconds. */
export const TOGETHER = 5 * 60_000;

/** The most messages of a block: enough for a window, and few to lay out. */
export const BLOCK_SIZE = 50;

/** A message and how it relates to its neighbours. */
export interface PlacedMessage {
  readonly message: Message;
  /** The few messages that its sender wrote before it. */
  readonly earlier: readonly Message[];
  /** True when it is grouped with the message before, by the same member. */
  readonly continues: boolean;
  /** True when it is the last of those that stand together. */
  readonly concludes: boolean;
}

/** Neighbouring messages of one day, which a browser lays out at once or not at all. */
export interface MessageBlock {
  /** Names it among the blocks of its day. */
  readonly key: number;
  readonly messages: readonly PlacedMessage[];
}

interface MessageDay {
  /** The day as it is written above its messages. */
  readonly day: string;
  readonly blocks: readonly MessageBlock[];
}

/** What the arrangement of messages turns on; an id may be that of none of them. */
interface Landmarks {
  /** The first unread message, which begins a new group; `null` when none is. */
  readonly unreadFrom: number | null;
  /** The message that blocks are counted from, so that others added before or after move none. */
  readonly anchor: number;
}

/**
 * The messages, which are in the order of writing, day by day in the reader's zone. Those that one
 * member wrote on one day in quick succession stand together. One whose server's clock was behind stands under
 * the day of the message before it, so that no day stands twice.
 */
export function arrangeByDay(
  messages: readonly Message[],
  { unreadFrom, anchor }: Landmarks,
): readonly MessageDay[] {
  const days: { day: string; blocks: { key: number; messages: PlacedMessage[] }[] }[] = [];
  const times = neverBack(messages.map(({ createdAt }) => createdAt)).map((at) => new Date(at));
  const origin = messages.filter(({ id }) => id <= anchor).length;
  const beginsDay = (index: number) => !areOfOneDay(times[index - 1], times[index]);
  const continues = (index: number) =>
    messages[index]?.senderId === messages[index - 1]?.senderId &&
    messages[index]?.id !== unreadFrom &&
    Number(times[index]) - Number(times[index - 1]) <= TOGETHER &&
    !beginsDay(index);
  for (const [index, message] of messages.entries()) {
    if (beginsDay(index)) days.push({ day: formatDay(message.createdAt), blocks: [] });
    const blocks = days.at(-1)?.blocks ?? [];
    const key = Math.floor((index - origin) / BLOCK_SIZE);
    if (blocks.at(-1)?.key !== key) blocks.push({ key, messages: [] });
    const placed = {
      message,
      earlier: earlierOfSender(messages, index),
      continues: continues(index),
      concludes: !continues(index + 1),
    };
    blocks.at(-1)?.messages.push(placed);
  }
  return days;
}

/** Times in which none is before the one before it. */
function neverBack(times: readonly string[]): readonly string[] {
  let latest = '';
  return times.map((time) => (latest = time > latest ? time : latest));
}

function areOfOneDay(one: Date | undefined, other: Date | undefined): boolean {
  return (
    one?.getDate() === other?.getDate() &&
    one?.getMonth() === other?.getMonth() &&
    one?.getFullYear() === other?.getFullYear()
  );
}
