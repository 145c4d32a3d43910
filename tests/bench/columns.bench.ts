import { loadavg } from 'node:os';
import { Command } from 'commander';
import { createTurns } from '#adapters/turns.ts';
import { createColumnDirectory } from '#core/discovery/columns/column-directory.ts';
import type { DiscoveryIndex } from '#core/discovery/ports/discovery-index.ts';
import type { IndexQuestion } from '#core/discovery/domain/index-question.ts';
import { toTraits, type StoredTraits } from '#core/discovery/domain/member-traits.ts';
import { toFoldedMember } from '#core/discovery/domain/searchable-member.ts';
import { toMember } from '#core/members/domain/member.ts';
import { inventMember } from '#server/commands/seed/invented-members.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { operationsOn, type ScaleOperation } from './scale-operations.ts';

/*
 * Memory and time of the columns of discovery among 10,000,000 members. No database is involved: the members are
 * generated, and an index that knows them by their numbers stands in for a storage's. So the figures leave out reading
 * rows and searching an index of texts.
 */

const TIMES = 200;
const TIMES_FIRST = 20;
const WARM_UP = 5;
/** So many members are invented, and everyone else has the traits of one of them. */
const INVENTED = 20_000;
const PORTION = 100_000;
const FIRST_DAY = 20_454;

const SELVES = Array.from({ length: INVENTED }, (_none, place) => inventMember(place, ''));
const MEMBERS = SELVES.map(({ passwordHash: _hash, ...self }, place) =>
  toMember({ ...self, id: toMemberId(place + 1) }),
);
const TRAITS = MEMBERS.map((member) => toTraits(toFoldedMember(member)));

/** What share of the members answer a question for the index: one in so many. */
const ONE_IN: Readonly<Record<string, number>> = {
  lighthouses: 3,
  saxifrage: 10,
  marquetry: 100,
  q: 12,
  zy: 9,
  zymology: 500_000,
  chess: 30,
};

const inventedPlace = (id: number) => (Math.imul(id, 2_654_435_761) >>> 0) % INVENTED;

/** The members from 1 to `members`. None of them has a connection, and none changes. */
function createGeneratedIndex(members: number): DiscoveryIndex {
  const turn = createTurns();

  function traitsOf(memberId: number): StoredTraits {
    return {
      ...TRAITS[inventedPlace(memberId)]!,
      memberId,
      activeOn: FIRST_DAY + (memberId % 300),
    };
  }

  async function* inPortions<Item>(step: number, make: (id: number) => Item) {
    for (let first = step; first <= members; first += PORTION * step) {
      const length = Math.min(PORTION, Math.floor((members - first) / step) + 1);
      yield Array.from({ length }, (_none, place) => make(first + place * step));
      await turn();
    }
  }

  return {
    turn,
    loadTraits: () => inPortions(1, traitsOf),
    takeChanged: async function* () {
      yield await Promise.resolve([]);
    },
    findIds: ({ folded }: IndexQuestion) =>
      inPortions(ONE_IN[folded] ?? Number.POSITIVE_INFINITY, (id) => id),
    withText: (folded, ids) =>
      Promise.resolve(ids.filter((id) => id % (ONE_IN[folded] ?? Number.POSITIVE_INFINITY) === 0)),
    leftOutIds: () => Promise.resolve([]),
    readMembers: (ids) =>
      Promise.resolve(
        ids.map((id) => ({ ...MEMBERS[inventedPlace(id)]!, id: toMemberId(id), bio: everyText() })),
      ),
  };
}

/** A bio in which every text is found that the index finds. */
function everyText(): string {
  return Object.keys(ONE_IN).join(' ');
}

async function main(): Promise<void> {
  const { members } = new Command('npm run bench -- columns')
    .option('--members <number>', 'how many members to generate', Number, 10_000_000)
    .parse()
    .opts<{ members: number }>();
  const directory = createColumnDirectory(createGeneratedIndex(members));
  const before = memoryInMegabytes();
  const startedAt = performance.now();
  await directory.load();
  const seconds = (performance.now() - startedAt) / 1_000;
  print(`${members.toLocaleString('en')} generated members, load ${loadavg()[0]?.toFixed(1)}: `);
  print(
    `ready after ${seconds.toFixed(1)} s, ${(memoryInMegabytes() - before).toFixed(0)} MB held\n`,
  );
  print(`${''.padEnd(44)}  median     p99 longest  processor time\n`);
  const none = () => Promise.reject(new Error('There are no rows to read.'));
  const unread = { listOf: none } as never;
  for (const operation of operationsOn({ directory, connections: unread, messages: unread })) {
    if (operation.name.includes('page of')) continue;
    await measure(operation);
  }
  print(`${(memoryInMegabytes() - before).toFixed(0)} MB held in the end, `);
  print(`${(process.memoryUsage.rss() / 1e6).toFixed(0)} MB in the process\n`);
}

/** What is held, once what is not has been collected where the process was started with `--expose-gc`. */
function memoryInMegabytes(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

async function measure({ name, work, kind }: ScaleOperation): Promise<void> {
  for (let turn = 1; turn <= WARM_UP; turn += 1) await work(-turn);
  const times = kind === 'first' ? TIMES_FIRST : TIMES;
  const durations: number[] = [];
  const before = process.cpuUsage();
  for (let turn = 0; turn < times; turn += 1) {
    const startedAt = performance.now();
    await work(turn);
    durations.push(performance.now() - startedAt);
  }
  const { user, system } = process.cpuUsage(before);
  const sorted = durations.toSorted((one, other) => one - other);
  const quantile = (share: number) => sorted[Math.ceil(times * share) - 1] ?? 0;
  const figures = [quantile(0.5), quantile(0.99), quantile(1), (user + system) / times / 1_000];
  const columns = figures.map((value) => value.toFixed(2).padStart(8)).join('');
  print(`${name.padEnd(44)}${columns}\n`);
}

function print(text: string): void {
  process.stdout.write(text);
}

await main();
