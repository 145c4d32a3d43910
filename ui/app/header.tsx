import { Link } from 'react-router-dom';
import { PAGE_ROUTES, TAGLINE } from '#core/site/domain/page-routes.ts';
import { useAuth } from '#ui/session/auth-provider.tsx';
import { Button } from '#ui/kit/button.tsx';
import { useHydrated } from '#ui/kit/use-hydrated.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { PUBLIC_LINKS } from './navigation-links.ts';
import { PageLink } from './page-link.tsx';
import type { MemberParts } from './use-member-parts.ts';
import { useSiteName } from '#ui/parts/pages/operator.tsx';

const LINK =
  'inline-flex min-h-11 items-center rounded-box px-2 text-sm font-medium whitespace-nowrap decoration-2 underline-offset-8 ' +
  'hover:bg-sunken aria-[current=page]:text-primary aria-[current=page]:underline';

/** A name of more characters is set smaller, in at most two lines. */
const LONG_NAME = 20;

/**
 * The sticky head of every screen. What depends on the session comes last, so that nothing moves when it is
 * known. Where it has room for them, members find their own places in it, and all else in the menu of their account.
 */
export function Header({ MemberCorner, MemberLinks }: Partial<MemberParts>) {
  const siteName = useSiteName();
  // Pages rendered ahead don't know the name yet, and hydration keeps the classes that they have.
  const isLong = useHydrated() && siteName.length > LONG_NAME;
  const { isLoading, member } = useAuth();
  const isVisitor = !isLoading && !member;
  return (
    <header className="top-(--offline,0px) z-40 min-[15rem]:sticky border-b border-line bg-paper">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-2 px-4 py-2 sm:px-6">
        <Link
          to={PAGE_ROUTES.home}
          className="flex min-h-11 max-w-[max(11rem,100%-8.5rem)] lg:max-w-64 items-center gap-3 xl:me-4"
        >
          <img src="/favicon.svg" alt="" className="size-9 max-[15rem]:hidden" />
          <span className="grid min-w-0">
            <span
              className={`line-clamp-2 font-serif leading-tight font-semibold wrap-anywhere ${isLong ? 'text-base' : 'text-xl'}`}
            >
              <bdi>{siteName}</bdi>
            </span>
            <span className="text-sm leading-tight text-quiet">{TAGLINE}</span>
          </span>
        </Link>
        <nav
          aria-label="Main"
          className={`hidden flex-wrap items-center gap-1 ${isVisitor ? 'lg:flex' : 'md:flex'}`}
        >
          {isVisitor &&
            PUBLIC_LINKS.map((link) => <PageLink key={link.to} link={link} className={LINK} />)}
          {MemberLinks && <MemberLinks className={LINK} />}
        </nav>
        <div className="ms-auto flex flex-wrap items-center justify-end gap-2 whitespace-nowrap">
          {isVisitor && (
            <>
              <Button variant="quiet" className="max-[22rem]:hidden" asChild>
                <Link to={PAGE_ROUTES.login}>Login</Link>
              </Button>
              <Button variant="secondary" className="max-[30rem]:hidden" asChild>
                <Link to={PAGE_ROUTES.register}>Sign Up</Link>
              </Button>
            </>
          )}
          {member && (MemberCorner ? <MemberCorner member={member} /> : <AvatarPlace />)}
          {!member && <MobileMenu className={isVisitor ? 'lg:hidden' : ''} />}
        </div>
      </div>
    </header>
  );
}

/** Keeps the place of the avatar menu until it is loaded. */
function AvatarPlace() {
  return <span className="size-11 shrink-0 rounded-full bg-sunken" />;
}
