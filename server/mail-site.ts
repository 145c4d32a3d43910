import { LETTER_ROUTES } from '#core/site/domain/letter-routes.ts';
import type { MailSite } from '#core/mail/domain/mail-site.ts';
import type { Operator } from '#core/site/domain/operator.ts';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';

/** What mails say of the site; who runs it is asked for with every mail. */
export function describeMailSite(findOperator: () => Operator, origin: string): MailSite {
  return {
    get name() {
      return findOperator().siteName;
    },
    get operator() {
      return findOperator();
    },
    origin,
    pages: { ...PAGE_ROUTES, ...LETTER_ROUTES },
  };
}
