import type { RegistrationMode } from '#core/accounts/domain/registration-mode.ts';
import type { SiteSettingName } from '#core/operations/domain/site-settings.ts';

/** What is said of a setting that may change while the site runs. */
interface SiteSettingText {
  /** What it is called on the operator's page. */
  readonly label: string;
  /** What it means, as the list of settings says it. */
  readonly means: string;
  /** Ends the sentence that refuses a value: "It must …". */
  readonly must: string;
}

/** What is said of each of them, wherever it is asked for, listed or refused. */
export const SITE_SETTING_TEXTS: Readonly<Record<SiteSettingName, SiteSettingText>> = {
  SITE_NAME: {
    label: 'Name of the site',
    means: 'what the site is called on its pages, in emails and in authenticator apps',
    must: 'be a name of at most 80 characters',
  },
  OPERATOR_NAME: {
    label: 'Who runs it',
    means: 'the person or organisation that runs the site; shown on public pages and in Settings',
    must: 'be the name of the person or organisation that runs this site, of at most 80 characters',
  },
  CONTACT_EMAIL: {
    label: 'Contact address',
    means: 'the address that anyone can write to; shown on public pages and in Settings',
    must: 'be an email address for everyone to write to, such as contact@hearthkin.example',
  },
  COUNTRY: {
    label: 'Country it’s run from',
    means: 'the country the site is run from, as an ISO 3166 code such as `GB`',
    must: 'be the country that the site is run from, by its code (ISO 3166), such as GB',
  },
  REGISTRATION: {
    label: 'Who may register',
    means:
      'who may register: anyone (`open`), only with an `invitation`, or anyone, to use it after `approval`',
    must: 'be open, invitation or approval',
  },
  INVITATIONS: {
    label: 'Open invitations for each member',
    means: 'how many invitations a member may have open at a time',
    must: 'be a whole number of invitations from 1 to 99',
  },
};

/** The ways to become a member, as an operator chooses among them. */
export const REGISTRATION_TEXTS: Readonly<Record<RegistrationMode, string>> = {
  open: 'Anyone',
  invitation: 'People with an invitation',
  approval: 'Anyone, once we’ve approved them',
};
