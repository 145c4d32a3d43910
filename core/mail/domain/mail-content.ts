import { greetingName } from './greeting-name.ts';
import type { MailSite } from './mail-site.ts';
import type { MailTexts, MailWords } from './mail-words.ts';

/** What a mail is written of. */
export interface MailContent {
  /** The reader's own name, as they entered it; `null` where it is not known. */
  readonly name: string | null;
  readonly words: MailWords;
  /** Where the button leads; `null` for a letter without one. */
  readonly buttonUrl: string | null;
  /** The page on which mails of this kind are stopped; `null` for what an account needs. */
  readonly stopUrl: string | null;
}

/** The words that every mail has, and the site that sends it. */
export interface MailSurroundings {
  readonly texts: MailTexts;
  readonly site: MailSite;
}

/** The parts that both forms of a mail have. */
export function partsOf(
  { name, words, buttonUrl }: MailContent,
  { texts, site }: MailSurroundings,
) {
  const { operator, name: siteName, origin } = site;
  const hasButton = words.button !== null && buttonUrl !== null;
  return {
    shownName: name === null ? null : greetingName(name),
    button: hasButton ? { label: words.button, url: buttonUrl } : null,
    runBy: texts.runBy({ name: siteName, operator: operator.name, country: operator.country }),
    contact: operator.contactEmail,
    origin,
  };
}
