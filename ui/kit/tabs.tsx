import { Tabs as Primitive } from 'radix-ui';
import { bringOpenTabIntoView, TAB, TAB_ROW } from './tab-row.ts';

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

/** The row of tabs. */
export function TabList({ label, tabs }: TabListProps) {
  return (
    <Primitive.List aria-label={label} ref={bringOpenTabIntoView} className={`mb-4 ${TAB_ROW}`}>
      {tabs.map((tab) => (
        <Primitive.Trigger
          key={tab.value}
          value={tab.value}
          className={`${TAB} data-[state=active]:border-primary data-[state=active]:text-ink`}
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
