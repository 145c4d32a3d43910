import topLevelDomains from 'tlds' with { type: 'json' };
import { hasBankNumber } from './bank-numbers.ts';
import { foldLookAlikes } from './look-alikes.ts';
import { hasPhoneNumber } from './phone-numbers.ts';
import { hasWebAddress } from './web-addresses.ts';

/** What would lead the reader of a first message away from here. */
export type WayOut = 'link' | 'number' | 'contact';

/** Words around a dot, as they are in the names of hosts. The eye tells the end of a sentence by the capital after it. */
const HOST = /(?<![\w@.-])(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}(?![\w-])/gi;
const ENDED_SENTENCE = /[a-z]\.[A-Z][^.]*$/;

/** Endings that are written out: fewer than there are, for "in", "is" and "it" follow a dot in sentences too. */
const COMMON_ENDING = 'com|org|net|info';
const SPELLED_ENDING = `${COMMON_ENDING}|biz|online|site|shop|club|live|link|app|xyz|co|uk|eu|de|fr|es|ru|ua`;
const SPELLED_DOT = new RegExp(
  `\\s+(?:dot\\s+(?=(?:${SPELLED_ENDING})(?![a-z]))|(?:punkt|punto|point)\\s+(?=(?:${COMMON_ENDING})(?![a-z])))`,
  'gi',
);
const BRACKETED_DOT = /\s*[([{<]\s*(?:\.|dot|punkt|punto|point)\s*[)\]}>]\s*/gi;

/** Names of nothing but mail, and of more. */
const MAIL_ONLY = 'gmail|googlemail|hotmail|ymail|icloud|gmx|protonmail';
const MAIL_TOO = `${MAIL_ONLY}|outlook|yahoo|aol|proton|yandex`;
const MAIL = new RegExp(
  `[^\\s@]@(?:[a-z\\d-]+\\.[a-z]|(?:${MAIL_TOO})(?![a-z]))|(?:[([{]\\s*at\\s*[)\\]}]|\\sat\\s)\\s*(?:(?:${MAIL_ONLY})(?![a-z])|(?:${MAIL_TOO})\\.[a-z])`,
);

const HANDLE = /(?<![\w@])@[a-z][\w.]{2,}/;
const PLACE =
  '(?:insta(?:gram)?|telegram|whats\\s?app|snap(?:chat)?|skype|facebook|messenger|tiktok|discord|kik|viber|wechat|signal)';
/** A name somewhere else: after a colon any, after "is" one that is no word. */
const NAME_THERE = new RegExp(
  `(?<![a-z])${PLACE}(?:\\s+(?:id|name|user(?:name)?|handle|account))?\\s*(?:[:=]\\s*\\S|is\\s+\\S*[\\d_.@]\\w)`,
);

/**
 * The way out that a text shows its reader, if any: a link under any top-level domain, an email address
 * or a name on another service, a telephone or account number. Dots that are written out or in brackets count.
 */
export function findWayOut(text: string): WayOut | null {
  const dotted = text.normalize('NFKC').replace(BRACKETED_DOT, '.').replace(SPELLED_DOT, '.');
  const folded = foldLookAlikes(dotted);
  if (MAIL.test(folded) || HANDLE.test(folded) || NAME_THERE.test(folded)) return 'contact';
  if (hasWebAddress(folded) || [...dotted.matchAll(HOST)].some(([host]) => isHost(host)))
    return 'link';
  return hasPhoneNumber(folded) || hasBankNumber(folded) ? 'number' : null;
}

const ENDINGS: ReadonlySet<string> = new Set(topLevelDomains);

function isHost(written: string): boolean {
  if (ENDED_SENTENCE.test(written)) return false;
  const ending = written.slice(written.lastIndexOf('.') + 1);
  return ENDINGS.has(ending.toLowerCase());
}
