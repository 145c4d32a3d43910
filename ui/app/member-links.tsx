import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { MessagesLink } from './messages-link.tsx';
import type { NavigationLink } from './navigation-links.ts';
import { PageLink } from './page-link.tsx';

const PLACES: readonly NavigationLink[] = [
  { label: 'Dashboard', to: PAGE_ROUTES.dashboard },
  { label: 'Find people', to: PAGE_ROUTES.advancedSearch },
  { label: 'Explore', to: PAGE_ROUTES.explore },
  { label: 'Messages', to: PAGE_ROUTES.messages },
  { label: 'Connections', to: PAGE_ROUTES.connections },
  { label: 'Help', to: PAGE_ROUTES.helpCenter },
];

/** The member's own places, for the header where it has room for them. */
export function MemberLinks({ className }: { readonly className: string }) {
  return PLACES.map((link) =>
    link.to === PAGE_ROUTES.messages ? (
      <MessagesLink key={link.to} className={className} />
    ) : (
      <PageLink key={link.to} link={link} className={className} />
    ),
  );
}
