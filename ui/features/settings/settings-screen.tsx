import { ArrowLeft } from 'lucide-react';
import { Link, Navigate, NavLink, useLocation } from 'react-router-dom';
import { SETTINGS_ROUTES } from '#core/site/domain/settings-routes.ts';
import { AddressNotice } from '#ui/parts/addresses/address-notice.tsx';
import { NotFoundScreen } from '#ui/parts/pages/not-found-screen.tsx';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { TermsNotice } from '#ui/parts/terms/terms-notice.tsx';
import { SettingsList } from './settings-list.tsx';
import { FORMER_PLACES, SETTINGS_PAGES } from './settings-pages.tsx';

const LINK =
  'flex min-h-11 items-center rounded-box px-3 py-1 font-medium hover:bg-sunken ' +
  'aria-[current=page]:bg-evergreen-soft aria-[current=page]:font-semibold';

/** What members decide about their account: the list of its pages, or the page of the address. */
export function SettingsScreen() {
  const { hash, pathname } = useLocation();
  const former = FORMER_PLACES[hash];
  const page = SETTINGS_PAGES.find(({ to }) => to === pathname);
  if (pathname !== SETTINGS_ROUTES.list && !page) return <NotFoundScreen />;
  if (!page && former !== undefined) return <Navigate to={former} replace />;
  return (
    <>
      {page && <BackToList />}
      <PageTitle
        title={page?.title ?? 'Settings'}
        subtitle={
          page?.about ?? 'Who can reach you, where you’re signed in, and what you’ve told us'
        }
      />
      <TermsNotice />
      <AddressNotice />
      {page ? (
        <div className="grid gap-x-10 lg:grid-cols-[14rem_minmax(0,1fr)]">
          <Pages />
          <div className="grid max-w-3xl min-w-0 content-start gap-6">{page.cards}</div>
        </div>
      ) : (
        <SettingsList />
      )}
    </>
  );
}

function BackToList() {
  return (
    <Link
      to={SETTINGS_ROUTES.list}
      className="-mt-4 mb-2 inline-flex min-h-11 items-center gap-2 font-semibold text-evergreen underline-offset-4 hover:underline"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      All settings
    </Link>
  );
}

/** The other pages, where there is room for them beside this one. */
function Pages() {
  return (
    <nav aria-label="Settings" className="max-lg:hidden">
      <ul className="sticky top-24 grid gap-1">
        {SETTINGS_PAGES.map(({ title, to }) => (
          <li key={to}>
            <NavLink to={to} end className={LINK}>
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
