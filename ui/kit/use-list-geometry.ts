import { useLayoutEffect, useState, type RefObject } from 'react';

interface ListGeometry {
  /** How many entries stand side by side; the style sheet decides. */
  readonly columns: number;
  /** How far below the top of the document the list begins, in pixels. */
  readonly top: number;
}

/** A list's position in the document and the width of its rows, as long as it has that layout. */
export function useListGeometry(list: RefObject<HTMLElement | null>, layout: string): ListGeometry {
  const [geometry, setGeometry] = useState<ListGeometry>({ columns: 1, top: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const read = () => {
      const columns = getComputedStyle(element).gridTemplateColumns.split(' ').length;
      const top = Math.round(element.getBoundingClientRect().top + window.scrollY);
      setGeometry((before) =>
        before.columns === columns && before.top === top ? before : { columns, top },
      );
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    // What is above the list moves it without changing it.
    observer.observe(document.body);
    return () => {
      observer.disconnect();
    };
  }, [list, layout]);
  return geometry;
}
