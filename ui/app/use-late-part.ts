import { useState } from 'react';

/**
 * A part of the page that is loaded only when somebody is about to use it, so that nobody else waits
 * for it: `prepare` fetches it ahead, `show` makes it appear as soon as it is there, and `otherwise`
 * is done when it cannot be loaded.
 */
export function useLatePart<Part>(load: () => Promise<Part>, otherwise: () => void) {
  const [shown, setShown] = useState<{ readonly part: Part } | null>(null);
  return {
    part: shown?.part,
    prepare: () => {
      load().catch(() => undefined);
    },
    show: () => {
      load().then((part) => {
        setShown({ part });
      }, otherwise);
    },
  };
}
