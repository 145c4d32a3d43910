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

/** The row of tabs; it wraps where there is no room. */
export function TabList({ label, tabs }: TabListProps) {
  return (
    <Primitive.List
      aria-label={label}
      className="mb-4 flex flex-wrap gap-x-1 border-b border-line outline-none"
    >
      {tabs.map((tab) => (
        <Primitive.Trigger
          key={tab.value}
          value={tab.value}
          className="-mb-px inline-flex min-h-11 max-w-full min-w-11 items-center justify-center gap-2 rounded-t-box border-b-3 border-transparent px-2.5 text-start font-medium transition-colors text-quiet hover:text-ink focus-visible:-outline-offset-3 sm:px-3 data-[state=active]:border-primary data-[state=active]:text-ink"
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

/** What a tab shows. */
export const TabPanel = Primitive.Content;
