import {
  REGISTRATION_MODES,
  type NewcomerRules,
  type RegistrationMode,
} from '#core/accounts/domain/registration-mode.ts';
import type { SecurityFact } from '#core/accounts/security-log/domain/security-entry.ts';
import type { Bounds } from '#core/kernel/field-rule.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { COUNTRIES } from '#core/members/domain/countries.ts';
import { checkEmail, checkName } from '#core/members/domain/field-rules.ts';
import type { Operator } from '#core/site/domain/operator.ts';
import { PRODUCT_NAME } from '#core/site/domain/page-routes.ts';

/** A setting that may change while the site runs. */
interface Declaration {
  /** The value where nobody gives one; `null` for none. */
  readonly usual: string | null;
  readonly isValid: (text: string) => boolean;
  /** What the description of the API says of the values. */
  readonly bounds: Bounds;
  /** What the security log says of a change. */
  readonly fact: Extract<SecurityFact, `site_${string}`>;
}

const NAME = {
  isValid: (text: string) => checkName(text) === null,
  bounds: { ...checkName.bounds },
};
const COUNTRY_CODES: readonly string[] = COUNTRIES;
/** From 1 to 99. */
const FEW = '^[1-9]\\d?$';
const MODES: readonly string[] = REGISTRATION_MODES;

/**
 * The settings that may change while the site runs, by the names that they have in the environment, too. What is set
 * there stays as it is there; the others are kept in storage and changed by an operator. What is said of each is in
 * `core/texts/site-setting-texts.ts`.
 */
export const SITE_SETTINGS = {
  SITE_NAME: { usual: PRODUCT_NAME, ...NAME, fact: 'site_name_changed' },
  OPERATOR_NAME: { usual: null, ...NAME, fact: 'site_operator_changed' },
  CONTACT_EMAIL: {
    usual: null,
    // Links have it as it is, so it has no character that would have to be encoded in one.
    isValid: (text) => /^[\w.@+-]+$/.test(text) && checkEmail(text) === null,
    bounds: { ...checkEmail.bounds },
    fact: 'site_operator_changed',
  },
  COUNTRY: {
    usual: null,
    isValid: (text) => COUNTRY_CODES.includes(text),
    bounds: { enum: COUNTRIES },
    fact: 'site_operator_changed',
  },
  REGISTRATION: {
    usual: 'open',
    isValid: (text) => MODES.includes(text),
    bounds: { enum: REGISTRATION_MODES },
    fact: 'site_registration_changed',
  },
  INVITATIONS: {
    usual: '5',
    isValid: (text) => new RegExp(FEW).test(text),
    bounds: { pattern: FEW },
    fact: 'site_invitations_changed',
  },
} as const satisfies Readonly<Record<string, Declaration>>;

export type SiteSettingName = keyof typeof SITE_SETTINGS;

export const SITE_SETTING_NAMES = Object.keys(SITE_SETTINGS) as readonly SiteSettingName[];

/** Who answers for the site. They are given together, so that no address belongs to another's name. */
export const OPERATOR_SETTINGS = [
  'OPERATOR_NAME',
  'CONTACT_EMAIL',
  'COUNTRY',
] as const satisfies readonly SiteSettingName[];

/** Values as they are given, by name. */
export type SettingTexts = Readonly<Partial<Record<SiteSettingName, string>>>;

/** A setting as it was changed on the operator's page. */
export interface SiteSetting {
  readonly name: SiteSettingName;
  readonly value: string;
  /** ISO 8601 in UTC. */
  readonly setAt: string;
  readonly setBy: MemberId;
}

/** Where a value comes from. */
export const SETTING_SOURCES = ['environment', 'page', 'default'] as const;

/** A setting with the value in effect. */
export interface SettingInEffect {
  readonly name: SiteSettingName;
  /** `null` for none. */
  readonly value: string | null;
  readonly from: (typeof SETTING_SOURCES)[number];
}

/** What the settings in effect say. */
export interface SiteSettings extends NewcomerRules {
  readonly operator: Operator;
  /** Whether somebody is named as the operator, and not an example. */
  readonly isOperatorNamed: boolean;
}

/** What the environment says of the site. */
export interface GivenSettings {
  readonly texts: SettingTexts;
  /** Whether people come to it who have to know who runs it. */
  readonly production: boolean;
}

/** Who runs a site that no operator is named for. */
const EXAMPLE_OPERATOR = {
  OPERATOR_NAME: 'Example operator',
  CONTACT_EMAIL: 'operator@hearthkin.example',
  COUNTRY: 'GB',
} as const satisfies SettingTexts;

const COUNTRY_NAMES = new Intl.DisplayNames('en-GB', { type: 'region' });

/** Whether the environment has decided it, so that nobody can change it while the site runs. */
export function isFixed(given: SettingTexts, name: SiteSettingName): boolean {
  return togetherWith(name).some((one) => given[one] !== undefined);
}

/** The settings that are given together with that one. */
export function togetherWith(name: SiteSettingName): readonly SiteSettingName[] {
  return OPERATOR_SETTINGS.some((one) => one === name) ? OPERATOR_SETTINGS : [name];
}

/** Each setting with its value: of the environment, else of storage, else as it is while nobody says anything. */
export function listInEffect(
  given: SettingTexts,
  stored: readonly SiteSetting[],
): readonly SettingInEffect[] {
  return SITE_SETTING_NAMES.map((name): SettingInEffect => {
    if (isFixed(given, name)) return { name, value: given[name] ?? null, from: 'environment' };
    // Another version of the program may have stored what this one does not take.
    const kept = stored.find((one) => one.name === name && SITE_SETTINGS[name].isValid(one.value));
    if (kept !== undefined) return { name, value: kept.value, from: 'page' };
    return { name, value: SITE_SETTINGS[name].usual, from: 'default' };
  });
}

/** What the settings say. A site that people come to stays closed until it says who runs it. */
export function settingsInEffect(
  { texts, production }: GivenSettings,
  stored: readonly SiteSetting[],
): SiteSettings {
  const values = Object.fromEntries(
    listInEffect(texts, stored).map(({ name, value }) => [name, value]),
  ) as Readonly<Record<SiteSettingName, string | null>>;
  const isOperatorNamed = OPERATOR_SETTINGS.every((name) => values[name] !== null);
  const named = isOperatorNamed ? values : EXAMPLE_OPERATOR;
  return {
    isOperatorNamed,
    isOpen: isOperatorNamed || !production,
    registration: values.REGISTRATION as RegistrationMode,
    openInvitations: Number(values.INVITATIONS),
    operator: {
      siteName: values.SITE_NAME ?? PRODUCT_NAME,
      name: named.OPERATOR_NAME ?? '',
      contactEmail: named.CONTACT_EMAIL ?? '',
      country: COUNTRY_NAMES.of(named.COUNTRY ?? '') ?? '',
    },
  };
}
