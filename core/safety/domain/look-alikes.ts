/**
 * Letters of other alphabets, and small capitals, that look like a Latin one: a part of Unicode's table of
 * confusables (UTS 39) with letters only. The whole table is large, and takes "m" for "rn" and "0" for "O".
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аαɑᴀА\u0391',
  b: 'вьβʙВ\u0392',
  c: 'сϲᴄС',
  d: 'ԁᴅ',
  e: 'еєεᴇЕ\u0395',
  f: 'ꜰϝ',
  g: 'ɡցɢԍ',
  h: 'һհʜн\u041d\u0397',
  i: 'іιıɪӏ\u0406\u0399',
  j: 'јյᴊ',
  k: 'кκᴋ\u041a\u039a',
  l: 'ⅼʟ',
  m: 'мᴍ\u041c\u039c',
  n: 'пηոɴ\u039d',
  o: 'оοօᴏσ\u041e\u039f',
  p: 'рρᴘ\u0420\u03a1',
  q: 'ԛզ',
  r: 'гʀ',
  s: 'ѕꜱ',
  t: 'тτᴛ\u0422\u03a4',
  u: 'υսᴜ',
  v: 'νѵᴠ',
  w: 'ԝѡωᴡ',
  x: 'хχ\u0425\u03a7',
  y: 'уγʏ\u0423\u03a5',
  z: 'ᴢ\u0396',
};

const LATIN = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, others]) =>
    Array.from(others, (other) => [other, latin] as const),
  ),
);

/** Where other scripts begin to count: the code points of their zeros. */
const ZEROS = [0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xbe6, 0xc66, 0xce6, 0xe50];

/** Marks that sit on letters, and characters that nobody sees. */
const UNSEEN = /[\p{M}\p{Cf}]/gu;
const FOREIGN = /[^\p{ASCII}]/gu;

/**
 * The text in small Latin letters and ASCII digits, as the eye reads it: full-width and styled letters,
 * look-alikes and accents make no difference. Texts that are equal under NFKC give the same.
 */
export function foldLookAlikes(text: string): string {
  const seen = text.normalize('NFKD').replace(UNSEEN, '');
  return seen.replace(FOREIGN, foldCharacter).toLowerCase();
}

function foldCharacter(character: string): string {
  const latin = LATIN.get(character);
  if (latin !== undefined) return latin;
  const code = character.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? character : String(code - zero);
}
