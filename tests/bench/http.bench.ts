import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MEASURED_VARIABLES } from '#tests/support/operator.ts';
import { startServerProcess, type ServerProcess } from '#tests/e2e/server-process.ts';
import { OPERATIONS, visitsOf, type Operation } from './http-operations.ts';
import { measureVisits, send, type Visit } from './server-load.ts';
import { signIn, type SignedInMember } from './signed-in-members.ts';

/*
 * Server CPU per request beside bare Express and `node:http`, which send the same bytes. The three take
 * turns, so that whatever else the machine does affects all of them; the result is the median of the
 * rounds. Our server runs as in production: it logs every request and counts what is limited. Many
 * members share the load, so that no one reaches a limit. CPU is read from Linux's /proc.
 */

const MEMBERS = 1_000;
const WARM_UP = 3_000;
const VISITS = 800;
const ROUNDS = 9;
/** How many answers are looked at to find one of usual length. */
const SAMPLE = 25;

interface Servers {
  readonly ours: ServerProcess;
  readonly express: ServerProcess;
  readonly node: ServerProcess;
}

async function main(): Promise<void> {
  execFileSync('npm', ['run', '--silent', 'prestart'], { stdio: 'inherit' });
  const folder = await mkdtemp(join(tmpdir(), 'hearthkin-bench-'));
  const file = join(folder, 'hearthkin.db');
  const databaseUrl = `sqlite:${file}`;
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  execFileSync('npm', ['run', '--silent', 'seed', '--', String(MEMBERS)], { env, stdio: 'ignore' });
  const members = await signIn(file, MEMBERS);
  const servers = {
    ours: await start(databaseUrl),
    express: await start(databaseUrl, 'bare-express.ts'),
    node: await start(databaseUrl, 'bare-node.ts'),
  };
  try {
    process.stdout.write(
      'operation                        ours  Express  node:http   cost   goal\n',
    );
    for (const operation of chosenOperations()) await compare(servers, operation, members);
  } finally {
    await Promise.all(Object.values(servers).map((server) => server.kill()));
    await rm(folder, { recursive: true });
  }
}

/** All operations, or those whose names begin with the argument. */
function chosenOperations(): readonly Operation[] {
  const start = process.argv[2] ?? '';
  return OPERATIONS.filter(({ name }) => name.startsWith(start));
}

function start(databaseUrl: string, yardstick?: string): Promise<ServerProcess> {
  const environment = { LOG_LEVEL: 'info', ...MEASURED_VARIABLES };
  if (yardstick === undefined) return startServerProcess({ databaseUrl, environment });
  const command = [process.execPath, '--import', 'tsx', `tests/bench/${yardstick}`] as const;
  return startServerProcess({ databaseUrl, environment, command });
}

async function compare(
  { ours, express, node }: Servers,
  operation: Operation,
  members: readonly SignedInMember[],
): Promise<void> {
  const ourVisit = visitsOf(operation, ours.url, members);
  const answer = await findUsualAnswer(ourVisit);
  const bareVisit = async ({ url }: ServerProcess): Promise<Visit> => {
    const headers = { 'Content-Type': 'application/json' };
    await fetch(url, { method: 'PUT', headers, body: answer });
    return (turn) =>
      ourVisit(turn)
        .slice(0, 1)
        .map((call) => ({ ...call, url }));
  };
  const contenders = [
    { server: ours, visit: ourVisit, figures: [] as number[] },
    { server: express, visit: await bareVisit(express), figures: [] as number[] },
    { server: node, visit: await bareVisit(node), figures: [] as number[] },
  ] as const;
  for (const { server, visit } of contenders) await measureVisits(server, visit, WARM_UP);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { server, visit, figures } of contenders) {
      figures.push(await measureVisits(server, visit, VISITS));
    }
  }
  const [our, bare, floor] = contenders.map(({ figures }) => figures) as [
    number[],
    number[],
    number[],
  ];
  const cost = median(our.map((figure, round) => figure / bare[round]!));
  show(operation, [median(our), median(bare), median(floor)], cost);
}

/** What a visit answers, of all its calls together; of several members', the one of middling length. */
async function findUsualAnswer(visit: Visit): Promise<string> {
  const answers: string[] = [];
  for (let turn = 0; turn < SAMPLE; turn += 1) {
    const parts: string[] = [];
    for (const call of visit(turn)) parts.push(await send(call));
    answers.push(parts.length === 1 ? parts[0]! : `[${parts.join()}]`);
  }
  return answers.sort((one, other) => one.length - other.length)[Math.floor(SAMPLE / 2)]!;
}

function median(figures: readonly number[]): number {
  return [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)]!;
}

function show({ name, goal }: Operation, microseconds: readonly number[], cost: number): void {
  const times = microseconds.map((time, place) => `${time.toFixed(0)} µs`.padStart(place ? 9 : 7));
  process.stdout.write(
    `${name.padEnd(30)} ${times.join(' ')}  ${cost.toFixed(2).padStart(6)} ${goal.toFixed(2).padStart(6)}\n`,
  );
}

await main();
