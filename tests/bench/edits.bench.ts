import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Command, InvalidArgumentError, Option } from 'commander';
import { openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import { createSystemClock } from '#adapters/system/system-clock.ts';
import { makeUpdateProfile } from '#core/members/use-cases/update-profile.ts';
import type { Storage } from '#core/storage.ts';
import { makeCurrentPictures } from '#core/media/steps/current-pictures.ts';
import { createChoices } from '#server/commands/seed/choices.ts';
import { inventMember } from '#server/commands/seed/invented-members.ts';
import { SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { ENGINES, provideScaleDatabase, type Engine } from './scale-databases.ts';

/*
 * How long members wait for edits of their profiles on a large site. The use case runs in this process, one edit after
 * the other, each with another bio. The wait includes what the storage does besides, such as merging its index of
 * texts.
 */

const EDITS = 2_000;
/** How long to wait between two edits, in milliseconds: some three edits a second and thousand members. */
const PAUSE = 5;

interface Options {
  readonly members: number;
  readonly storage: Engine;
}

async function main(): Promise<void> {
  const { members, storage: engine } = readOptions();
  const database = await provideScaleDatabase(engine, members);
  const folder = await mkdtemp(join('data', 'bench', 'edits-'));
  try {
    const storage = await openCopy(database, folder);
    await measure(storage, members);
    await storage.close();
  } finally {
    await rm(folder, { recursive: true });
    await database.release();
  }
}

function readOptions(): Options {
  return new Command('npm run bench -- edits')
    .option('--members <number>', 'the number of members', toNumber, 1_000_000)
    .addOption(new Option('--storage <engine>', 'the engine').choices(ENGINES).default('sqlite'))
    .parse()
    .opts<Options>();
}

function toNumber(value: string): number {
  const number = Number(value);
  if (!(number > 0)) throw new InvalidArgumentError('Give a number above zero.');
  return number;
}

/** A file that is kept is not edited. */
async function openCopy(
  { url, open }: Awaited<ReturnType<typeof provideScaleDatabase>>,
  folder: string,
): Promise<Storage> {
  const [, original] = /^sqlite:(.*)$/.exec(url) ?? [];
  if (original === undefined) return open();
  const file = join(folder, 'edited.db');
  await copyFile(original, file);
  return openSqliteStorage({ file, migrationsFolder: SQLITE_MIGRATIONS });
}

async function measure(storage: Storage, members: number): Promise<void> {
  const clock = createSystemClock();
  const updateProfile = makeUpdateProfile({
    ...storage,
    currentPictures: makeCurrentPictures(storage),
    clock,
    isReservedName: () => false,
    listTowns: () => Promise.resolve([]),
    confirmation: 'none',
  });
  const { number } = createChoices(1);
  const durations: number[] = [];
  const processorTimes: number[] = [];
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  for (let edit = 0; edit < EDITS; edit += 1) {
    const id = toMemberId(number(1, members));
    const { bio, location } = inventMember(members + edit, '');
    const before = process.cpuUsage();
    const startedAt = performance.now();
    const edited = await updateProfile({ callerId: id, id, changes: { bio, location } });
    durations.push(performance.now() - startedAt);
    const { user, system } = process.cpuUsage(before);
    processorTimes.push((user + system) / 1_000);
    if (!edited.ok) throw new Error(`An edit was refused: ${edited.refusal.code}.`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  delay.disable();
  print(`${EDITS} edits, ${(delay.max / 1e6).toFixed(0)} ms without a turn for others at most\n`);
  show('time', durations);
  show('processor time', processorTimes);
}

function show(name: string, milliseconds: readonly number[]): void {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const quantile = (share: number) =>
    (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(1);
  print(
    `${name.padEnd(15)} median ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms, ` +
      `p99.9 ${quantile(0.999)} ms, longest ${quantile(1)} ms\n`,
  );
}

function print(text: string): void {
  process.stdout.write(text);
}

await main();
