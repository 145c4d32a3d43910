import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { CRISIS_HELP } from '#ui/parts/crisis/crisis-help.ts';

/** What the foot of the public pages leads to and members may want at any time. */
export const QUIET_LINKS: readonly { readonly label: string; readonly to: string }[] = [
  { label: 'Help', to: PAGE_ROUTES.helpCenter },
  { label: 'Privacy', to: PAGE_ROUTES.privacyPolicy },
  { label: 'Terms', to: PAGE_ROUTES.termsOfService },
  { label: 'Crisis lines', to: `${PAGE_ROUTES.resources}#${CRISIS_HELP}` },
];
