import { Link } from 'react-router-dom';

interface ListTabsProps {
  /** What is chosen here, for those who hear the page. */
  readonly label: string;
  readonly tabs: readonly {
    readonly label: string;
    readonly to: string;
    readonly isOpen: boolean;
  }[];
}

/** Links to the lists, each at an address of its own; one of them is open. */
export function ListTabs({ label, tabs }: ListTabsProps) {
  return (
    <nav
      aria-label={label}
      className="flex max-[15rem]:flex-wrap max-[15rem]:*:grow max-[15rem]:*:rounded-box rounded-box border border-control"
    >
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          {...(tab.isOpen && { 'aria-current': 'true' })}
          className="inline-flex min-h-11 items-center px-4 max-[15rem]:px-2 font-semibold first:rounded-s-box last:rounded-e-box hover:bg-sunken aria-[current]:bg-evergreen-soft aria-[current]:text-evergreen"
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
