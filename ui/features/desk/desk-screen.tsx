import { Link, matchRoutes, NavLink, useLocation } from 'react-router-dom';
import { DESK_ROUTES } from '#core/site/domain/desk-routes.ts';
import { SETTINGS_ROUTES } from '#core/site/domain/settings-routes.ts';
import type { CallOutput } from '#ui/api/client.ts';
import { Button } from '#ui/kit/button.tsx';
import { CountBadge, describeCount } from '#ui/kit/badge.tsx';
import { EmptyState } from '#ui/kit/empty-state.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { Loading } from '#ui/kit/loading.tsx';
import { bringOpenTabIntoView, TAB, TAB_ROW } from '#ui/kit/tab-row.ts';
import { useDeskAccess } from '#ui/parts/moderation/desk-access.ts';
import { useRegistrationMode } from '#ui/parts/pages/use-registration-mode.ts';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { NotFoundScreen } from '#ui/parts/pages/not-found-screen.tsx';
import { DESK_SCREENS, DESK_SECTIONS } from './desk-sections.ts';

const LINK = `${TAB} aria-[current=page]:border-primary aria-[current=page]:text-ink`;

/** The desk for moderators; for everybody else there is none. */
export function DeskScreen() {
  const access = useDeskAccess();
  if (access.data?.needsSecondStep) return <SecondStepNeeded />;
  if (access.data?.isModerator) return <Desk access={access.data} />;
  if (access.data) return <NotFoundScreen />;
  if (access.isPending) return <Loading />;
  return (
    <ErrorState title="Sorry, we couldn’t load the desk." onRetry={() => void access.refetch()} />
  );
}

/** Why the desk stays shut for a moderator whose password alone lets anybody in, and the way to open it. */
function SecondStepNeeded() {
  return (
    <>
      <PageTitle title="Desk" />
      <EmptyState
        title="One thing before the desk opens"
        action={
          <Button asChild>
            <Link to={SETTINGS_ROUTES.secondStep}>Set up a second step</Link>
          </Button>
        }
      >
        Here you’ll read what members wrote in confidence. So it takes more than a password to get
        in: an app on your phone that shows codes, or a passkey instead of your password.
      </EmptyState>
    </>
  );
}

/**
 * Where moderators answer reports, appeals and messages, and approve new members: the ways to its parts, and the part that is open. Its screens
 * come all at once, so that the page's own list of routes stays short.
 */
function Desk({
  access: { isOperator, cases },
}: {
  readonly access: CallOutput<'showDeskAccess'>;
}) {
  const hasRegistrations = useRegistrationMode() === 'approval' || cases.registrations > 0;
  const [open] =
    matchRoutes(
      DESK_SCREENS.map(({ path }) => ({ path })),
      useLocation(),
    ) ?? [];
  const isOpen = isOperator || open?.route.path !== DESK_ROUTES.site;
  const Screen = DESK_SCREENS.find(({ path }) => path === open?.route.path)?.Screen;
  const sections = DESK_SECTIONS.filter(
    ({ to }) =>
      (to !== DESK_ROUTES.registrations || hasRegistrations || open?.route.path === to) &&
      (to !== DESK_ROUTES.site || isOperator),
  );
  return (
    <>
      <nav aria-label="Desk" ref={bringOpenTabIntoView} className={`mb-6 sm:flex-wrap ${TAB_ROW}`}>
        {sections.map(({ label, to, kind }) => (
          <NavLink key={to} to={to} end className={LINK}>
            {label} <Waiting count={kind ? cases[kind] : 0} />
          </NavLink>
        ))}
      </nav>
      {open && Screen && isOpen ? <Screen id={Number(open.params['id'])} /> : <NotFoundScreen />}
    </>
  );
}

/** How many cases wait there, as one sees and as one hears it. */
function Waiting({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden="true">
        <CountBadge count={count} />
      </span>
      <span className="sr-only">{describeCount(count)} waiting</span>
    </>
  );
}
