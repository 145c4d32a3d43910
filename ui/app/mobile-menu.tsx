import { Menu, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/contracts/page-routes.ts';
import { useAuth } from '../api/auth-provider.tsx';
import { Backdrop } from '../components/backdrop.tsx';
import { Button } from '../components/button.tsx';
import { MessagesLink } from './messages-link.tsx';
import { MEMBER_LINKS, MOBILE_MEMBER_LINKS, PUBLIC_LINKS } from './navigation-links.ts';

const LINK = 'flex min-h-11 items-center rounded-box px-3 font-medium hover:bg-sunken';

/** The links of the header as a sheet, where there is no room for them. */
export function MobileMenu() {
  const { isAuthenticated } = useAuth();
  const links = isAuthenticated
    ? [...PUBLIC_LINKS, ...MEMBER_LINKS, ...MOBILE_MEMBER_LINKS]
    : PUBLIC_LINKS;
  return (
    <Dialog.Root>
      <Dialog.Trigger
        aria-label="Open the menu"
        className="grid size-11 place-items-center rounded-box hover:bg-sunken xl:hidden"
      >
        <Menu aria-hidden="true" />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Backdrop />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 right-0 z-50 flex w-80 max-w-[90vw] flex-col gap-4 overflow-y-auto bg-paper p-4"
        >
          <div className="flex items-center justify-between">
            <Dialog.Title className="text-xl">Menu</Dialog.Title>
            <Dialog.Close
              aria-label="Close the menu"
              className="grid size-11 place-items-center rounded-box hover:bg-sunken"
            >
              <X aria-hidden="true" />
            </Dialog.Close>
          </div>
          <nav aria-label="Menu" className="grid gap-1">
            {links.map(({ label, to }) => (
              <Dialog.Close asChild key={to}>
                <Link to={to} className={LINK}>
                  {label}
                </Link>
              </Dialog.Close>
            ))}
            {isAuthenticated && (
              <Dialog.Close asChild>
                <MessagesLink className={LINK} />
              </Dialog.Close>
            )}
          </nav>
          {!isAuthenticated && (
            <div className="grid gap-2">
              <Dialog.Close asChild>
                <Button variant="quiet" asChild>
                  <Link to={PAGE_ROUTES.login}>Login</Link>
                </Button>
              </Dialog.Close>
              <Dialog.Close asChild>
                <Button variant="secondary" asChild>
                  <Link to={PAGE_ROUTES.register}>Sign Up</Link>
                </Button>
              </Dialog.Close>
            </div>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
