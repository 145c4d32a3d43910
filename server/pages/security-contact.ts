import type { Express } from 'express';
import type { Clock } from '#core/kernel/clock.ts';
import { daysAfter } from '#core/kernel/days-after.ts';
import type { Operator } from '#core/site/domain/operator.ts';
import { siteOrigin } from './site-origin.ts';

const ADDRESS = '/.well-known/security.txt';

/** For how many days a copy of the file counts; RFC 9116 advises less than a year. */
const DAYS_VALID = 180;

/** Whom to write to. */
interface SecuredSite {
  readonly operator: Pick<Operator, 'contactEmail'>;
}

/** What the file says. */
export interface SecurityContact {
  readonly publicOrigin: string | null;
  readonly liveSettings: { readonly current: () => SecuredSite };
  readonly clock: Clock;
}

/** Adds the file that says how to reach the operator about a weakness of the site (RFC 9116). */
export function addSecurityContact(
  app: Express,
  { publicOrigin, liveSettings, clock }: SecurityContact,
): void {
  app.get(ADDRESS, (request, response) => {
    const lines = [
      `Contact: mailto:${liveSettings.current().operator.contactEmail}`,
      `Expires: ${daysAfter(clock.now(), DAYS_VALID)}`,
      'Preferred-Languages: en',
      `Canonical: ${siteOrigin(request, publicOrigin)}${ADDRESS}`,
    ];
    response.type('text/plain').send(`${lines.join('\n')}\n`);
  });
}
