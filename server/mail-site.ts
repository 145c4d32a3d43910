import { LETTER_ROUTES } from '#core/site/domain/letter-routes.ts';
import type { MailSite } from '#core/mail/domain/mail-site.ts';
import type { Operator } from '#core/site/domain/operator.ts';
import { PAGE_ROUTES, PRODUCT_NAME } from '#core/site/domain/page-routes.ts';

/** What mails say of the site. */
export function describeMailSite(operator: Operator, origin: string): MailSite {
  return { name: PRODUCT_NAME, origin, operator, pages: { ...PAGE_ROUTES, ...LETTER_ROUTES } };
}
