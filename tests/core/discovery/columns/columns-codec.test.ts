import { toMemberId } from '#tests/support/ids.ts';
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeColumns, freezeColumns, inPortions } from '#core/discovery/columns/columns-codec.ts';
import { filterMembers } from '#core/discovery/columns/filter-members.ts';
import {
  createMemberColumns,
  putTraits,
  type MemberColumns,
} from '#core/discovery/columns/member-columns.ts';
import { orderByColumns } from '#core/discovery/columns/plane-orders.ts';
import { foldFilters } from '#core/discovery/domain/filters.ts';
import { toStoredTraits } from '#core/discovery/domain/member-traits.ts';
import type { SearchableMember } from '#core/discovery/domain/searchable-member.ts';
import {
  anyFilters,
  anySearchableMember,
  anyText,
  severalMembers,
} from '#tests/support/arbitraries.ts';
import { tries } from '#tests/support/tries.ts';

const atOnce = () => Promise.resolve();

function putMembers(columns: MemberColumns, members: readonly SearchableMember[]): void {
  for (const member of members) putTraits(columns, toStoredTraits(member));
}

function columnsOf(...many: (readonly SearchableMember[])[]): MemberColumns {
  const columns = createMemberColumns();
  for (const members of many) putMembers(columns, members);
  return columns;
}

async function encode(columns: MemberColumns, mark: string): Promise<Buffer> {
  const portions: Uint8Array[] = [];
  for await (const portion of inPortions(freezeColumns(columns, mark), crc32, atOnce)) {
    portions.push(portion.slice());
  }
  return Buffer.concat(portions);
}

/** The bytes, with the checksum that goes with them. */
function seal(bytes: Buffer): Buffer {
  bytes.set(new Uint8Array(Uint32Array.of(crc32(bytes.subarray(0, -4))).buffer), bytes.length - 4);
  return bytes;
}

function decode(bytes: Uint8Array) {
  const decoded = decodeColumns(bytes, crc32);
  if (!decoded.ok) throw new Error(decoded.refusal);
  return decoded.value;
}

/** Who passes the filters, with what the columns know of each of them, and who lives where they do. */
function answer(columns: MemberColumns, wanted: Parameters<typeof foldFilters>[0]) {
  const filters = foldFilters({ ...wanted, text: '', interests: [] });
  const found = filterMembers(columns, filters, columns.everyone, []).highest(Infinity);
  const orders = (['recent', 'age-asc'] as const).map((sort) => orderByColumns(columns, sort, 1));
  return {
    members: columns.everyone.highest(Infinity),
    there: columns.locations.at(filters.location).highest(Infinity),
    atHome: columns.homes.at('GBLeeds').highest(Infinity),
    found: found.map((id) => ({
      id,
      order: orders.map(({ planes }) => planes.map((plane) => plane.has(id))),
      traits: [columns.types, columns.interests, columns.youngestAge, columns.oldestAge].map(
        (numbers) => numbers.get(id),
      ),
    })),
  };
}

test('columns answer the same after they were written and read, and take in the same changes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(severalMembers(), severalMembers(), severalMembers(4)),
      anyText,
      anyFilters,
      async ([before, now, later], mark, wanted) => {
        const columns = columnsOf(before, now);
        const read = decode(await encode(columns, mark));
        expect(read.mark).toBe(mark);
        expect(answer(read.columns, wanted)).toEqual(answer(columns, wanted));
        putMembers(columns, later);
        putMembers(read.columns, later);
        expect(answer(read.columns, wanted)).toEqual(answer(columns, wanted));
      },
    ),
    { numRuns: tries(200) },
  );
});

test.each([0, 8 * 1024, 16 * 1024])(
  'a mark of %d characters is read as it was written',
  async (length) => {
    const mark = 'm'.repeat(length);
    expect(decode(await encode(createMemberColumns(), mark)).mark).toBe(mark);
  },
);

test('what changes while a snapshot is written is not in it', async () => {
  const [member, other] = fc.sample(anySearchableMember, { numRuns: 2, seed: 1 });
  const columns = columnsOf([{ ...member!, id: toMemberId(1) }]);
  const portions: Uint8Array[] = [];
  for await (const portion of inPortions(freezeColumns(columns, ''), crc32, atOnce)) {
    putMembers(columns, [
      { ...other!, id: toMemberId(1) },
      { ...other!, id: toMemberId(2) },
    ]);
    portions.push(portion.slice());
  }
  const { everyone, age } = decode(Buffer.concat(portions)).columns;
  expect([everyone.highest(9), age.get(1)]).toEqual([[1], member!.age ?? 0]);
});

test('many members are written a part at a time', async () => {
  const columns = createMemberColumns();
  const [member] = fc.sample(anySearchableMember, { numRuns: 1, seed: 2 });
  const traits = toStoredTraits(member!);
  for (let memberId = 1; memberId <= 300_000; memberId += 1) {
    putTraits(columns, { ...traits, memberId, location: `place ${memberId % 10_000}` });
  }
  let [turns, largest] = [0, 0];
  const portions: Uint8Array[] = [];
  const turn = () => Promise.resolve(void (turns += 1));
  for await (const portion of inPortions(freezeColumns(columns, 'mark'), crc32, turn)) {
    largest = Math.max(largest, portion.length);
    portions.push(portion.slice());
  }
  expect(turns).toBeGreaterThan(3);
  expect(largest).toBeLessThanOrEqual(1024 * 1024);
  const { locations, everyone } = decode(Buffer.concat(portions)).columns;
  expect(everyone.count()).toBe(300_000);
  expect(locations.at('place 9999').count()).toBe(30);
});

test('damaged bytes are refused', async () => {
  await fc.assert(
    fc.asyncProperty(
      severalMembers(),
      fc.nat(),
      fc.integer({ min: 1, max: 255 }),
      async (members, place, change) => {
        const bytes = await encode(columnsOf(members), 'mark');
        const flipped = Buffer.from(bytes);
        flipped[place % bytes.length] = bytes[place % bytes.length]! ^ change;
        const cut = bytes.subarray(0, place % bytes.length);
        for (const damaged of [flipped, cut, Buffer.concat([bytes, flipped])]) {
          expect(decodeColumns(damaged, crc32)).toEqual({ ok: false, refusal: 'damaged' });
        }
      },
    ),
  );
});

test('bytes that only look whole are refused or make whole columns', async () => {
  await fc.assert(
    fc.asyncProperty(
      severalMembers(),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 4 }),
      fc.nat(40),
      async (members, changes, cut) => {
        const whole = await encode(columnsOf(members), 'mark');
        const bytes = Buffer.from(whole.subarray(0, whole.length - cut));
        for (const [place, value] of changes) bytes[place % bytes.length] = value;
        const decoded = decodeColumns(seal(bytes), crc32);
        if (decoded.ok) expect(decoded.value.columns.everyone.count()).toBe(members.length);
        else expect(['damaged', 'other_format']).toContain(decoded.refusal);
      },
    ),
    { numRuns: tries(500) },
  );
  for (const bytes of [Buffer.alloc(0), Buffer.alloc(3), Buffer.alloc(4), seal(Buffer.alloc(16))]) {
    expect(decodeColumns(bytes, crc32).ok).toBe(false);
  }
});

test.each([0, 1, 2, 10])(
  'another number in place %i of the beginning is another format',
  async (place) => {
    const bytes = await encode(columnsOf([]), 'mark');
    bytes.writeUInt32LE(bytes.readUInt32LE(place * 4) + 1, place * 4);
    expect(decodeColumns(seal(bytes), crc32)).toEqual({ ok: false, refusal: 'other_format' });
  },
);

describe('bytes that contradict themselves are damaged', () => {
  /** The words of the beginning: after eleven that every snapshot has come those of its sizes. */
  const [MEMBERS, TEXTS] = [12, 13];

  function refuse(bytes: Buffer): void {
    expect(decodeColumns(seal(bytes), crc32)).toEqual({ ok: false, refusal: 'damaged' });
  }

  test('when there are other members than they say', async () => {
    const [member] = fc.sample(anySearchableMember, { numRuns: 1, seed: 3 });
    const bytes = await encode(columnsOf([member!]), 'mark');
    expect(bytes.readUInt32LE(MEMBERS * 4)).toBe(1);
    bytes.writeUInt32LE(2, MEMBERS * 4);
    refuse(bytes);
  });

  test('when there is no mark', async () => {
    const bytes = await encode(columnsOf([]), '');
    expect(bytes.readUInt32LE(TEXTS * 4)).toBe(1);
    bytes.writeUInt32LE(0, TEXTS * 4);
    refuse(bytes.subarray(0, -4));
  });

  test('when one place has two numbers', async () => {
    const columns = createMemberColumns();
    const [member] = fc.sample(anySearchableMember, { numRuns: 1, seed: 4 });
    const traits = toStoredTraits(member!);
    putTraits(columns, { ...traits, memberId: 1, location: 'hull' });
    putTraits(columns, { ...traits, memberId: 2, location: 'york' });
    const bytes = await encode(columns, 'mark');
    const york = bytes.indexOf(Buffer.from('york', 'utf16le'));
    bytes.write('hull', york, 'utf16le');
    refuse(bytes);
  });
});

test.each([
  ['words that fill portions to the last byte', new Uint32Array(512 * 1024).fill(7), []],
  [
    'much text',
    new Uint32Array(1),
    Array<string>(20_000).fill('a place with a long name '.repeat(4)),
  ],
])(
  '%s is written in portions of some bytes, and of no more than a megabyte',
  async (_what, words, texts) => {
    const portions: Uint8Array[] = [];
    for await (const portion of inPortions({ words, texts }, crc32, atOnce)) portions.push(portion);
    for (const { length } of portions) {
      expect(length).toBeGreaterThan(0);
      expect(length).toBeLessThanOrEqual(1024 * 1024);
    }
    const content = Buffer.concat([
      new Uint8Array(words.buffer),
      Buffer.from(texts.join(''), 'utf16le'),
    ]);
    expect(Buffer.concat(portions.slice(0, -1)).equals(content)).toBe(true);
    expect(Buffer.from(portions.at(-1)!).readUInt32LE()).toBe(crc32(content));
  },
);
