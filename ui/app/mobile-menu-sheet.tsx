import { useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { useAuth } from '#ui/session/auth-provider.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Sheet, SheetClose } from '#ui/kit/sheet.tsx';
import { keepMovedFocus } from './keep-moved-focus.ts';
import type { MessagesLink } from './messages-link.tsx';
import { PUBLIC_LINKS, type NavigationLink } from './navigation-links.ts';
import { PageLink } from './page-link.tsx';

const LINK =
  'flex min-h-11 items-center rounded-box px-3 font-medium hover:bg-sunken aria-[current=page]:bg-evergreen-soft';

/** The links of members beside those for everybody (specification §2). */
const MEMBER_LINKS: readonly NavigationLink[] = [
  { label: 'Dashboard', to: PAGE_ROUTES.dashboard },
  { label: 'Explore', to: PAGE_ROUTES.explore },
];

/** What it adds to them. */
const FURTHER_LINKS: readonly NavigationLink[] = [
  { label: 'Advanced Search', to: PAGE_ROUTES.advancedSearch },
  { label: 'Connections', to: PAGE_ROUTES.connections },
  { label: 'Profile', to: PAGE_ROUTES.profile },
  { label: 'Settings', to: PAGE_ROUTES.settings },
  { label: 'Help', to: PAGE_ROUTES.helpCenter },
];

interface MobileMenuSheetProps {
  readonly trigger: ReactElement;
  /** For members, once it is loaded. */
  readonly MessagesLink: typeof MessagesLink | undefined;
}

/** The links of the header as a sheet, which is open at first. */
export function MobileMenuSheet({ trigger, MessagesLink }: MobileMenuSheetProps) {
  const { isAuthenticated } = useAuth();
  const [isOpen, setOpen] = useState(true);
  const links = isAuthenticated ? [...PUBLIC_LINKS, ...MEMBER_LINKS] : PUBLIC_LINKS;
  return (
    <Sheet
      trigger={trigger}
      title="Menu"
      closeLabel="Close the menu"
      open={isOpen}
      onOpenChange={setOpen}
      onCloseAutoFocus={keepMovedFocus}
    >
      <nav aria-label="Menu" className="grid gap-1">
        {links.map((link) => (
          <SheetClose asChild key={link.to}>
            <PageLink link={link} className={LINK} />
          </SheetClose>
        ))}
        {isAuthenticated && (
          <>
            {MessagesLink && (
              <SheetClose asChild>
                <MessagesLink className={LINK} />
              </SheetClose>
            )}
            <hr className="my-2 border-line" />
            {FURTHER_LINKS.map((link) => (
              <SheetClose asChild key={link.to}>
                <PageLink link={link} className={LINK} />
              </SheetClose>
            ))}
          </>
        )}
      </nav>
      {!isAuthenticated && (
        <div className="mt-4 grid gap-2 border-t border-line pt-4">
          <SheetClose asChild>
            <Button variant="quiet" asChild>
              <Link to={PAGE_ROUTES.login}>Login</Link>
            </Button>
          </SheetClose>
          <SheetClose asChild>
            <Button variant="secondary" asChild>
              <Link to={PAGE_ROUTES.register}>Sign Up</Link>
            </Button>
          </SheetClose>
        </div>
      )}
    </Sheet>
  );
}
