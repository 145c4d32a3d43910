import { Menu } from 'lucide-react';
import { IconButton } from '#ui/kit/icon-button.tsx';
import { useHydrated } from '#ui/kit/use-hydrated.ts';
import { useLatePart } from '#ui/kit/use-late-part.ts';
import { SITE_LINKS_ID } from './navigation-links.ts';

const loadSheet = async () => (await import('./mobile-menu-sheet.tsx')).MobileMenuSheet;

/**
 * Opens the links of the header for visitors where there is no room for them. Until the page is alive, and where the
 * sheet cannot be loaded, it leads to the links of the footer.
 */
export function MobileMenu({ className }: { readonly className: string }) {
  const isHydrated = useHydrated();
  const { part: Sheet, prepare, show } = useLatePart(loadSheet, goToSiteLinks);
  if (!isHydrated) {
    return (
      <IconButton label="Open the menu" className={className} asChild>
        <a href={`#${SITE_LINKS_ID}`}>
          <Menu aria-hidden="true" />
        </a>
      </IconButton>
    );
  }
  const button = (
    <IconButton
      label="Open the menu"
      aria-haspopup="dialog"
      className={className}
      {...(!Sheet && {
        'aria-expanded': false,
        onPointerEnter: prepare,
        onFocus: prepare,
        onClick: show,
      })}
    >
      <Menu aria-hidden="true" />
    </IconButton>
  );
  return Sheet ? <Sheet trigger={button} /> : button;
}

function goToSiteLinks(): void {
  const links = document.getElementById(SITE_LINKS_ID);
  links?.scrollIntoView();
  links?.focus({ preventScroll: true });
}
