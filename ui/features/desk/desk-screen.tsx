import { matchRoutes, NavLink, useLocation } from 'react-router-dom';
import { NotFoundScreen } from '#ui/parts/pages/not-found-screen.tsx';
import { DESK_SCREENS, DESK_SECTIONS } from './desk-sections.ts';

const LINK =
  '-mb-px inline-flex min-h-11 items-center border-b-3 border-transparent px-2.5 font-medium text-quiet hover:text-ink sm:px-3 ' +
  'aria-[current=page]:border-primary aria-[current=page]:text-ink';

/**
 * Where moderators answer reports and appeals: the ways to its parts, and the part that is open. Its screens
 * come all at once, so that the page's own list of routes stays short.
 */
export function DeskScreen() {
  const [open] =
    matchRoutes(
      DESK_SCREENS.map(({ path }) => ({ path })),
      useLocation(),
    ) ?? [];
  const Screen = DESK_SCREENS.find(({ path }) => path === open?.route.path)?.Screen;
  return (
    <>
      <nav aria-label="Desk" className="mb-6 flex flex-wrap gap-x-1 border-b border-line">
        {DESK_SECTIONS.map(({ label, to }) => (
          <NavLink key={to} to={to} end className={LINK}>
            {label}
          </NavLink>
        ))}
      </nav>
      {open && Screen ? <Screen id={Number(open.params['id'])} /> : <NotFoundScreen />}
    </>
  );
}
