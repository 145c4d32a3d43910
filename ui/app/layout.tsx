import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { keepFocusInView } from '#ui/kit/focus-in-view.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { scrollPositionKey } from './opened-entry.ts';
import { useMemberParts } from './use-member-parts.ts';

/** The frame of a screen; the landing page reaches from edge to edge instead. */
const INSET = 'mx-auto w-full max-w-6xl grow px-4 py-8 sm:px-6';

/** Marks the routes that have no footer: members find its links in their menu and in the settings. */
export const MEMBERS_ONLY = 'members only';

/** What surrounds every screen. On a change of page, focus moves to the new screen. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const previousPath = useRef(pathname);
  const { MemberBar, OfflineLine, ...parts } = useMemberParts();
  const isMembersOnly = useMatches().some(({ handle }) => handle === MEMBERS_ONLY);
  useEffect(() => {
    if (previousPath.current !== pathname) main.current?.focus({ preventScroll: true });
    previousPath.current = pathname;
  }, [pathname]);
  useEffect(keepFocusInView, []);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-box bg-surface p-3 focus:not-sr-only focus:fixed focus:inset-s-2 focus:top-2"
      >
        Skip to the content
      </a>
      {OfflineLine && <OfflineLine />}
      <Header {...parts} />
      <main
        id="content"
        ref={main}
        tabIndex={-1}
        className={pathname === PAGE_ROUTES.home ? 'grow' : INSET}
      >
        <Outlet />
      </main>
      {!isMembersOnly && <Footer />}
      {MemberBar && <MemberBar />}
      <ScrollRestoration getKey={scrollPositionKey} />
    </div>
  );
}
