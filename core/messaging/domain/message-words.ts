import { foldText } from '#core/kernel/fold-text.ts';

/** The longest query. */
export const MAXIMUM_QUERY_CHARACTERS = 100;

/** Longer words are found by their beginning. */
const LONGEST_WORD = 32;

/** Of a query with more words the first ones count. */
const MOST_QUERY_WORDS = 8;

/** Characters of scripts that are written without spaces between words. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';

const PART = '[\\p{L}\\p{M}\\p{N}]';

const RUN = new RegExp(`(?:(?=${PART})[${UNSPACED}])+|(?:(?![${UNSPACED}])${PART})+`, 'gu');

const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');

/** The words that a message is found by: each is found by its beginning. */
export function wordsOf(content: string): ReadonlySet<string> {
  const words = new Set<string>();
  for (const [run] of foldText(content).matchAll(RUN)) {
    if (IS_UNSPACED.test(run)) for (const pair of pairsOf(run)) words.add(pair);
    else words.add(cut(run));
  }
  return words;
}

/** The words of a query, none of which begins another. */
export function queryWordsOf(query: string): readonly string[] {
  const words = new Set<string>();
  for (const [run] of foldText(query).matchAll(RUN)) {
    const parts = IS_UNSPACED.test(run) ? pairsOf(run) : [cut(run)];
    // The last character of several is in the pair before.
    for (const part of parts.length > 1 ? parts.slice(0, -1) : parts) words.add(part);
  }
  const all = [...words];
  const longest = all.filter((word) => !all.some((one) => one !== word && one.startsWith(word)));
  return longest.slice(0, MOST_QUERY_WORDS);
}

/** Whether each of the words of a query is the beginning of one of the content's; never without words. */
export function messageMatches(content: string | null, queryWords: readonly string[]): boolean {
  if (content === null || queryWords.length === 0) return false;
  const words = [...wordsOf(content)];
  return queryWords.every((wanted) => words.some((word) => word.startsWith(wanted)));
}

/** A piece of a text, and whether it is what was searched for. */
export interface TextPiece {
  readonly text: string;
  readonly isFound: boolean;
}

/** How many characters of a text come before the first word that was found. */
const BEFORE_FOUND = 40;

/** The text in pieces, from shortly before the first word that was found on: at most `length` characters. */
export function excerptOf(
  content: string,
  queryWords: readonly string[],
  length: number,
): readonly TextPiece[] {
  const found = findRanges(content, queryWords);
  const start = startOf(content, found[0]?.from ?? 0, length);
  const end = endOf(content, start + length);
  const pieces: TextPiece[] = start > 0 ? [{ text: '…', isFound: false }] : [];
  let place = start;
  const add = (to: number, isFound: boolean) => {
    const until = Math.min(to, end);
    if (until > place) pieces.push({ text: content.slice(place, until), isFound });
    place = Math.max(place, until);
  };
  for (const { from, to } of found) {
    add(from, false);
    add(to, true);
  }
  add(end, false);
  if (end < content.length) pieces.push({ text: '…', isFound: false });
  return pieces;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Where the words are that the query finds, in their order. */
function findRanges(content: string, queryWords: readonly string[]): readonly Range[] {
  return [...content.matchAll(RUN)].flatMap(({ 0: run, index }) =>
    IS_UNSPACED.test(run)
      ? findInUnspaced(run, queryWords).map(({ from, to }) => ({
          from: index + from,
          to: index + to,
        }))
      : isFoundBy(run, queryWords)
        ? [{ from: index, to: index + run.length }]
        : [],
  );
}

function isFoundBy(run: string, queryWords: readonly string[]): boolean {
  const words = [...wordsOf(run)];
  return queryWords.some((wanted) => words.some((word) => word.startsWith(wanted)));
}

function findInUnspaced(run: string, queryWords: readonly string[]): readonly Range[] {
  const ranges: Range[] = [];
  let place = 0;
  for (const pair of pairsOf(run)) {
    const [first = ''] = pair;
    const folded = foldText(pair);
    const found = queryWords.filter((word) => folded.startsWith(word));
    if (found.length > 0) {
      const isWhole = found.every((word) => word === folded);
      const to = place + (isWhole ? pair.length : first.length);
      const last = ranges.at(-1);
      if (last && last.to >= place) ranges[ranges.length - 1] = { from: last.from, to };
      else ranges.push({ from: place, to });
    }
    place += first.length;
  }
  return ranges;
}

/** Where the excerpt starts: at the beginning of a word if there is one nearby. */
function startOf(content: string, found: number, length: number): number {
  if (content.length <= length || found <= BEFORE_FOUND) return 0;
  const earliest = found - BEFORE_FOUND;
  const space = content.slice(earliest, found).search(/\s/u);
  return space === -1 ? boundary(content, earliest) : earliest + space + 1;
}

function endOf(content: string, end: number): number {
  return end >= content.length ? content.length : boundary(content, end);
}

/** The place, or the one before it where that is inside a character of two code units. */
function boundary(content: string, place: number): number {
  const code = content.charCodeAt(place);
  return code >= 0xdc00 && code <= 0xdfff ? place - 1 : place;
}

/** Each character with the one that follows it, and the last one alone. */
function pairsOf(run: string): readonly string[] {
  const characters = Array.from(run);
  return characters.map((character, place) => `${character}${characters[place + 1] ?? ''}`);
}

function cut(word: string): string {
  return word.length <= LONGEST_WORD ? word : Array.from(word).slice(0, LONGEST_WORD).join('');
}
