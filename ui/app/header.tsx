import { Link, NavLink } from 'react-router-dom';
import { PAGE_ROUTES, PRODUCT_NAME, TAGLINE } from '#core/contracts/page-routes.ts';
import { useAuth } from '../api/auth-provider.tsx';
import { Button } from '../components/button.tsx';
import { AvatarMenu } from './avatar-menu.tsx';
import { MessagesLink } from './messages-link.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { MEMBER_LINKS, PUBLIC_LINKS } from './navigation-links.ts';

const LINK =
  'inline-flex min-h-11 items-center rounded-box px-2 text-sm font-medium whitespace-nowrap hover:bg-sunken aria-[current=page]:text-primary';

/** The sticky head of every screen. */
export function Header() {
  const { isLoading, member } = useAuth();
  const links = member ? [...PUBLIC_LINKS, ...MEMBER_LINKS] : PUBLIC_LINKS;
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper">
      <div className="mx-auto flex max-w-6xl items-center gap-2 px-4 py-2 sm:px-6">
        <Link to={PAGE_ROUTES.home} className="mr-auto flex min-h-11 items-center gap-3">
          <img src="/favicon.svg" alt="" className="size-9" />
          <span className="grid">
            <span className="font-serif text-xl leading-tight font-semibold">{PRODUCT_NAME}</span>
            <span className="text-sm leading-tight text-quiet">{TAGLINE}</span>
          </span>
        </Link>
        <nav aria-label="Main" className="hidden items-center gap-1 xl:flex">
          {links.map(({ label, to }) =>
            to.includes('#') ? (
              <Link key={to} to={to} className={LINK}>
                {label}
              </Link>
            ) : (
              <NavLink key={to} to={to} end className={LINK}>
                {label}
              </NavLink>
            ),
          )}
          {member && <MessagesLink className={LINK} />}
        </nav>
        {member && <AvatarMenu member={member} />}
        {!isLoading && !member && (
          <div className="hidden gap-2 sm:flex">
            <Button variant="quiet" asChild>
              <Link to={PAGE_ROUTES.login}>Login</Link>
            </Button>
            <Button variant="secondary" asChild>
              <Link to={PAGE_ROUTES.register}>Sign Up</Link>
            </Button>
          </div>
        )}
        <MobileMenu />
      </div>
    </header>
  );
}
