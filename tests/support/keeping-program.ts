import { writeSync } from 'node:fs';
import { createFileColumnsSnapshots } from '#adapters/files/file-columns-snapshots.ts';
import { openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';

/** Which database to open, and where to keep its columns. */
export interface KeepingTask {
  readonly file: string;
  readonly migrationsFolder: string;
  readonly snapshot: string;
}

/** Writes the first half of a snapshot, says so, and then waits to be killed. */
const { snapshot, ...place } = JSON.parse(process.argv[2] ?? '') as KeepingTask;

const snapshots = createFileColumnsSnapshots(snapshot);

async function* begin(portions: AsyncIterable<Uint8Array>) {
  for await (const portion of portions) {
    yield portion.subarray(0, portion.length / 2);
    writeSync(1, 'Half of it is written.\n');
    await new Promise((resolve) => setInterval(resolve, 1_000_000));
  }
}

const storage = openSqliteStorage({
  ...place,
  keeping: {
    snapshots: { ...snapshots, write: (portions) => snapshots.write(begin(portions)) },
    report: ({ kind }) => {
      throw new Error(`It was ${kind}.`);
    },
  },
});
await storage.directory.keep();
