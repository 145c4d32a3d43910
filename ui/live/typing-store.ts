import { create } from 'zustand';
import type { ConnectionId } from '#core/kernel/ids.ts';

/** For how long a hint shows, in milliseconds: longer than the pause until the next one of a person who goes on. */
export const HINT_SHOWN = 6_000;

/** After how long without a hint the next one is news again, in milliseconds. */
export const BOUT_PAUSE = 60_000;

/** That the other of a conversation is typing. */
interface Typing {
  /** Whether they have just begun; a short pause makes no beginning. */
  readonly isNews: boolean;
}

interface TypingStore {
  readonly typing: ReadonlyMap<ConnectionId, Typing>;
}

/** In which conversations the other is typing just now. */
const useTypingStore = create<TypingStore>()(() => ({ typing: new Map() }));

const timers = new Map<ConnectionId, ReturnType<typeof setTimeout>>();
const hintedAt = new Map<ConnectionId, number>();

/** Whether the other of the conversation is typing just now; `null` while they are not. */
export function useTyping(connectionId: ConnectionId): Typing | null {
  return useTypingStore(({ typing }) => typing.get(connectionId) ?? null);
}

/** The other of the conversation is typing: that shows until it is over, or nothing more is heard of it. */
export function showTyping(connectionId: ConnectionId): void {
  const now = Date.now();
  const isNews = now - (hintedAt.get(connectionId) ?? -Infinity) > BOUT_PAUSE;
  hintedAt.set(connectionId, now);
  clearTimeout(timers.get(connectionId));
  timers.set(
    connectionId,
    setTimeout(() => {
      endTyping(connectionId);
    }, HINT_SHOWN),
  );
  const { typing } = useTypingStore.getState();
  if (typing.has(connectionId)) return;
  useTypingStore.setState({ typing: new Map(typing).set(connectionId, { isNews }) });
}

/** The other of the conversation is typing no more, or their message is here. */
export function endTyping(connectionId: ConnectionId): void {
  clearTimeout(timers.get(connectionId));
  timers.delete(connectionId);
  const { typing } = useTypingStore.getState();
  if (!typing.has(connectionId)) return;
  useTypingStore.setState({ typing: new Map([...typing].filter(([id]) => id !== connectionId)) });
}

/** Forgets who is typing, and who was. */
export function forgetTyping(): void {
  for (const connectionId of [...timers.keys()]) endTyping(connectionId);
  hintedAt.clear();
}
