import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import { MEASURED_VARIABLES } from '#tests/support/operator.ts';
import { startServerProcess, type ServerProcess } from '#tests/e2e/server-process.ts';
import { OPERATIONS, visitsOf, type Operation } from './http-operations.ts';
import {
  ENGINES,
  provideEmptyDatabase,
  type Engine,
  type ScaleDatabase,
} from './scale-databases.ts';
import { measureVisits, send, type Visit } from './server-load.ts';
import { signIn, type SignedInMember } from './signed-in-members.ts';
import { medianOf } from './median.ts';

/*
 * Server CPU per request beside bare Express and `node:http`, which send the same bytes. The three take
 * turns, so that whatever else the machine does affects all of them; the result is the median of the
 * rounds. Our server runs as in production: it logs every request, counts what is limited and sends mails. Many
 * members share the load. CPU is read from Linux's /proc; PostgreSQL's own processes are left out.
 */

const MEMBERS = 1_000;
const WARM_UP = 3_000;
const VISITS = 800;
/** How many answers are looked at to find one of usual length. */
const SAMPLE = 25;

/** The medians of our server's, Express's and `node:http`'s turns, and of the ratios of the first two. */
interface Figures {
  readonly microseconds: readonly number[];
  readonly cost: number;
}

interface Servers {
  readonly ours: ServerProcess;
  readonly express: ServerProcess;
  readonly node: ServerProcess;
}

interface Options {
  readonly storage: Engine;
  readonly rounds: number;
}

async function main(): Promise<void> {
  const command = new Command('npm run bench -- http')
    .argument('[beginnings...]', 'only the operations whose names begin with one of these')
    .option('--rounds <number>', 'how often each of the servers has its turn', Number, 9)
    .addOption(new Option('--storage <engine>', 'the engine').choices(ENGINES).default('sqlite'))
    .parse();
  const { storage: engine, rounds } = command.opts<Options>();
  const operations = OPERATIONS.filter(
    ({ name }) =>
      command.args.length === 0 || command.args.some((beginning) => name.startsWith(beginning)),
  );
  execFileSync('npm', ['run', '--silent', 'prestart'], { stdio: 'inherit' });
  const folder = await mkdtemp(join(tmpdir(), 'hearthkin-bench-'));
  const database = await provideSeededDatabase(engine, folder);
  const storage = await database.open();
  const members = await signIn(storage, MEMBERS);
  await storage.close();
  const startServer = (yardstick?: string) => start(database.url, folder, yardstick);
  const servers = {
    ours: await startServer(),
    express: await startServer('bare-express.ts'),
    node: await startServer('bare-node.ts'),
  };
  try {
    process.stdout.write(
      `${engine}, load ${loadavg()[0]?.toFixed(1)}\n` +
        'operation                        ours  Express  node:http   cost   goal\n',
    );
    for (const operation of operations) {
      const figures = await compare(servers, operation, members, rounds);
      show(operation.name, figures, operation.goals[engine]);
    }
  } finally {
    await Promise.all(Object.values(servers).map((server) => server.kill()));
    await database.release();
    await rm(folder, { recursive: true });
  }
}

/** A database of its own with invented members, made by the command that operators have for it. */
async function provideSeededDatabase(engine: Engine, folder: string): Promise<ScaleDatabase> {
  const database = await provideEmptyDatabase(engine, folder);
  const env = { ...process.env, DATABASE_URL: database.url };
  execFileSync('npm', ['run', '--silent', 'seed', '--', String(MEMBERS)], { env, stdio: 'ignore' });
  return database;
}

function start(databaseUrl: string, folder: string, yardstick?: string): Promise<ServerProcess> {
  const MAIL_URL = `folder:${join(folder, 'mails')}`;
  const environment = { LOG_LEVEL: 'info', MAIL_URL, ...MEASURED_VARIABLES };
  if (yardstick === undefined) return startServerProcess({ databaseUrl, environment });
  const command = [process.execPath, '--import', 'tsx', `tests/bench/${yardstick}`] as const;
  return startServerProcess({ databaseUrl, environment, command });
}

async function compare(
  { ours, express, node }: Servers,
  operation: Operation,
  members: readonly SignedInMember[],
  rounds: number,
): Promise<Figures> {
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
  for (let round = 0; round < rounds; round += 1) {
    for (const { server, visit, figures } of contenders) {
      figures.push(await measureVisits(server, visit, VISITS));
    }
  }
  const [our, bare, floor] = contenders.map(({ figures }) => figures) as [
    number[],
    number[],
    number[],
  ];
  const cost = medianOf(our.map((figure, round) => figure / bare[round]!));
  return { microseconds: [medianOf(our), medianOf(bare), medianOf(floor)], cost };
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

function show(name: string, { microseconds, cost }: Figures, goal: number): void {
  const times = microseconds.map((time, place) => `${time.toFixed(0)} µs`.padStart(place ? 9 : 7));
  process.stdout.write(
    `${name.padEnd(30)} ${times.join(' ')}  ${cost.toFixed(2).padStart(6)} ${goal.toFixed(2).padStart(6)}\n`,
  );
}

await main();
