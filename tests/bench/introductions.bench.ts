import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import { signUp, type MemberClient } from '#tests/support/api-client.ts';
import { connectMembers } from '#tests/support/correspondents.ts';
import { startTestServer } from '#tests/support/running-server.ts';
import { medianOf } from './median.ts';

/*
 * Whether response times tell that someone who was introduced has declined. In half of the groups of three that person says
 * no, in the other half nothing; the groups take turns.
 */

const PAIRS = Number(process.argv[2] ?? 500);
const MIGRATIONS = join(import.meta.dirname, '../../adapters/sqlite/migrations');
const NOTE = 'You have so much in common, and I would love you two to meet.';

type Fate = 'silence' | 'no';

/** Two members who were introduced, and the one who introduced them. The one who is `hiding` may have said no. */
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

/** The medians, and in how many of all comparisons the answer after a no took longer: 50 % if there is no difference. */
function report(what: string, { silence, no }: Readonly<Record<Fate, readonly number[]>>): void {
  const [quiet, refused] = [medianOf(silence), medianOf(no)];
  const slower = no.reduce(
    (sum, one) => sum + silence.filter((other) => one > other).length / silence.length,
    0,
  );
  process.stdout.write(
    `${what}: median ${quiet.toFixed(2)} ms in silence, ${refused.toFixed(2)} ms after a no; ` +
      `slower after a no in ${((100 * slower) / no.length).toFixed(1)} % of all comparisons\n`,
  );
}

await main();
