import { PAGE_ROUTES } from '#core/contracts/page-routes.ts';

interface NavigationLink {
  readonly label: string;
  readonly to: string;
}

/** The links of the header for everybody (specification §2). */
export const PUBLIC_LINKS: readonly NavigationLink[] = [
  { label: 'Home', to: PAGE_ROUTES.home },
  { label: 'How It Works', to: '/#how-it-works' },
  { label: 'Relationship Types', to: '/#relationship-types' },
  { label: 'Success Stories', to: '/#stories' },
  { label: 'Resources', to: PAGE_ROUTES.resources },
];

/** The links that members see beside them. */
export const MEMBER_LINKS: readonly NavigationLink[] = [
  { label: 'Dashboard', to: PAGE_ROUTES.dashboard },
  { label: 'Explore', to: PAGE_ROUTES.explore },
];

/** The links of the avatar menu. */
export const AVATAR_MENU_LINKS: readonly NavigationLink[] = [
  { label: 'Dashboard', to: PAGE_ROUTES.dashboard },
  { label: 'Profile', to: PAGE_ROUTES.profile },
  { label: 'Connections', to: PAGE_ROUTES.connections },
  { label: 'Messages', to: PAGE_ROUTES.messages },
];

/** The links that the mobile menu adds for members. */
export const MOBILE_MEMBER_LINKS: readonly NavigationLink[] = [
  { label: 'Advanced Search', to: PAGE_ROUTES.advancedSearch },
  { label: 'Connections', to: PAGE_ROUTES.connections },
  { label: 'Profile', to: PAGE_ROUTES.profile },
];
