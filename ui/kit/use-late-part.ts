import { useCallback, useState } from 'react';

/** A part of the page that may be there, and the ways to get it. */
interface LatePart<Part> {
  readonly part: Part | undefined;
  /** Fetches the part ahead, because somebody is about to ask for it. */
  readonly prepare: () => void;
  /** Makes the part appear as soon as it is there. */
  readonly show: () => void;
}

/**
 * A part of the page that is loaded only when somebody is about to use it, so that nobody else waits
 * for it. `otherwise` is called when it is asked for and cannot be loaded.
 */
export function useLatePart<Part>(
  load: () => Promise<Part>,
  otherwise: () => void,
): LatePart<Part> {
  const [shown, setShown] = useState<{ readonly part: Part } | null>(null);
  const prepare = useCallback(() => {
    load().catch(() => undefined);
  }, [load]);
  const show = useCallback(() => {
    load().then((part) => {
      setShown({ part });
    }, otherwise);
  }, [load, otherwise]);
  return { part: shown?.part, prepare, show };
}
