import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Place } from '#adapters/s3/s3-place.ts';
import { waitForConnection } from './accepted-connection.ts';
import { findFreePort } from './free-port.ts';
import { killProcess } from './installed-program.ts';

/** The Python that Debian's packages belong to, whatever other one is in the path. */
const PYTHON = '/usr/bin/python3';

/** Writes which program keeps what, of which there is one each. */
const WRITE_RINGS = `
import sys
from swift.common.ring import RingBuilder
folder = sys.argv[1]
for ring, port in (pair.split(':') for pair in sys.argv[2:]):
    builder = RingBuilder(1, 1, 1)
    at = {'ip': '127.0.0.1', 'port': int(port), 'replication_ip': '127.0.0.1', 'replication_port': int(port)}
    builder.add_dev({'region': 1, 'zone': 1, 'device': 'disk', 'weight': 1.0, **at})
    builder.rebalance()
    builder.get_ring().save(f'{folder}/{ring}.ring.gz')
`;

const KEEPERS = ['account', 'container', 'object'] as const;

/** What requests go through. No memcached runs: the proxy does without. */
const PROXY = `
[pipeline:main]
pipeline = catch_errors gatekeeper cache listing_formats s3api tempauth copy dlo slo versioned_writes proxy-server
[filter:tempauth]
use = egg:swift#tempauth
user_hearth_kin = bread .admin
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
connect_timeout = 0.1
${[
  'catch_errors',
  'gatekeeper',
  'listing_formats',
  's3api',
  'copy',
  'dlo',
  'slo',
  'versioned_writes',
]
  .map((name) => `[filter:${name}]\nuse = egg:swift#${name}\n`)
  .join('')}
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
`;

/** OpenStack Swift, which speaks S3, as Debian installs it; a test may stop it. */
export interface S3Server {
  /** A bucket that is there, and empty. */
  readonly makeBucket: () => Promise<S3Place>;
  readonly stop: () => Promise<void>;
}

/** Starts the installed programs on free ports of this machine, with a new folder for what they keep. */
export async function startS3Server(): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthkin-s3-'));
  mkdirSync(join(folder, 'disks', 'disk'), { recursive: true });
  const ports = await findPorts(KEEPERS);
  execFileSync(PYTHON, [
    '-c',
    WRITE_RINGS,
    folder,
    ...KEEPERS.map((name) => `${name}:${ports[name]}`),
  ]);
  const running: ChildProcess[] = [];
  const start = async (name: string, port: number, settings: string) => {
    const file = join(folder, `${name}.conf`);
    writeFileSync(file, `${describeProgram(folder, port)}${settings}`);
    const program = spawn(PYTHON, [`/usr/bin/swift-${name}-server`, file], { stdio: 'ignore' });
    running.push(program);
    await waitForConnection(port, program);
  };
  await Promise.all(KEEPERS.map((name) => start(name, ports[name], describeKeeper(name))));
  const [port] = [await findFreePort()];
  await start('proxy', port, PROXY);
  return {
    makeBucket: () => makeBucket(`http://127.0.0.1:${port}`),
    stop: async () => {
      await Promise.all(running.map(killProcess));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function findPorts<Name extends string>(
  names: readonly Name[],
): Promise<Readonly<Record<Name, number>>> {
  const pairs = await Promise.all(names.map(async (name) => [name, await findFreePort()] as const));
  return Object.fromEntries(pairs) as Record<Name, number>;
}

function describeProgram(folder: string, port: number): string {
  const settings = {
    bind_ip: '127.0.0.1',
    bind_port: port,
    user: process.getuid?.() === 0 ? 'root' : process.env['USER'],
    swift_dir: folder,
    devices: join(folder, 'disks'),
    mount_check: false,
    workers: 0,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`);
  return `[DEFAULT]\n${lines.join('')}`;
}

function describeKeeper(name: string): string {
  return `[pipeline:main]\npipeline = ${name}-server\n[app:${name}-server]\nuse = egg:swift#${name}\n`;
}

let buckets = 0;

async function makeBucket(endpoint: string): Promise<S3Place> {
  const key = { accessKeyId: 'hearth:kin', secretAccessKey: 'bread' };
  const region = 'us-east-1';
  const bucket = `backups-${(buckets += 1)}`;
  const client = new S3Client({ endpoint, region, credentials: key, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  return { bucket, prefix: 'hearth/kin', endpoint, region, ...key };
}
