import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from './button.tsx';

/** How far below the window the end of a list may be when the next page is asked for. */
const AHEAD = '400px';

/** A list of which there may be more. */
export interface ListToReadOn extends Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
> {
  readonly fetchNextPage: () => unknown;
}

interface ShowMoreProps {
  readonly list: ListToReadOn;
  /** False where only pressing reads on. */
  readonly isByItself?: boolean;
  readonly onPress?: () => void;
}

/** Reads on in a list: by itself when its end comes near, until that fails, and when pressed. */
export function ShowMore({ list, isByItself = true, onPress }: ShowMoreProps) {
  if (!list.hasNextPage) return null;
  const isLoading = list.isFetchingNextPage;
  const readOn = () => {
    if (!isLoading) list.fetchNextPage();
  };
  const press = () => {
    onPress?.();
    readOn();
  };
  const watch = (button: HTMLButtonElement) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (isByItself && entry?.isIntersecting && !list.isFetchNextPageError) readOn();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(button);
    return () => {
      observer.disconnect();
    };
  };
  return (
    <div className="mt-6 grid justify-items-center gap-3">
      <p role="status">{list.isFetchNextPageError && 'Sorry, we couldn’t load the rest.'}</p>
      <Button ref={watch} variant="secondary" isBusy={isLoading} onClick={press}>
        {isLoading ? 'Loading more…' : 'Show more'}
      </Button>
    </div>
  );
}
