import { PAGE_ROUTES } from './page-routes.ts';

/** The addresses of the desk, by name; `:id` is a report's or a member's id. Only moderators find anything there, and at the site's own only operators. */
export const DESK_ROUTES = {
  reports: PAGE_ROUTES.desk,
  report: `${PAGE_ROUTES.desk}/reports/:id`,
  members: `${PAGE_ROUTES.desk}/members`,
  member: `${PAGE_ROUTES.desk}/members/:id`,
  appeals: `${PAGE_ROUTES.desk}/appeals`,
  contactMessages: `${PAGE_ROUTES.desk}/contact-messages`,
  registrations: `${PAGE_ROUTES.desk}/registrations`,
  recoveries: `${PAGE_ROUTES.desk}/lost-accounts`,
  log: `${PAGE_ROUTES.desk}/log`,
  securityLog: `${PAGE_ROUTES.desk}/security-log`,
  figures: `${PAGE_ROUTES.desk}/figures`,
  site: `${PAGE_ROUTES.desk}/site`,
} as const;
