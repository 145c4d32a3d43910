import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LINK_LOOK } from '#ui/kit/link-look.ts';

/** What the settings are about, by the hashes that lead there, in the order of the page. */
const GROUPS = {
  reach: 'Who can reach you',
  messages: 'Messages and emails',
  'signing-in': 'Signing in',
  look: 'How it looks',
  account: 'Your data and your account',
} as const;

type Group = keyof typeof GROUPS;

/** Leads to each group of settings. */
export function SettingsContents() {
  return (
    <nav aria-label="On this page" className="mb-8">
      <ul className="flex flex-wrap gap-x-6">
        {Object.entries(GROUPS).map(([group, title]) => (
          <li key={group}>
            <Link to={`#${group}`} className={`${LINK_LOOK} inline-flex min-h-11 items-center`}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Settings that belong together. */
export function SettingsGroup({
  group,
  children,
}: {
  readonly group: Group;
  readonly children: ReactNode;
}) {
  return (
    <section aria-labelledby={group} className="grid min-w-0 gap-6">
      <h2 id={group} tabIndex={-1} className="w-fit scroll-mt-24 text-2xl">
        {GROUPS[group]}
      </h2>
      {children}
    </section>
  );
}
