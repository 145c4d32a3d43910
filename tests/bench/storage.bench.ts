import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSqliteArchive } from '#adapters/sqlite/sqlite-archive.ts';
import { SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { startPostgresCluster } from '#tests/support/postgres-cluster.ts';
import { buildStorageProgram } from '#tests/support/server-program.ts';
import { runStorageProcess, type StorageRun } from '#tests/support/storage-process.ts';
import { fillLargeSite, type SiteSize } from './large-site.ts';

/*
 * Rows a second and memory while a large site moves from SQLite to PostgreSQL and back. The command does the move; it
 * is killed once on the way and run again. Memory is read from Linux's /proc.
 */

const SIZE: SiteSize = { members: 100_000, connections: 300_000, messages: 1_000_000 };
/** A third of the messages is there, and all that they refer to. */
const KILL_WHEN = /^message: [3-9]\d\d,\d{3} of/m;
const TOTAL = SIZE.members * 1.5 + SIZE.connections + SIZE.messages;
const MEGABYTE = 1_024;

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthkin-bench-'));
  const program = await buildStorageProgram('storage-bench');
  const cluster = await startPostgresCluster();
  try {
    const first = join(folder, 'first.db');
    await make(first);
    const postgres = cluster.url;
    const last = `sqlite:${join(folder, 'last.db')}`;
    const run = (from: string, to: string, killWhen?: RegExp) =>
      runStorageProcess(program.file, ['copy', '--from', from, '--to', to], { killWhen });

    show('SQLite to PostgreSQL, killed', await run(`sqlite:${first}`, postgres, KILL_WHEN));
    const there = await run(`sqlite:${first}`, postgres);
    show('SQLite to PostgreSQL, run again', there);
    const back = await run(postgres, last);
    show('PostgreSQL to SQLite', back);
    const isSame = checksumsOf(there) === checksumsOf(back) && checksumsOf(back) !== '';
    process.stdout.write(`\nThe checksums are ${isSame ? 'identical' : 'DIFFERENT'}.\n`);
  } finally {
    await cluster.remove();
    await program.remove();
    await rm(folder, { recursive: true });
  }
}

async function make(file: string): Promise<void> {
  const startedAt = performance.now();
  const writer = await createSqliteArchive({
    file,
    migrationsFolder: SQLITE_MIGRATIONS,
  }).openWriter();
  await fillLargeSite(writer, SIZE);
  await writer.close();
  const seconds = (performance.now() - startedAt) / 1_000;
  process.stdout.write(`${TOTAL} records made in SQLite in ${seconds.toFixed(0)} s\n`);
}

function show(name: string, { code, output, errors, seconds, memory }: StorageRun): void {
  const early = memory[Math.ceil(memory.length / 10)] ?? 0;
  const end = memory.findLast((peak) => peak > 0) ?? 0;
  process.stdout.write(
    [
      `\n${name}: ${seconds.toFixed(0)} s, ended with ${code ?? 'SIGKILL'}`,
      `peak memory ${toMegabytes(early)} after a tenth of its time, ${toMegabytes(end)} in the end`,
      output || lastLines(errors),
    ].join('\n'),
  );
}

/** The last that was told of each kind. */
function lastLines(errors: string): string {
  const lines = errors.match(/^\w+: .* of .*$/gm) ?? [];
  const last = new Map(lines.map((line) => [line.split(':')[0], line]));
  return [...last.values(), ''].join('\n');
}

const toMegabytes = (kilobytes: number) => `${(kilobytes / MEGABYTE).toFixed(0)} MB`;

/** The checksums of both sides, which the table shows. */
function checksumsOf({ output }: StorageRun): string {
  return (output.match(/\b[0-9a-f]{12}\b/g) ?? []).join(' ');
}

await main();
