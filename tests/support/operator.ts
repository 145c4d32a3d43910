import type { Operator } from '#core/site/operator.ts';

/** An operator whose name has everything that a name can have. */
export const OPERATOR: Operator = {
  name: `Søren & Sons' "جيران" <e.V.> $&`,
  contactEmail: 'contact+site@neighbours.example',
  country: 'Côte d’Ivoire',
};

/** What production asks for. */
export const OPERATOR_VARIABLES = {
  OPERATOR_NAME: OPERATOR.name,
  CONTACT_EMAIL: OPERATOR.contactEmail,
  COUNTRY: 'CI',
};
