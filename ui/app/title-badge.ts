import { useEffect } from 'react';
import { describeCount } from '#ui/kit/badge.tsx';

const BADGE = /^\(\d+\+?\) /;

/** The document's title with the number of unread messages before it: "(2) Messages | Hearthkin". */
export function withBadge(title: string, unread: number): string {
  const plain = title.replace(BADGE, '');
  return unread === 0 || plain === '' ? plain : `(${describeCount(unread)}) ${plain}`;
}

/** Keeps the number of unread messages in the title of every screen. */
export function useTitleBadge(unread: number): void {
  useEffect(() => {
    const mark = (count: number) => {
      const title = withBadge(document.title, count);
      if (title !== document.title) document.title = title;
    };
    const observer = new MutationObserver(() => {
      mark(unread);
    });
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    mark(unread);
    return () => {
      observer.disconnect();
      mark(0);
    };
  }, [unread]);
}
