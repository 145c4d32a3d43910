import type { ConnectionId } from '#core/kernel/ids.ts';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '#ui/kit/button.tsx';
import type { Conversation } from '#ui/api/conversation.ts';
import { useShowEarlier } from './use-conversation.ts';

/** How far above the visible part of the log its beginning may be when it is read on. */
const AHEAD = '600px';

interface EarlierMessagesProps {
  readonly connectionId: ConnectionId;
  readonly earlier: NonNullable<Conversation['earlier']>;
}

/**
 * Reads the messages before: by itself when the reader comes near, until that fails, and when pressed.
 * The browser keeps the messages in their place, not this button, when others come in between.
 */
export function EarlierMessages({ connectionId, earlier }: EarlierMessagesProps) {
  const showEarlier = useShowEarlier(connectionId);
  const readOn = () => {
    if (!showEarlier.isPending) showEarlier.mutate(earlier);
  };
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const pressed = button.current;
    const log = pressed?.closest<HTMLElement>('[role="region"]');
    return () => {
      if (document.activeElement === pressed) log?.focus({ preventScroll: true });
    };
  }, []);
  const watch = (watched: HTMLButtonElement) => {
    button.current = watched;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting && !showEarlier.isError) readOn();
      },
      { root: watched.closest('[role="region"]'), rootMargin: `${AHEAD} 0px 0px` },
    );
    observer.observe(watched);
    return () => {
      observer.disconnect();
    };
  };
  return (
    <Button
      ref={watch}
      variant="quiet"
      className="justify-self-center [overflow-anchor:none]"
      isBusy={showEarlier.isPending}
      onClick={readOn}
    >
      Show earlier messages
    </Button>
  );
}
