import { INFORMATION_PAGES } from '#core/site/domain/information-pages.ts';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { CRISIS_HELP } from '#ui/parts/crisis/crisis-help.ts';

/** A way to a page, or to a part of one. */
export interface NavigationLink {
  readonly label: string;
  readonly to: string;
}

/** The id of the footer's links, the way on where no menu can be opened. */
export const SITE_LINKS_ID = 'site-links';

/** The links of the header for everybody (specification §2). */
export const PUBLIC_LINKS: readonly NavigationLink[] = [
  { label: 'Home', to: PAGE_ROUTES.home },
  { label: 'How It Works', to: '/#how-it-works' },
  { label: 'Relationship Types', to: '/#relationship-types' },
  { label: 'Success Stories', to: '/#stories' },
  { label: 'Resources', to: PAGE_ROUTES.resources },
];

/** The first list of the footer. */
export const QUICK_LINKS: readonly NavigationLink[] = [
  ...informationLinks([PAGE_ROUTES.about]),
  ...PUBLIC_LINKS.filter(({ to }) => to !== PAGE_ROUTES.home),
  { label: 'Safety & Privacy', to: `${PAGE_ROUTES.resources}#safety` },
];

/** The second list of the footer. */
export const SUPPORT_LINKS: readonly NavigationLink[] = [
  { label: 'Crisis lines', to: `${PAGE_ROUTES.resources}#${CRISIS_HELP}` },
  ...informationLinks([
    PAGE_ROUTES.helpCenter,
    PAGE_ROUTES.safetyTips,
    PAGE_ROUTES.communityGuidelines,
    PAGE_ROUTES.privacyPolicy,
    PAGE_ROUTES.termsOfService,
    PAGE_ROUTES.contact,
  ]),
];

/** The links beside the copyright line. */
export const LEGAL_LINKS: readonly NavigationLink[] = informationLinks([
  PAGE_ROUTES.privacyPolicy,
  PAGE_ROUTES.termsOfService,
  PAGE_ROUTES.cookiePolicy,
]);

function informationLinks(paths: readonly string[]): NavigationLink[] {
  return INFORMATION_PAGES.filter(({ path }) => paths.includes(path)).map(({ name, path }) => ({
    label: name,
    to: path,
  }));
}
