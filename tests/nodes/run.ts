import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/*
 * Runs the suite on other versions of Node.js than the installed one, and starts the built server on each. Each version
 * comes from npm into a temporary folder and works on a copy of the project there, because better-sqlite3 is compiled for
 * one version. Flags go to Vitest: `npm run test:nodes -- --project node`.
 */

const VERSIONS = [22, 24];
const ROOT = join(import.meta.dirname, '../..');

const folder = await mkdtemp(join(tmpdir(), 'hearthkin-nodes-'));
try {
  for (const version of VERSIONS) await testOn(version);
} finally {
  await rm(folder, { recursive: true });
}

async function testOn(version: number): Promise<void> {
  const installed = installNode(version);
  const project = join(folder, `hearthkin-on-${version}`);
  for (const path of [...listSources(), 'node_modules']) {
    await cp(join(ROOT, path), join(project, path), { recursive: true, verbatimSymlinks: true });
  }
  const env = {
    ...process.env,
    PATH: [join(installed, 'bin'), process.env['PATH']].join(delimiter),
    npm_config_nodedir: installed,
    JOBS: 'max',
  };
  const run = (program: string, ...parameters: readonly string[]) =>
    execFileSync(program, parameters, { cwd: project, env, stdio: 'inherit' });
  run('node', '--print', '`── Node.js ${process.version}`');
  run('npm', 'rebuild', '--silent', 'better-sqlite3');
  run('npm', 'test', '--', ...process.argv.slice(2));
  run('npm', 'run', '--silent', 'build');
  run('node', '--import', 'tsx', 'tests/nodes/start-server.ts');
}

/** Brings a version from npm, and returns the folder with its program and its headers. */
function installNode(version: number): string {
  const prefix = join(folder, `node-${version}`);
  const name = `node-${process.platform}-${process.arch}`;
  execFileSync('npm', ['install', '--silent', '--prefix', prefix, `${name}@${version}`]);
  return join(prefix, 'node_modules', name);
}

/** Every file of the project that Git does not ignore. */
function listSources(): readonly string[] {
  const parameters = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', parameters, { cwd: ROOT, encoding: 'utf8' });
  return files.split('\0').filter((file) => file !== '' && existsSync(join(ROOT, file)));
}
