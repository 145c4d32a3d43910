/**
 * Makes a release in `release/`: an archive of what runs in production, packages included, beside the list of those packages
 * and the checksums of both. It runs on the kind of machine that it was made on. It is plain JavaScript, as `build.mjs` is.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const FOLDER = join(ROOT, 'release');

/** What an archive has beside its packages. */
const PARTS = [
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'adapters/postgres/migrations',
  'adapters/sqlite/migrations',
  'dist',
  'docs',
  'package-lock.json',
  'package.json',
];

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const [node] = process.versions.node.split('.');
const name = `hearthkin-${version}-${process.platform}-${process.arch}-node${node}`;
const place = join(FOLDER, name);

function run(program, parameters, folder) {
  return execFileSync(program, parameters, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: Infinity,
  });
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(place, { recursive: true });
run('npm', ['run', 'build'], ROOT);
for (const part of PARTS) cpSync(join(ROOT, part), join(place, part), { recursive: true });
run('npm', ['ci', '--omit=dev'], place);

const list = `${name}.cdx.json`;
writeFileSync(
  join(FOLDER, list),
  run('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], ROOT),
);
const archive = `${name}.tar.gz`;
run('tar', ['--sort=name', '--owner=0', '--group=0', '--gzip', '-cf', archive, name], FOLDER);
rmSync(place, { recursive: true });

const sums = [archive, list].map((file) => {
  const sum = createHash('sha256').update(readFileSync(join(FOLDER, file)));
  return `${sum.digest('hex')}  ${file}\n`;
});
writeFileSync(join(FOLDER, 'SHA256SUMS'), sums.join(''));
process.stdout.write(`${join(FOLDER, archive)}\n`);
