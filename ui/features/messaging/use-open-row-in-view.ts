import { useLayoutEffect, useRef } from 'react';

/** Scrolls the list, and nothing around it, to the row of the conversation that has been opened; once each. */
export function useOpenRowInView(openId: number | null) {
  const list = useRef<HTMLDivElement>(null);
  const shownId = useRef<number | null>(null);
  useLayoutEffect(() => {
    const row = list.current?.querySelector('[aria-current="true"]');
    if (!list.current || !row || openId === shownId.current) return;
    shownId.current = openId;
    const seen = list.current.getBoundingClientRect();
    const { top, bottom } = row.getBoundingClientRect();
    if (top < seen.top) list.current.scrollTop -= seen.top - top;
    else if (bottom > seen.bottom) list.current.scrollTop += bottom - seen.bottom;
  });
  return list;
}
