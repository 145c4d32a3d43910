import { useLayoutEffect, useRef } from 'react';
import type { UnreadMark } from './unread-mark.ts';

/** What stays visible above the first unread message, in pixels. */
const HEADROOM = 16;

/** When the conversation has been opened, brings the first unread message into view, once. */
export function useStartAtUnread(mark: UnreadMark | null) {
  const log = useRef<HTMLDivElement>(null);
  const divider = useRef<HTMLHeadingElement>(null);
  const isOpened = mark !== null;
  useLayoutEffect(() => {
    if (!isOpened || !log.current || !divider.current) return;
    const above =
      log.current.getBoundingClientRect().top +
      HEADROOM -
      divider.current.getBoundingClientRect().top;
    if (above > 0) log.current.scrollTop -= above;
  }, [isOpened]);
  return { log, divider };
}
