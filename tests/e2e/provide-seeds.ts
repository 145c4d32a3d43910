import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes the folder where journeys keep databases with invented members for each other, and removes it after them. */
export default async function provideSeeds(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthkin-seeds-'));
  process.env['JOURNEY_SEEDS'] = folder;
  return () => rm(folder, { recursive: true });
}
