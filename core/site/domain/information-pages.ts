import { PAGE_ROUTES } from './page-routes.ts';

/** The pages that tell about the site, and what they are called (specification §2, the footer). */
export const INFORMATION_PAGES = [
  { name: 'About Us', path: PAGE_ROUTES.about },
  { name: 'Help Center', path: PAGE_ROUTES.helpCenter },
  { name: 'Safety Tips', path: PAGE_ROUTES.safetyTips },
  { name: 'Community Guidelines', path: PAGE_ROUTES.communityGuidelines },
  { name: 'Privacy Policy', path: PAGE_ROUTES.privacyPolicy },
  { name: 'Terms of Service', path: PAGE_ROUTES.termsOfService },
  { name: 'Cookie Policy', path: PAGE_ROUTES.cookiePolicy },
  { name: 'Contact Us', path: PAGE_ROUTES.contact },
] as const;
