/** A row of tabs, or of links that look like them: it scrolls sideways where there is no room, and wraps where the text is large. */
export const TAB_ROW =
  'flex overflow-x-auto sm:gap-x-1 max-[20rem]:flex-wrap overscroll-x-contain shadow-[inset_0_-1px_0_var(--line)] outline-none [scrollbar-width:none]';

/** One of them; what shows that it is open is said beside. */
export const TAB =
  'inline-flex min-h-11 max-w-full min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-t-box border-b-3 border-transparent px-2 text-start font-medium transition-colors text-quiet hover:text-ink focus-visible:-outline-offset-3 sm:px-3';

/** Scrolls the row, and nothing else, to the one that is open from the first. */
export function bringOpenTabIntoView(row: HTMLElement | null): void {
  const tab = row?.querySelector('[data-state=active], [aria-current=page]');
  if (!row || !tab) return;
  const [shown, open] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (open.right > shown.right) row.scrollBy({ left: open.right - shown.right });
  if (open.left < shown.left) row.scrollBy({ left: open.left - shown.left });
}
