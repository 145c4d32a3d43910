import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import { signUp, type MemberClient } from '#tests/support/api-client.ts';
import { connectMembers } from '#tests/support/correspondents.ts';
import { startTestServer } from '#tests/support/running-server.ts';

/*
 * Whether a member who was introduced, or who introduced two others, can tell by time that the other one has said no.
 * On half of the circles that member says no, on the other half nothing; the circles take turns.
 */

const PAIRS = Number(process.argv[2] ?? 500);
const MIGRATIONS = join(import.meta.dirname, '../../adapters/sqlite/migrations');
const NOTE = 'You have so much in common, and I would love you two to meet.';

type Fate = 'silence' | 'no';

/** Two who were introduced, one of whom may have said no, and the one who introduced them. */
interface Circle {
  readonly introducer: MemberClient;
  readonly hiding: MemberClient;
  readonly other: MemberClient;
}

const PATHS = {
  'the dashboard': () => '/api/dashboard',
  'the introductions': () => '/api/introductions',
  'the connections': () => '/api/connections',
  'the profile': ({ hiding }: Circle) => `/api/users/${hiding.id}`,
} as const;

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthkin-bench-'));
  const file = join(folder, 'site.db');
  const storage = openSqliteStorage({ file, migrationsFolder: MIGRATIONS });
  const server = await startTestServer({ storage });
  const circles: Record<Fate, Circle[]> = { silence: [], no: [] };
  for (let pair = 0; pair < PAIRS; pair += 1) {
    circles.silence.push(await introduce(server.url, `silence${pair}`, 'silence'));
    circles.no.push(await introduce(server.url, `no${pair}`, 'no'));
  }
  for (const onlooker of ['other', 'introducer'] as const) {
    for (const [what, path] of Object.entries(PATHS)) {
      const times: Record<Fate, number[]> = { silence: [], no: [] };
      for (let pair = 0; pair < PAIRS; pair += 1) {
        // The first one waits for what the one before has left to do.
        const order = pair % 2 === 0 ? (['silence', 'no'] as const) : (['no', 'silence'] as const);
        for (const fate of order) {
          const circle = circles[fate][pair]!;
          times[fate].push(await time(circle[onlooker], path(circle)));
        }
      }
      report(`${what} for the ${onlooker}`, times);
    }
  }
  await server.close();
  await storage.close();
  await rm(folder, { recursive: true });
}

async function introduce(url: string, name: string, fate: Fate): Promise<Circle> {
  const introducer = await signUp(url, `${name}.introducer`);
  const hiding = await signUp(url, `${name}.hiding`);
  const other = await signUp(url, `${name}.other`);
  for (const one of [hiding, other]) await connectMembers(introducer, one);
  const { status, body } = await introducer.send('POST', '/api/introductions', {
    memberId1: hiding.id,
    note1: NOTE,
    memberId2: other.id,
    note2: NOTE,
    relationshipTypeId: null,
  });
  if (status !== 201) throw new Error(`The two weren't introduced: ${status}.`);
  const path = `/api/introductions/${(body as { readonly id: number }).id}/answer`;
  if (fate === 'no') await hiding.send('PUT', path, { answer: 'no' });
  return { introducer, hiding, other };
}

async function time(by: MemberClient, path: string): Promise<number> {
  const startedAt = performance.now();
  const { status } = await by.send('GET', path);
  if (status !== 200) throw new Error(`${path} was answered with ${status}.`);
  return performance.now() - startedAt;
}

/** The medians, and how often a time of one kind is longer than one of the other: 50 % where nothing can be told. */
function report(what: string, { silence, no }: Readonly<Record<Fate, readonly number[]>>): void {
  const [quiet, refused] = [medianOf(silence), medianOf(no)];
  const longer = no.reduce(
    (sum, one) => sum + silence.filter((other) => one > other).length / silence.length,
    0,
  );
  process.stdout.write(
    `${what}: median ${quiet.toFixed(2)} ms in silence, ${refused.toFixed(2)} ms after a no; ` +
      `longer after a no in ${((100 * longer) / no.length).toFixed(1)} % of all comparisons\n`,
  );
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

await main();
