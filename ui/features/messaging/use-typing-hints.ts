import { useRef } from 'react';
import type { ConnectionId } from '#core/kernel/ids.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';

/** How long after one hint the next may follow, in milliseconds: before the other's page forgets the first. */
export const HINT_PAUSE = 4_000;

/** What the place to write says about what happens there. */
interface TypingHints {
  /** The member has changed what is written there. */
  readonly typed: (text: string) => void;
  /** What was written there is sent: whatever follows is new. */
  readonly sent: () => void;
}

/**
 * Tells the server every few seconds that the member is typing in the conversation, if they have chosen that. The
 * answer isn't awaited, and a failure is ignored.
 */
export function useTypingHints(connectionId: ConnectionId): TypingHints {
  const api = useApiClient();
  const { sharedSigns } = useSelf();
  const last = useRef({ connectionId, at: -Infinity });
  return {
    typed: (text) => {
      if (!sharedSigns.typing || text.trim() === '') return;
      const now = Date.now();
      const { connectionId: before, at } = last.current;
      if (before === connectionId && now - at < HINT_PAUSE) return;
      last.current = { connectionId, at: now };
      api.call('showTyping', { id: connectionId }).catch(() => undefined);
    },
    sent: () => {
      last.current = { connectionId, at: -Infinity };
    },
  };
}
