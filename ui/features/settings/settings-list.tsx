import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { Appearance } from './appearance.tsx';
import { SettingsFoot } from './settings-foot.tsx';
import { SETTINGS_PAGES } from './settings-pages.tsx';

/** What the list names: the pages of the settings, and what is on pages of its own. */
const ENTRIES: readonly { readonly title: string; readonly to: string; readonly about: string }[] =
  [
    ...SETTINGS_PAGES,
    {
      title: 'Your reports',
      to: PAGE_ROUTES.reports,
      about: 'What you’ve reported, and what happened next',
    },
    {
      title: 'Notices',
      to: PAGE_ROUTES.notices,
      about: 'What we’ve decided about your account, and how to appeal',
    },
  ];

/** Leads to each page of the settings; how the site looks is chosen right here. */
export function SettingsList() {
  return (
    <div className="grid max-w-3xl gap-6">
      <nav aria-label="Settings">
        <ul className="divide-y divide-line rounded-box border border-line bg-surface shadow-lift">
          {ENTRIES.map(({ title, to, about }) => (
            <li key={to}>
              <Link
                to={to}
                className="group flex min-h-16 items-center gap-3 px-4 py-3 hover:bg-sunken sm:px-6"
              >
                <span className="grid min-w-0 grow">
                  <span className="font-semibold group-hover:underline">{title}</span>
                  <span className="text-sm text-quiet">{about}</span>
                </span>
                <ChevronRight
                  aria-hidden="true"
                  className="size-5 shrink-0 text-quiet rtl:rotate-180"
                />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Appearance />
      <SettingsFoot />
    </div>
  );
}
