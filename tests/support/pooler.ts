import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitForConnection } from './accepted-connection.ts';
import { findFreePort } from './free-port.ts';
import { killProcess, startInstalled } from './installed-program.ts';
import { findPostgresUser } from './postgres-cluster.ts';

/** A PgBouncer in transaction mode before a PostgreSQL server. */
export interface Pooler {
  /** The address of a database of the server, by way of the pooler. */
  readonly addressOf: (databaseUrl: string) => string;
  readonly remove: () => Promise<void>;
}

/** Fewer connections to each database than its processes use, so that they take turns. */
const SERVER_CONNECTIONS = 3;

/** Starts the installed PgBouncer on a free port of this machine. */
export async function startPooler(serverUrl: string): Promise<Pooler> {
  const user = findPostgresUser();
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'hearthkin-pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, describeSettings(new URL(serverUrl), port));
  if (user) chownSync(folder, user.uid, user.gid);
  const pooler = startInstalled('pgbouncer', [file]);
  await waitForConnection(port, pooler);
  return {
    addressOf: (databaseUrl) => {
      const url = new URL(databaseUrl);
      url.host = `127.0.0.1:${port}`;
      return url.href;
    },
    remove: async () => {
      await killProcess(pooler);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function describeSettings({ hostname, port, username, password }: URL, ownPort: number): string {
  const secret = password ? ` password=${decodeURIComponent(password)}` : '';
  return `
[databases]
* = host=${hostname} port=${port || 5432} user=${decodeURIComponent(username)}${secret} connect_query='SET statement_timeout = 4000'

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
server_login_retry = 1
`;
}
