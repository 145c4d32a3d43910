import { z } from 'zod';
import type { Operator } from '#core/site/domain/operator.ts';
import { checkEmail, checkName } from '#core/members/domain/field-rules.ts';

/** Who runs a site that no operator is named for, because nobody else can come to it yet. */
const EXAMPLE_OPERATOR: Operator = {
  name: 'Example operator',
  contactEmail: 'operator@hearthkin.example',
  country: 'United Kingdom',
};

const MISTAKES = {
  OPERATOR_NAME:
    'OPERATOR_NAME must be the name of the person or organisation that runs this site, of at most 80 characters.',
  CONTACT_EMAIL:
    'CONTACT_EMAIL must be an email address for everyone to write to, such as contact@hearthkin.example.',
  COUNTRY:
    'COUNTRY must be the code (ISO 3166) of the country that the site is run from, such as GB.',
} as const;

const COUNTRY_NAMES = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' });

const nameSchema = z
  .string()
  .trim()
  .refine((name) => checkName(name) === null, MISTAKES.OPERATOR_NAME);

/** Links have it as it is, so it has no character that would have to be encoded in one. */
const emailSchema = z
  .string()
  .trim()
  .refine(
    (address) => /^[\w.@+-]+$/.test(address) && checkEmail(address) === null,
    MISTAKES.CONTACT_EMAIL,
  );

const countrySchema = z.string().transform((code, context) => {
  const name = /^(?!ZZ)[A-Z]{2}$/.test(code) ? COUNTRY_NAMES.of(code) : undefined;
  if (name !== undefined) return name;
  context.addIssue({ code: 'custom', message: MISTAKES.COUNTRY });
  return z.NEVER;
});

/** The variables that say who runs the site. */
export const operatorVariables = {
  OPERATOR_NAME: nameSchema.nullable().default(null),
  CONTACT_EMAIL: emailSchema.nullable().default(null),
  COUNTRY: countrySchema.nullable().default(null),
};

type OperatorVariables = z.output<z.ZodObject<typeof operatorVariables>>;

const NAMES = ['OPERATOR_NAME', 'CONTACT_EMAIL', 'COUNTRY'] as const;

/** In production all of them must be set, and elsewhere all or none: no address belongs to another's name. */
export function requireOperator(
  variables: OperatorVariables & { readonly NODE_ENV: string },
  context: z.core.$RefinementCtx,
): void {
  const missing = NAMES.filter((name) => variables[name] === null);
  if (variables.NODE_ENV !== 'production' && missing.length === NAMES.length) return;
  for (const name of missing) context.addIssue({ code: 'custom', message: MISTAKES[name] });
}

/** Who runs the site; an example when nobody is named. */
export function nameOperator({
  OPERATOR_NAME,
  CONTACT_EMAIL,
  COUNTRY,
}: OperatorVariables): Operator {
  if (OPERATOR_NAME === null || CONTACT_EMAIL === null || COUNTRY === null) return EXAMPLE_OPERATOR;
  return { name: OPERATOR_NAME, contactEmail: CONTACT_EMAIL, country: COUNTRY };
}
