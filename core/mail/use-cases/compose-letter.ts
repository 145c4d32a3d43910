import { unreachable } from '#core/kernel/unreachable.ts';
import type { QueuedLetter } from '#core/letters/domain/letter.ts';
import { linkAddress, oneClickAddress } from '#core/mail/domain/link-paths.ts';
import { linkExpiry, type Link } from '#core/letters/domain/link.ts';
import type { MailSite } from '#core/mail/domain/mail-site.ts';
import { wordsOf, type MailTexts } from '#core/mail/domain/mail-words.ts';
import { writeHtmlMail } from '#core/mail/domain/write-html-mail.ts';
import { writePlainMail } from '#core/mail/domain/write-plain-mail.ts';
import type { LinkTokens } from '#core/letters/ports/link-tokens.ts';
import type { Mail } from '#core/mail/ports/mailer.ts';
import { findLetterContent, type LetterContent, type LetterSources } from './letter-contents.ts';

/** A mail, and the links in it, which must be stored before it is sent. */
export interface ComposedLetter {
  readonly mail: Mail;
  readonly links: readonly Link[];
  /** Up to which time it tells everything that waits; `null` where it does not tell that. */
  readonly toldUntil: string | null;
}

/** Resolves with `null` for a letter that no longer applies. */
export type ComposeLetter = (
  queued: Pick<QueuedLetter, 'id' | 'letter'>,
) => Promise<ComposedLetter | null>;

interface Dependencies extends LetterSources {
  readonly linkTokens: LinkTokens;
  readonly mailTexts: MailTexts;
  readonly mailSite: MailSite;
}

/** Finds the words and the secrets of a letter: both are made now, of what is stored by now. */
export function makeComposeLetter(deps: Dependencies): ComposeLetter {
  const surroundings = { texts: deps.mailTexts, site: deps.mailSite };
  return async (queued) => {
    const content = await findLetterContent(deps, queued.letter);
    if (content === null) return null;
    const { to, name, facts } = content;
    const words = wordsOf(deps.mailTexts, queued.letter.kind, facts, deps.mailSite.name);
    const { links, ...urls } = addLinks(deps, content);
    const written = { name, words, buttonUrl: urls.buttonUrl, stopUrl: urls.stopUrl };
    const mail: Mail = {
      to,
      subject: nameSite(words.subject, deps.mailSite),
      text: writePlainMail(written, surroundings),
      html: writeHtmlMail(written, surroundings),
      messageId: nameMail(deps, queued),
      unsubscribeUrl: urls.unsubscribeUrl,
    };
    return { mail, links, toldUntil: content.toldUntil ?? null };
  };
}

/** Mails come under the name of who runs the site, so that their subjects have to say which site it is. */
function nameSite(subject: string, { name }: Pick<MailSite, 'name'>): string {
  return subject.includes(name) ? subject : `${name}: ${subject}`;
}

/** The same for every attempt at the letter, and for no other letter of any site. */
function nameMail(
  { linkTokens, mailSite }: Pick<Dependencies, 'linkTokens' | 'mailSite'>,
  { id, letter }: Pick<QueuedLetter, 'id' | 'letter'>,
): string {
  return linkTokens.hash(JSON.stringify([mailSite.origin, id, letter]));
}

interface Links {
  readonly links: readonly Link[];
  readonly buttonUrl: string | null;
  readonly stopUrl: string | null;
  readonly unsubscribeUrl: string | null;
}

function addLinks(deps: Dependencies, { button, stoppedBy }: LetterContent): Links {
  const { origin } = deps.mailSite;
  const opened = openButton(deps, button);
  if (stoppedBy === null) return { ...opened, stopUrl: null, unsubscribeUrl: null };
  const { purpose } = stoppedBy;
  const { token, link } = createLink(deps, stoppedBy);
  return {
    links: [...opened.links, link],
    buttonUrl: opened.buttonUrl,
    stopUrl: linkAddress(origin, purpose, token),
    unsubscribeUrl: oneClickAddress(origin, purpose, token),
  };
}

function openButton(
  deps: Dependencies,
  button: LetterContent['button'],
): Pick<Links, 'links' | 'buttonUrl'> {
  const { origin, pages } = deps.mailSite;
  if (button === null) return { links: [], buttonUrl: null };
  switch (button.type) {
    case 'page':
      return { links: [], buttonUrl: `${origin}${pages[button.page]}` };
    case 'link': {
      const { token, link } = createLink(deps, button);
      return { links: [link], buttonUrl: linkAddress(origin, button.purpose, token) };
    }
    default:
      return unreachable(button);
  }
}

function createLink(
  { linkTokens, clock }: Pick<Dependencies, 'linkTokens' | 'clock'>,
  { purpose, memberId, address }: Pick<Link, 'purpose' | 'memberId' | 'address'>,
): { readonly token: string; readonly link: Link } {
  const token = linkTokens.create();
  const expiresAt = linkExpiry(purpose, clock.now());
  const tokenHash = linkTokens.hash(token);
  return { token, link: { tokenHash, purpose, memberId, address, expiresAt } };
}
