import { PAGE_ROUTES } from './page-routes.ts';

/** The addresses of the settings, by name: the list of them, and each of their pages. */
export const SETTINGS_ROUTES = {
  list: PAGE_ROUTES.settings,
  reach: `${PAGE_ROUTES.settings}/reach`,
  days: `${PAGE_ROUTES.settings}/days`,
  messages: `${PAGE_ROUTES.settings}/messages`,
  signingIn: `${PAGE_ROUTES.settings}/signing-in`,
  secondStep: `${PAGE_ROUTES.settings}/second-step`,
  account: `${PAGE_ROUTES.settings}/account`,
} as const;
