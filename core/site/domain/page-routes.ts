/**
 * The addresses of the page (specification §2), by name; `:id` is a member's id. The guides' own
 * addresses stand in `RESOURCES`.
 */
export const PAGE_ROUTES = {
  home: '/',
  explore: '/explore',
  sampleProfile: '/explore/sample-profile',
  resources: '/resources',
  register: '/register',
  login: '/login',
  profile: '/profile',
  member: '/profile/:id',
  advancedSearch: '/advanced-search',
  messages: '/messages',
  connections: '/connections',
  dashboard: '/dashboard',
  settings: '/settings',
  reports: '/reports',
  reportSent: '/reports/sent',
  notices: '/notices',
  desk: '/desk',
  about: '/about',
  helpCenter: '/help',
  safetyTips: '/safety-tips',
  communityGuidelines: '/community-guidelines',
  privacyPolicy: '/privacy',
  termsOfService: '/terms',
  cookiePolicy: '/cookies',
  contact: '/contact',
  newPassword: '/new-password',
  welcome: '/welcome',
} as const;

/** The product's name and tagline, as they stand in titles and headers. */
export const PRODUCT_NAME = 'Hearthkin';
export const TAGLINE = 'With you, for you';
