import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import type { NavigationLink } from './navigation-links.ts';

/** The member's own places, called the same wherever they are named. */
export const MEMBER_PLACES: readonly NavigationLink[] = [
  { label: 'Home', to: PAGE_ROUTES.dashboard },
  { label: 'Find people', to: PAGE_ROUTES.advancedSearch },
  { label: 'Messages', to: PAGE_ROUTES.messages },
  { label: 'My people', to: PAGE_ROUTES.connections },
  { label: 'Help', to: PAGE_ROUTES.helpCenter },
];
