import type { Checksum } from '#core/discovery/ports/columns-snapshots.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { BitPlanes } from './bit-planes.ts';
import type { BitSet } from './bit-set.ts';
import { createMemberColumns, type MemberColumns } from './member-columns.ts';

/** "HKCO", in the byte order of the machine: another machine reads another number. */
const MAGIC = 0x484b434f;
/** To be raised whenever the bytes, or what a bit of them means, change. */
const FORMAT = 3;

const WORD = 4;
const UNIT = 2;
const CHECKSUM_BYTES = WORD;
/** How much to check and write at a time, in bytes: a fraction of a millisecond. */
const PORTION = 1024 * 1024;
/** How many units of text to make bytes of at a time, and how many a function takes as arguments. */
const UNITS_AT_A_TIME = 8 * 1024;

/** Columns as they were at one moment. */
export interface FrozenColumns {
  /** The header, the sets, the numbers of each column of texts and the lengths of the texts. */
  readonly words: Uint32Array;
  /** The mark, and then those of each column of texts. */
  readonly texts: readonly string[];
}

/** What the words hold after the magic number, the format and the shape, in this order. */
interface Sizes {
  /** Every id is below. */
  readonly ids: number;
  readonly members: number;
  readonly texts: number;
  /** The length of all texts together, in UTF-16 units. */
  readonly units: number;
  /** How many texts each column of texts has. */
  readonly ofColumns: readonly number[];
}

/** Copies the columns, to be written while they go on changing: some milliseconds at a million members. */
export function freezeColumns(columns: MemberColumns, mark: string): FrozenColumns {
  const [highest = -1] = columns.everyone.highest(1);
  const ofColumns = textsOf(columns).map((column) => column.texts);
  const texts = [mark, ...ofColumns.flat()];
  const sizes: Sizes = {
    ids: highest + 1,
    members: columns.everyone.count(),
    texts: texts.length,
    units: texts.reduce((units, { length }) => units + length, 0),
    ofColumns: ofColumns.map(({ length }) => length),
  };
  const { ids, members, units } = sizes;
  const header = [...preambleOf(columns), ids, members, texts.length, units, ...sizes.ofColumns];
  const words = new Uint32Array(header.length + countWords(columns, sizes));
  words.set(header);
  const parts = createParts(words, header.length);
  for (const set of setsOf(columns)) set.writeTo(parts.next(wordsOfSet(sizes)));
  for (const column of textsOf(columns)) column.writeTo(parts.next(ids));
  parts.next(texts.length).set(texts.map(({ length }) => length));
  return { words, texts };
}

/** The bytes of a snapshot, the checksum last; others get their turn between the portions. */
export async function* inPortions(
  { words, texts }: FrozenColumns,
  checksum: Checksum,
  turn: () => Promise<void>,
): AsyncGenerator<Uint8Array> {
  let sum = 0;
  for (const portion of portionsOf(words, texts)) {
    sum = checksum(portion, sum);
    yield portion;
    await turn();
  }
  yield bytesOf(Uint32Array.of(sum));
}

/** The columns of a snapshot and its mark. Of other bytes it makes nothing. */
export function decodeColumns(
  bytes: Uint8Array,
  checksum: Checksum,
): Result<{ readonly columns: MemberColumns; readonly mark: string }, 'damaged' | 'other_format'> {
  const content = bytes.subarray(0, Math.max(0, bytes.length - CHECKSUM_BYTES));
  const [sum] = wordsAt(bytes, content.length, 1);
  if (sum !== checksum(content, 0)) return refused('damaged');

  const empty = createMemberColumns();
  const preamble = preambleOf(empty);
  const found = wordsAt(content, 0, preamble.length);
  if (!preamble.every((word, place) => word === found[place])) return refused('other_format');

  const decoded = decodeContent(empty, content, preamble.length);
  return decoded === null ? refused('damaged') : granted(decoded);
}

function decodeContent(empty: MemberColumns, content: Uint8Array, start: number) {
  const columns = textsOf(empty);
  const first = start + 4 + columns.length;
  const header = wordsAt(content, start * WORD, first - start);
  const [ids = 0, members = 0, texts = 0, units = 0, ...ofColumns] = header;
  const sizes: Sizes = { ids, members, texts, units, ofColumns };
  const textsFrom = (first + countWords(empty, sizes)) * WORD;
  if (content.length !== textsFrom + units * UNIT) return null;

  const parts = createParts(wordsAt(content, 0, textsFrom / WORD), first);
  for (const set of setsOf(empty)) set.becomeWords(parts.next(wordsOfSet(sizes)).slice());
  const numbers = columns.map(() => parts.next(ids).slice());
  const [mark, ...others] = readTexts(content.subarray(textsFrom), parts.next(texts));
  const areFilled = columns.map((column, place) =>
    column.fill(numbers[place] ?? new Uint32Array(), others.splice(0, ofColumns[place])),
  );
  if (mark === undefined || others.length > 0 || areFilled.includes(false)) return null;
  if (empty.everyone.count() !== members) return null;
  return { columns: empty, mark };
}

/** What every snapshot of this version begins with: it also says how many sets there are of what. */
function preambleOf(columns: MemberColumns) {
  return [MAGIC, FORMAT, ...numbersOf(columns).map(({ planes }) => planes.length)];
}

function setsOf(columns: MemberColumns): BitSet[] {
  const { everyone, unknownAge } = columns;
  return [everyone, unknownAge, ...numbersOf(columns).flatMap(({ planes }) => planes)];
}

function numbersOf(columns: MemberColumns): BitPlanes[] {
  const { types, seeks, offers, interests, age, youngestAge, oldestAge } = columns;
  const { activeOn, introducedFrom } = columns;
  return [types, seeks, offers, interests, age, youngestAge, oldestAge, activeOn, introducedFrom];
}

function textsOf({ locations, languages, homes }: MemberColumns) {
  return [locations, languages, homes];
}

/** How many words follow the sizes. */
function countWords(columns: MemberColumns, sizes: Sizes): number {
  const words = setsOf(columns).length * wordsOfSet(sizes);
  return words + textsOf(columns).length * sizes.ids + sizes.texts;
}

function wordsOfSet({ ids }: Sizes): number {
  return Math.ceil(ids / 32);
}

/** Takes the words apart, one part after the other. */
function createParts(words: Uint32Array, from: number) {
  let reached = from;
  return {
    next: (length: number): Uint32Array => {
      reached += length;
      return words.subarray(reached - length, reached);
    },
  };
}

function* portionsOf(words: Uint32Array, texts: readonly string[]): Generator<Uint8Array> {
  const bytes = bytesOf(words);
  for (let from = 0; from < bytes.length; from += PORTION) {
    yield bytes.subarray(from, from + PORTION);
  }
  let units: number[] = [];
  for (const text of texts) {
    for (let place = 0; place < text.length; place += 1) units.push(text.charCodeAt(place));
    if (units.length < UNITS_AT_A_TIME) continue;
    yield bytesOf(Uint16Array.from(units));
    units = [];
  }
  // Of no bytes at all zlib makes no checksum that could be continued.
  if (units.length > 0) yield bytesOf(Uint16Array.from(units));
}

function readTexts(bytes: Uint8Array, lengths: Uint32Array): string[] {
  const units = new Uint16Array(new Uint8Array(bytes).buffer);
  let reached = 0;
  return Array.from(lengths, (length) => {
    reached += length;
    return toText(units.subarray(reached - length, reached));
  });
}

function toText(units: Uint16Array): string {
  let text = '';
  for (let from = 0; from < units.length; from += UNITS_AT_A_TIME) {
    text += String.fromCharCode(...units.subarray(from, from + UNITS_AT_A_TIME));
  }
  return text;
}

/** That many whole words from the byte on, or as many as there are. */
function wordsAt(bytes: Uint8Array, from: number, length: number): Uint32Array {
  const copy = new Uint8Array(bytes.subarray(from, from + length * WORD));
  return new Uint32Array(copy.buffer, 0, Math.floor(copy.length / WORD));
}

function bytesOf({ buffer, byteOffset, byteLength }: Uint32Array | Uint16Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
