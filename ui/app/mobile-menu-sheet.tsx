import { useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { Button } from '#ui/kit/button.tsx';
import { Sheet, SheetClose } from '#ui/kit/sheet.tsx';
import { keepMovedFocus } from './keep-moved-focus.ts';
import { PUBLIC_LINKS } from './navigation-links.ts';
import { PageLink } from './page-link.tsx';

const LINK =
  'flex min-h-11 items-center rounded-box px-3 font-medium hover:bg-sunken aria-[current=page]:bg-evergreen-soft';

/** The links of the header for visitors as a sheet, which is open at first. */
export function MobileMenuSheet({ trigger }: { readonly trigger: ReactElement }) {
  const [isOpen, setOpen] = useState(true);
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
        {PUBLIC_LINKS.map((link) => (
          <SheetClose asChild key={link.to}>
            <PageLink link={link} className={LINK} />
          </SheetClose>
        ))}
      </nav>
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
    </Sheet>
  );
}
