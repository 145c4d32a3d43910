import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PLANTED_FAULTS, type PlantedFault } from './planted-faults.ts';

/*
 * Puts one fault after the other into a copy of the product, and lets simulations look for it: `tsx
 * tests/simulation/planted.ts`, or with words of their names those alone. All together take ten minutes of one core at most.
 */

const ROOT = join(import.meta.dirname, '../..');
const COPIED = ['core', 'adapters', 'server', 'tests', 'package.json', 'tsconfig.json', 'docs'];
const SECONDS = 24;
/** How many may go unnoticed. */
const MOST_MISSED = 3;

const words = process.argv.slice(2).join(' ');
const chosen = PLANTED_FAULTS.filter(({ name }) => name.includes(words));
const copy = await mkdtemp(join(tmpdir(), 'planted-'));
let missed = 0;
let spent = 0;
try {
  for (const part of COPIED) await cp(join(ROOT, part), join(copy, part), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  for (const fault of chosen) {
    const { seed, seconds, truth } = await look(fault);
    spent += seconds;
    if (truth === null) missed += 1;
    const found = truth === null ? 'NOT FOUND' : 'found    ';
    console.log(`${found} ${fault.name}, by seed ${seed}, ${seconds.toFixed(0)} s: ${truth ?? ''}`);
  }
} finally {
  await rm(copy, { recursive: true });
}
console.log(
  `${chosen.length - missed} of ${chosen.length} planted faults are found in ${spent.toFixed(0)} s of a core.`,
);
process.exitCode = missed > MOST_MISSED ? 1 : 0;

/** The truth that simulations find broken, if they do, by which seed, and in how many seconds of a core. */
async function look({ file, name, present, absent }: PlantedFault) {
  const path = join(copy, file);
  const whole = await readFile(path, 'utf8');
  if (whole.split(present).length !== 2) throw new Error(`“${name}” is not in ${file} once.`);
  await writeFile(path, whole.replace(present, absent));
  try {
    const printed = await run();
    const histories = [...printed.matchAll(/^seed (\d+): .* ([\d.]+) s,/gm)];
    return {
      seed: histories.at(-1)?.[1],
      seconds: histories.reduce((sum, [, , took]) => sum + Number(took), 0),
      truth: /What is not true: (.+)/.exec(printed)?.[1] ?? null,
    };
  } finally {
    await writeFile(path, whole);
  }
}

function run(): Promise<string> {
  const options = `--seed 1 --members 12 --years 2 --seconds ${SECONDS} --shrink 0`.split(' ');
  const child = spawn('node_modules/.bin/tsx', ['tests/simulation/run.ts', ...options], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const note = (piece: Buffer) => (printed += piece.toString());
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  return new Promise((resolve) => {
    child.once('close', () => {
      resolve(printed);
    });
  });
}
