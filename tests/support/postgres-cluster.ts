import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from './free-port.ts';

/** Where Debian and its kin keep the programs of each version. */
const INSTALLATIONS = '/usr/lib/postgresql';

/** A PostgreSQL server that a test may stop and start again, and that leaves nothing behind. */
export interface PostgresCluster {
  /** Its first database, whose user may create others. */
  readonly url: string;
  /** Stops it at once, as if its machine had lost power. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Stops it and removes all that it kept. */
  readonly remove: () => Promise<void>;
}

/**
 * Makes a server from the installed programs on a free port of this machine, and starts it. What a killed
 * process has written the system keeps: only a machine that fails, and who measures, needs `fsync`.
 */
export function startPostgresCluster({ fsync = false } = {}): Promise<PostgresCluster> {
  const settings = [`fsync=${fsync ? 'on' : 'off'}`];
  return startCluster(settings, (data, programs, user) => {
    const initialise = ['--pgdata', data, '--username', 'hearthkin', '--auth', 'trust'];
    execFileSync(
      join(programs, 'initdb'),
      [...initialise, '--encoding', 'UTF8', '--locale', 'C.UTF-8', '--no-sync'],
      { ...user, stdio: 'ignore' },
    );
  });
}

/** Makes a standby that streams from the server. */
export function startStandby(primary: PostgresCluster): Promise<PostgresCluster> {
  return startCluster(['fsync=off'], (data, programs, user) => {
    const source = ['--dbname', primary.url, '--wal-method', 'stream'];
    execFileSync(
      join(programs, 'pg_basebackup'),
      ['--pgdata', data, ...source, '--write-recovery-conf', '--checkpoint', 'fast', '--no-sync'],
      { ...user, stdio: 'ignore' },
    );
  });
}

/** Fills a folder with the files of a server, and runs it. */
async function startCluster(
  ownSettings: readonly string[],
  fill: (data: string, programs: string, user: ReturnType<typeof findPostgresUser>) => void,
): Promise<PostgresCluster> {
  const programs = findPostgresPrograms();
  const user = findPostgresUser();
  const folder = mkdtempSync(join(tmpdir(), 'hearthkin-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  fill(data, programs, user);
  const port = await findFreePort();
  const url = `postgres://hearthkin@127.0.0.1:${port}/postgres`;
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    // Test files run beside each other, and one of them starts ten processes.
    'max_connections=300',
    // What a transaction without changes leaves behind is lost when the server is killed, as when it fails.
    'wal_writer_delay=10s',
    ...ownSettings,
  ];
  let server: ChildProcess | null = null;

  async function start(): Promise<void> {
    const parameters = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
    server = spawn(join(programs, 'postgres'), parameters, { ...user, stdio: 'ignore' });
    await waitUntilReady(url, server);
  }

  async function stop(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
    if (server?.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
    server = null;
  }

  await start();
  return {
    url,
    start,
    kill: () => stop('SIGQUIT'),
    remove: async () => {
      await stop('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of the newest installed version's programs. */
export function findPostgresPrograms(): string {
  const versions = existsSync(INSTALLATIONS) ? readdirSync(INSTALLATIONS).map(Number) : [];
  if (versions.length === 0) {
    throw new Error(
      'PostgreSQL is not installed: install it, or set TEST_DATABASE_URL to the address of a server.',
    );
  }
  return join(INSTALLATIONS, String(Math.max(...versions)), 'bin');
}

/** PostgreSQL refuses to run as root: then it runs as the user that its package makes. */
export function findPostgresUser(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error('PostgreSQL ended as soon as it was started.');
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
