import { parseMessageId, type MessageId } from '#core/kernel/ids.ts';
import { createContext, useCallback, useEffect, useRef, type RefCallback } from 'react';

/** How far a message must reach into the log to be in view: about a line. */
const MARGIN = '-24px 0px';

/** The `ref` of each message whose view is to be reported; it carries its id as `data-message-id`. */
export const WatchMessageContext = createContext<RefCallback<HTMLElement> | null>(null);

/** Reports the messages that are in view in a visible tab; returns what `WatchMessageContext` takes. */
export function useViewedMessages(
  report: (ids: readonly MessageId[]) => void,
): RefCallback<HTMLElement> {
  const inView = useRef(new Set<Element>());
  const observer = useRef<IntersectionObserver>(null);
  const look = useCallback(() => {
    if (document.visibilityState !== 'visible') return;
    report([...inView.current].flatMap(readMessageId));
  }, [report]);
  useEffect(() => {
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
    };
  }, [look]);
  return useCallback(
    (message) => {
      if (message === null) return undefined;
      observer.current ??= new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) inView.current.add(target);
            else inView.current.delete(target);
          }
          look();
        },
        { root: message.closest('[role="region"]'), rootMargin: MARGIN },
      );
      observer.current.observe(message);
      return () => {
        observer.current?.unobserve(message);
        inView.current.delete(message);
      };
    },
    [look],
  );
}

function readMessageId(message: Element): MessageId[] {
  const parsed = parseMessageId(Number(message.getAttribute('data-message-id')));
  return parsed.ok ? [parsed.value] : [];
}
