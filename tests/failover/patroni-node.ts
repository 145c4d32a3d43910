import type { ChildProcess } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '#tests/support/free-port.ts';
import { killProcess, startInstalled } from '#tests/support/installed-program.ts';
import { findPostgresPrograms, findPostgresUser } from '#tests/support/postgres-cluster.ts';

/** A PostgreSQL server and the Patroni that watches over it. */
export interface PatroniNode {
  readonly name: string;
  readonly port: number;
  /** Where Patroni says what the server is. */
  readonly statusPort: number;
  /** Ends both at once, as if their machine had lost power. */
  readonly kill: () => Promise<void>;
}

/** How the cluster is to agree on its primary; the shortest time that Patroni allows. */
const AGREEMENT = { ttl: 20, loop_wait: 2, retry_timeout: 3 };

const TRUST = ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'];

/** Starts a node of the cluster that etcd at the port holds together. */
export async function startPatroniNode(options: {
  readonly name: string;
  readonly folder: string;
  readonly etcdPort: number;
  readonly synchronous: boolean;
}): Promise<PatroniNode> {
  const ports = { port: await findFreePort(), statusPort: await findFreePort() };
  const home = join(options.folder, options.name);
  const data = join(home, 'data');
  mkdirSync(home);
  const user = findPostgresUser();
  if (user) chownSync(home, user.uid, user.gid);
  const file = join(home, 'patroni.json');
  writeFileSync(file, JSON.stringify(describeNode({ ...options, ...ports, home, data })));
  const patroni = startInstalled('patroni', [file]);
  return { name: options.name, ...ports, kill: () => killNode(patroni, data) };
}

function describeNode(node: {
  readonly name: string;
  readonly etcdPort: number;
  readonly synchronous: boolean;
  readonly port: number;
  readonly statusPort: number;
  readonly home: string;
  readonly data: string;
}) {
  return {
    scope: 'hearthkin',
    name: node.name,
    restapi: addressOf(node.statusPort),
    etcd3: { host: `127.0.0.1:${node.etcdPort}` },
    bootstrap: {
      dcs: { ...AGREEMENT, synchronous_mode: node.synchronous },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'no-sync'],
      pg_hba: TRUST,
    },
    postgresql: {
      ...addressOf(node.port),
      data_dir: node.data,
      bin_dir: findPostgresPrograms(),
      pgpass: join(node.home, 'pgpass'),
      pg_hba: TRUST,
      authentication: {
        superuser: { username: 'hearthkin', password: 'unused' },
        replication: { username: 'replicator', password: 'unused' },
      },
      parameters: { unix_socket_directories: '', fsync: 'off', hot_standby_feedback: 'on' },
    },
  };
}

const addressOf = (port: number) => ({
  listen: `127.0.0.1:${port}`,
  connect_address: `127.0.0.1:${port}`,
});

/** Patroni first, which would start the server again; then the server with all its children. */
async function killNode(patroni: ChildProcess, data: string): Promise<void> {
  await killProcess(patroni);
  const server = readServerId(data);
  if (server === null) return;
  for (const id of [server, ...readChildren(server)]) end(id);
}

/** Of the process that wrote it: the file stays when that is killed. */
function readServerId(data: string): number | null {
  try {
    const id = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(data) ? id : null;
  } catch {
    return null;
  }
}

function readChildren(id: number): number[] {
  return readFileSync(`/proc/${id}/task/${id}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number);
}

function end(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
