import { useCallback, useState, type RefCallback } from 'react';

/** How far from the visible part of the log its blocks stay whole: about a hundred messages. */
const NEAR = '8000px';

/**
 * How high a block of the log is while it is far from what is visible, in pixels, so that an empty one
 * can stand in for it; `null` while it is near, or holds the focus.
 */
export function useHeightWhenFar() {
  const [heightWhenFar, setHeightWhenFar] = useState<number | null>(null);
  const watch = useCallback<RefCallback<HTMLElement>>((block) => {
    if (block === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        const isNeeded = entry.isIntersecting || block.contains(document.activeElement);
        setHeightWhenFar(isNeeded ? null : entry.boundingClientRect.height);
      },
      { root: block.closest('[role="region"]'), rootMargin: `${NEAR} 0px` },
    );
    observer.observe(block);
    return () => {
      observer.disconnect();
    };
  }, []);
  return { heightWhenFar, watch };
}
