import { z } from 'zod';
import {
  OPERATOR_SETTINGS,
  SITE_SETTING_NAMES,
  SITE_SETTINGS,
  type GivenSettings,
  type SiteSettingName,
} from '#core/operations/domain/site-settings.ts';
import { SITE_SETTING_TEXTS } from '#core/texts/site-setting-texts.ts';

/** The variables that set what could otherwise be changed while the site runs. */
export const siteSettingVariables = Object.fromEntries(
  SITE_SETTING_NAMES.map((name) => [name, textSchema(name)]),
) as Record<SiteSettingName, ReturnType<typeof textSchema>>;

function textSchema(name: SiteSettingName) {
  return z
    .string()
    .trim()
    .refine(SITE_SETTINGS[name].isValid, mistakeIn(name))
    .nullable()
    .default(null);
}

function mistakeIn(name: SiteSettingName): string {
  return `${name} must ${SITE_SETTING_TEXTS[name].must}.`;
}

type SiteSettingVariables = z.output<z.ZodObject<typeof siteSettingVariables>>;

/** Who runs the site is named as a whole or not at all: no address belongs to another's name. */
export function requireWholeOperator(
  variables: SiteSettingVariables,
  context: z.core.$RefinementCtx,
): void {
  const missing = OPERATOR_SETTINGS.filter((name) => variables[name] === null);
  if (missing.length === OPERATOR_SETTINGS.length) return;
  for (const name of missing) {
    context.addIssue({ code: 'custom', message: mistakeIn(name) });
  }
}

/** What the environment says of the site. */
export function chooseSiteSettings(
  variables: SiteSettingVariables & { readonly NODE_ENV: string },
): GivenSettings {
  const given = SITE_SETTING_NAMES.filter((name) => variables[name] !== null);
  return {
    texts: Object.fromEntries(given.map((name) => [name, variables[name]])),
    production: variables.NODE_ENV === 'production',
  };
}
