import { Tabs as Primitive } from 'radix-ui';

/** Several views of one thing in one place; holds a `TabList` and a `TabPanel` for each tab. */
export const Tabs = Primitive.Root;

interface TabListProps {
  /** What the tabs choose among, for screen readers. */
  readonly label: string;
  readonly tabs: readonly {
    readonly value: string;
    readonly label: string;
    readonly count?: number;
  }[];
}

/** The row of tabs; it scrolls sideways where there is no room, and wraps where the text is large. */
export function TabList({ label, tabs }: TabListProps) {
  return (
    <Primitive.List
      aria-label={label}
      ref={bringOpenTabIntoView}
      className="mb-4 flex overflow-x-auto sm:gap-x-1 max-[20rem]:flex-wrap overscroll-x-contain shadow-[inset_0_-1px_0_var(--line)] outline-none [scrollbar-width:none]"
    >
      {tabs.map((tab) => (
        <Primitive.Trigger
          key={tab.value}
          value={tab.value}
          className="inline-flex min-h-11 max-w-full min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-t-box border-b-3 border-transparent px-2 text-start font-medium transition-colors text-quiet hover:text-ink focus-visible:-outline-offset-3 sm:px-3 data-[state=active]:border-primary data-[state=active]:text-ink"
        >
          <span className="min-w-0 wrap-anywhere">{tab.label}</span>
          {tab.count !== undefined && (
            <span className="min-w-6 rounded-full bg-raised px-1.5 text-center text-sm">
              {tab.count}
            </span>
          )}
        </Primitive.Trigger>
      ))}
    </Primitive.List>
  );
}

/** Scrolls the row, and nothing else, to the tab that is open from the first. */
function bringOpenTabIntoView(list: HTMLElement | null): void {
  const tab = list?.querySelector('[data-state=active]');
  if (!list || !tab) return;
  const [shown, open] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (open.right > shown.right) list.scrollBy({ left: open.right - shown.right });
  if (open.left < shown.left) list.scrollBy({ left: open.left - shown.left });
}

/** What a tab shows. */
export const TabPanel = Primitive.Content;
