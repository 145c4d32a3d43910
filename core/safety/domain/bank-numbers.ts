/** How long an international bank account number is, by country (ISO 13616). */
const IBAN_LENGTHS = new Map(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ' +
    'ES24 FI18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 ' +
    'LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 ' +
    'QA29 RO24 RS22 SA24 SC31 SE24 SI19 SK24 SM27 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2).toLowerCase(), Number(entry.slice(2))]),
);

const IBAN_START = /(?<![a-z0-9])[a-z]{2}\d{2}(?=[ -]?[a-z0-9])/g;
const CARD =
  /(?<!\d)(?:\d{13,19}|\d{4}[ -]?\d{4}[ -]?\d{4}[ -]?\d{4}|\d{4}[ -]\d{6}[ -]\d{5})(?!\d)/g;
const SORT_CODE = /(?<!\d)\d\d([ -]?)\d\d\1\d\d(?!\d)/;
const ACCOUNT_NUMBER = /(?<!\d)\d{7,8}(?!\d)/;
const NAMED_ACCOUNT =
  /(?<![a-z])(?:account|acct?|a\/c|konto)(?: ?(?:number|no|num|nr))?[ .:#-]{0,3}(?:is |it is )?\d{7,12}(?!\d)/;
const NAMED_SORT_CODE = /(?<![a-z])(?:sort ?code|routing(?: number)?|s\/c)[ .:#-]{0,3}(?:is )?\d\d/;

/** Whether a folded text gives a bank account or a payment card. */
export function hasBankNumber(folded: string): boolean {
  return hasIban(folded) || hasCard(folded) || hasAccount(folded);
}

function hasIban(folded: string): boolean {
  for (const { index } of folded.matchAll(IBAN_START)) {
    const length = IBAN_LENGTHS.get(folded.slice(index, index + 2));
    if (length !== undefined && isIban(readCharacters(folded, index, length), length)) return true;
  }
  return false;
}

/** So many letters and digits from there on, with a space or a dash between them at most. */
function readCharacters(folded: string, start: number, count: number): string {
  let read = '';
  for (let at = start; at < folded.length && read.length < count; at += 1) {
    const character = folded.charAt(at);
    if (/[a-z0-9]/.test(character)) read += character;
    else if (!/[ -]/.test(character) || /[ -]/.test(folded.charAt(at - 1))) break;
  }
  return read;
}

/** ISO 13616: letters are 10 to 35, the first four characters go last, and the rest by 97 is 1. */
function isIban(characters: string, length: number): boolean {
  if (characters.length !== length) return false;
  let remainder = 0;
  for (const character of characters.slice(4) + characters.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}

function hasCard(folded: string): boolean {
  return [...folded.matchAll(CARD)].some(([written]) => {
    const digits = written.replace(/\D/g, '');
    return /^[2-6]/.test(digits) && passesLuhn(digits);
  });
}

/** ISO/IEC 7812: every second digit from the right doubled, the sum of all ends in 0. */
function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

function hasAccount(folded: string): boolean {
  if (NAMED_ACCOUNT.test(folded)) return true;
  if (!ACCOUNT_NUMBER.test(folded)) return false;
  return (
    NAMED_SORT_CODE.test(folded) ||
    (SORT_CODE.test(folded) && /(?<![a-z])(?:account|acct?|sort)(?![a-z])/.test(folded))
  );
}
