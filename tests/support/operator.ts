import type { Operator } from '#core/site/domain/operator.ts';

/** An operator whose name has everything that a name can have. */
export const OPERATOR: Operator = {
  siteName: 'Hearthkin',
  name: `Søren & Sons' "جيران" <e.V.> $&`,
  contactEmail: 'contact+site@neighbours.example',
  country: 'Côte d’Ivoire',
};

/** Who runs the site, as production asks. */
export const OPERATOR_VARIABLES = {
  OPERATOR_NAME: OPERATOR.name,
  CONTACT_EMAIL: OPERATOR.contactEmail,
  COUNTRY: 'CI',
};

/** What production asks for where no browser reaches it over https. */
export const PRODUCTION_VARIABLES = {
  NODE_ENV: 'production',
  ALLOW_HTTP: 'yes',
  SECRETS_KEY: '00'.repeat(32),
  ...OPERATOR_VARIABLES,
};

/** As in production, but for the limits: what measures a server does with few members what many do. */
export const MEASURED_VARIABLES = { ...PRODUCTION_VARIABLES, NODE_ENV: 'test', RATE_LIMITS: 'off' };
