import { useRef, useState, type ReactNode } from 'react';
import { ShowMore, type ListToReadOn } from './show-more.tsx';

/** From how many entries on a list is long to go through by keyboard. */
const LONG = 12;

interface GrowingListProps {
  readonly list: ListToReadOn;
  /** How many entries are there so far. */
  readonly count: number;
  /** False where the list grows only when asked to. */
  readonly isByItself?: boolean;
  /** False while the list is about to be another. */
  readonly isSettled?: boolean;
  readonly children: ReactNode;
}

/**
 * A list that grows as you scroll, with a way past it. A reader who has skipped to its end has come for what is
 * below: from then on it grows only when asked to.
 */
export function GrowingList(props: GrowingListProps) {
  const { list, count, isByItself = true, isSettled = true, children } = props;
  const end = useRef<HTMLDivElement>(null);
  const [isSkipped, setSkipped] = useState(false);
  const isLong = list.hasNextPage || count > LONG;
  return (
    <>
      {isLong && (
        <p className="text-end">
          <a
            href="#end-of-list"
            className="sr-only text-sm text-evergreen underline underline-offset-4 focus:not-sr-only focus:mb-2 focus:inline-flex focus:min-h-11 focus:items-center"
            onClick={(event) => {
              event.preventDefault();
              setSkipped(true);
              end.current?.focus();
            }}
          >
            Skip to the end of the list
          </a>
        </p>
      )}
      {children}
      <div ref={end} id="end-of-list" tabIndex={-1} role="group" aria-label="End of the list">
        {isSettled && (
          <ShowMore
            list={list}
            isByItself={isByItself && !isSkipped}
            onPress={() => {
              setSkipped(false);
            }}
          />
        )}
        {isLong && !list.hasNextPage && (
          <p className="mt-6 text-center text-quiet">That’s the end of the list.</p>
        )}
      </div>
    </>
  );
}
