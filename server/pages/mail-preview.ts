import type { RequestHandler } from 'express';
import { escapeHtml } from '#core/kernel/escape-html.ts';
import type { LetterKind } from '#core/letters/domain/letter.ts';
import { linkAddress } from '#core/mail/domain/link-paths.ts';
import type { MailContent } from '#core/mail/domain/mail-content.ts';
import type { MailSite } from '#core/mail/domain/mail-site.ts';
import { wordsOf, type LetterFacts } from '#core/mail/domain/mail-words.ts';
import { writeHtmlMail } from '#core/mail/domain/write-html-mail.ts';
import { writePlainMail } from '#core/mail/domain/write-plain-mail.ts';
import { mailTexts } from '#core/texts/mail-texts.ts';

const PATH = '/mail-preview';
const NAME = 'Rosa Mendes';
const TOKEN = 'x'.repeat(43);

/** What is invented for each kind beside the name. */
const FACTS: LetterFacts = {
  confirm_address: { isKnown: false, isRequired: true },
  recover_password: {},
  confirm_new_address: { isKnown: false },
  address_changed: {},
  unconfirmed_address_changed: {},
  new_address_changed: {},
  password_changed: {},
  second_factor_changed: {},
  ways_in_ended: { passkeys: 2, recoveryCodes: true, authenticator: false },
  second_step_ending: { until: '2030-04-03T10:00:00.000Z' },
  confirm_recovery: { isKnown: false },
  recovery_begun: { until: '2030-04-03T10:00:00.000Z' },
  recovery_agreed: { until: '2030-04-03T10:00:00.000Z' },
  recovery_closed: {},
  recovery_stopped: {},
  win_account_back: {},
  account_won_back: {},
  data_export_ready: {},
  leaving_begun: { until: '2030-04-03T10:00:00.000Z' },
  account_deleted: {},
  urgent_report: { reason: 'danger' },
  reports_waiting: { count: 3 },
  decision: { account: { status: 'suspended', until: '2030-04-03T10:00:00.000Z' } },
  report_answered: {},
  registration_approved: {},
  registration_declined: {},
  activity: { requests: 1, acceptances: 0, messages: 2, introductions: 0 },
  rhythm_day: {},
  confirm_newsletter: {},
  newsletter: { subject: 'Spring on Oak Street', text: 'There is a new bench by the pond.' },
};

const KINDS = Object.keys(FACTS) as LetterKind[];

/** Frames of this site, and nothing else from anywhere: what a mail needs beyond that is missing here, too. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'";

/** Shows a mail of each kind with invented contents, to those who work on them; passes on all else. */
export function createMailPreview(site: MailSite, next: RequestHandler): RequestHandler {
  return (request, response, pass) => {
    const kind = KINDS.find((other) => request.path === `${PATH}/${other}`);
    if (request.path !== PATH && kind === undefined) {
      next(request, response, pass);
      return;
    }
    response.removeHeader('X-Frame-Options');
    response.type('html').set('Content-Security-Policy', POLICY);
    response.send(
      kind === undefined
        ? writeIndex(site)
        : writeHtmlMail(invent(kind, site), { texts: mailTexts, site }),
    );
  };
}

function invent(kind: LetterKind, { origin, name: siteName }: MailSite): MailContent {
  return {
    name: NAME,
    words: wordsOf(mailTexts, kind, FACTS[kind], siteName),
    buttonUrl: linkAddress(origin, 'confirm_address', TOKEN),
    stopUrl: kind === 'activity' ? linkAddress(origin, 'stop_mails', TOKEN) : null,
  };
}

function writeIndex(site: MailSite): string {
  const shown = KINDS.map((kind) => {
    const text = writePlainMail(invent(kind, site), { texts: mailTexts, site });
    return `<h2>${kind}</h2>
<iframe title="${kind}" src="${PATH}/${kind}" width="100%" height="640"></iframe>
<pre style="white-space:pre-wrap">${escapeHtml(text)}</pre>`;
  });
  return `<!doctype html><html lang="en"><title>Mails</title><h1>Mails</h1>${shown.join('')}</html>`;
}
