import { NavLink } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { useKnownUnreadCount } from '#ui/parts/messaging/messages.ts';
import { MEMBER_PLACES } from './member-places.ts';
import { describeCount } from '#ui/kit/badge.tsx';

/**
 * The member's own places at the end of a phone's window. It is the last thing on the page, so that it
 * covers nothing there; with very large text it stays at that end.
 */
export function MemberBar() {
  return (
    <nav
      aria-label="Your places"
      data-member-bar
      data-keep-free
      className="bottom-0 z-30 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] min-[15rem]:sticky md:hidden"
    >
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(3.6rem,1fr))]">
        {MEMBER_PLACES.map(({ label, to, Icon }) => (
          <li key={to} className="grid min-w-0">
            <NavLink
              to={to}
              end
              className="relative grid min-h-14 content-center justify-items-center border-t-2 border-transparent px-0.5 pb-1 text-center text-[0.75rem] leading-tight font-medium focus-visible:-outline-offset-3 aria-[current=page]:border-primary aria-[current=page]:font-semibold aria-[current=page]:text-primary"
            >
              <Icon aria-hidden="true" className="mb-0.5" />
              {label}
              {to === PAGE_ROUTES.messages && <UnreadBadge />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How many messages are unread, at the corner of the icon; nothing while there are none. */
function UnreadBadge() {
  const unread = useKnownUnreadCount();
  if (unread === 0) return null;
  return (
    <>
      {' '}
      <span className="absolute inset-s-1/2 top-0.5 ms-1 min-w-5 rounded-full bg-primary px-1 text-on-primary font-semibold">
        {describeCount(unread)} <span className="sr-only">new</span>
      </span>
    </>
  );
}
