import type { ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { z } from 'zod';
import { waitForConnection } from '#tests/support/accepted-connection.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { killProcess, startInstalled } from '#tests/support/installed-program.ts';
import { findPostgresUser } from '#tests/support/postgres-cluster.ts';
import { startPatroniNode, type PatroniNode } from './patroni-node.ts';

const statusSchema = z.object({
  replication: z.array(z.object({ state: z.string() })).default([]),
});
const NODES = ['first', 'second', 'third'];
const PATIENCE = { timeout: 90_000, interval: 200 };

/** Three servers that Patroni and etcd keep together, behind HAProxy. */
export interface PatroniCluster {
  /** The address of the current primary. */
  readonly primaryUrl: string;
  /** The address of the standbys. */
  readonly standbyUrl: string;
  /** Ends the primary at once, and returns its name. */
  readonly killPrimary: () => Promise<string>;
  readonly readPrimary: () => Promise<string>;
  readonly remove: () => Promise<void>;
}

/** Starts the cluster, and waits until it has a primary and two standbys, one of them synchronous if wanted. */
export async function startPatroniCluster(options: {
  readonly synchronous: boolean;
}): Promise<PatroniCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthkin-patroni-'));
  const nodes: PatroniNode[] = [];
  const others: ChildProcess[] = [];
  const remove = async () => {
    await Promise.all(others.map(killProcess));
    await Promise.all(nodes.map((node) => node.kill()));
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const ports = await startPrograms({ ...options, folder, nodes, others });
    await waitUntilReady(nodes, options.synchronous);
    return { ...describeCluster(nodes, ports), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

interface ProxyPorts {
  readonly primary: number;
  readonly standby: number;
}

/** Starts etcd, the nodes and HAProxy, and notes each at once, so that it ends even when the next doesn't start. */
async function startPrograms(cluster: {
  readonly synchronous: boolean;
  readonly folder: string;
  readonly nodes: PatroniNode[];
  readonly others: ChildProcess[];
}): Promise<ProxyPorts> {
  const { folder, nodes, others, synchronous } = cluster;
  const start = async (program: string, parameters: readonly string[], port: number) => {
    const child = startInstalled(program, parameters);
    others.push(child);
    await waitForConnection(port, child);
  };
  const user = findPostgresUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const etcdPort = await findFreePort();
  await start('etcd', await describeEtcd(folder, etcdPort), etcdPort);
  for (const name of NODES) {
    nodes.push(await startPatroniNode({ name, folder, etcdPort, synchronous }));
  }
  const ports = { primary: await findFreePort(), standby: await findFreePort() };
  const proxyFile = join(folder, 'haproxy.cfg');
  writeFileSync(proxyFile, describeProxy(nodes, ports));
  await start('haproxy', ['-f', proxyFile], ports.primary);
  return ports;
}

async function waitUntilReady(nodes: readonly PatroniNode[], synchronous: boolean): Promise<void> {
  await vi.waitFor(async () => {
    const isAgreed = !synchronous || (await findNodes(nodes, 'synchronous')).length > 0;
    const isReady = isAgreed && (await countFollowers(nodes)) === NODES.length - 1;
    if (!isReady) throw new Error('The cluster is not ready.');
  }, PATIENCE);
}

function describeCluster(
  nodes: readonly PatroniNode[],
  ports: ProxyPorts,
): Omit<PatroniCluster, 'remove'> {
  const readPrimary = async () => (await findNodes(nodes, 'primary'))[0]?.name ?? '';
  return {
    primaryUrl: `postgres://hearthkin@127.0.0.1:${ports.primary}/postgres`,
    standbyUrl: `postgres://hearthkin@127.0.0.1:${ports.standby}/postgres`,
    readPrimary,
    killPrimary: async () => {
      const [primary] = await findNodes(nodes, 'primary');
      await primary?.kill();
      return primary?.name ?? '';
    },
  };
}

async function describeEtcd(folder: string, port: number): Promise<string[]> {
  const own = `http://127.0.0.1:${port}`;
  const peers = `http://127.0.0.1:${await findFreePort()}`;
  const client = ['--listen-client-urls', own, '--advertise-client-urls', own];
  const peer = ['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers];
  const data = ['--data-dir', join(folder, 'etcd'), '--unsafe-no-fsync'];
  return [...client, ...peer, ...data, '--initial-cluster', `default=${peers}`];
}

/** As docs/operations.md tells operators to. */
function describeProxy(nodes: readonly PatroniNode[], ports: ProxyPorts): string {
  const servers = nodes.map(
    ({ name, port, statusPort }) => `  server ${name} 127.0.0.1:${port} check port ${statusPort}`,
  );
  const listen = (name: string, port: number, path: string) => `
listen ${name}
  bind 127.0.0.1:${port}
  option httpchk GET ${path}
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`;
  return `
defaults
  mode tcp
  timeout connect 1s
  timeout check 1s
  timeout client 1h
  timeout server 1h
${listen('primary', ports.primary, '/primary')}
${listen('standbys', ports.standby, '/replica')}`;
}

/** The nodes that Patroni says are in that role. */
async function findNodes(nodes: readonly PatroniNode[], role: string): Promise<PatroniNode[]> {
  const found: PatroniNode[] = [];
  for (const node of nodes) {
    const answer = await fetch(`http://127.0.0.1:${node.statusPort}/${role}`).catch(() => null);
    await answer?.text();
    if (answer?.status === 200) found.push(node);
  }
  return found;
}

/** How many standbys the primary sends what it writes to: one that runs may still lack everything. */
async function countFollowers(nodes: readonly PatroniNode[]): Promise<number> {
  const [primary] = await findNodes(nodes, 'primary');
  if (primary === undefined) return 0;
  const answer = await fetch(`http://127.0.0.1:${primary.statusPort}/patroni`);
  const { replication } = statusSchema.parse(await answer.json());
  return replication.filter(({ state }) => state === 'streaming').length;
}
