import type { MailSite } from '#core/mail/domain/mail-site.ts';
import { describeMailSite } from '#server/mail-site.ts';
import { OPERATOR } from './operator.ts';

/** A site that sends mails. */
export const MAIL_SITE: MailSite = describeMailSite(() => OPERATOR, 'https://kin.example');
