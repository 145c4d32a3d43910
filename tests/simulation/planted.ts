import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PLANTED_FAULTS, type PlantedFault } from './planted-faults.ts';

/*
 * Puts one fault after the other into a copy of the product, and lets simulations look for it: `tsx
 * tests/simulation/planted.ts`, or with words of their names those alone. Each is looked for as long; what is left of ten
 * minutes of one core goes to those that weren't found.
 */

const ROOT = join(import.meta.dirname, '../..');
const COPIED = ['core', 'adapters', 'server', 'tests', 'package.json', 'tsconfig.json', 'docs'];
const SECONDS = 600;
const SECONDS_AT_FIRST = 12;
const LATER_SEED = 101;
/** How many may go unnoticed. */
const MOST_MISSED = 3;

const words = process.argv.slice(2).join(' ');
const chosen = PLANTED_FAULTS.filter(({ name }) => name.includes(words));
const copy = await mkdtemp(join(tmpdir(), 'planted-'));
let missed: readonly PlantedFault[] = [];
let spent = 0;
try {
  for (const part of COPIED) await cp(join(ROOT, part), join(copy, part), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  missed = await lookFor(chosen, 1, () => SECONDS_AT_FIRST);
  missed = await lookFor(missed, LATER_SEED, (left) => Math.max(0, SECONDS - spent) / left);
} finally {
  await rm(copy, { recursive: true });
}
for (const { name } of missed) console.log(`NOT FOUND ${name}`);
console.log(
  `${chosen.length - missed.length} of ${chosen.length} planted faults are found in ${spent.toFixed(0)} s of a core.`,
);
process.exitCode = missed.length > MOST_MISSED ? 1 : 0;

/** Looks for each of the faults, from that seed on; resolves with those that weren't found. */
async function lookFor(
  faults: readonly PlantedFault[],
  seed: number,
  secondsFor: (left: number) => number,
): Promise<readonly PlantedFault[]> {
  const unfound: PlantedFault[] = [];
  for (const [place, fault] of faults.entries()) {
    const found = await look(fault, seed, secondsFor(faults.length - place));
    spent += found.seconds;
    if (found.truth === null) unfound.push(fault);
    else
      console.log(
        `found ${fault.name}, by seed ${found.seed}, ${found.seconds.toFixed(0)} s: ${found.truth}`,
      );
  }
  return unfound;
}

/** The truth that simulations find broken, if they do, by which seed, and in how many seconds of a core. */
async function look(
  { file, name, present, absent }: PlantedFault,
  firstSeed: number,
  mostSeconds: number,
) {
  const path = join(copy, file);
  const whole = await readFile(path, 'utf8');
  if (whole.split(present).length !== 2) throw new Error(`“${name}” is not in ${file} once.`);
  await writeFile(path, whole.replace(present, absent));
  try {
    const printed = await run(firstSeed, mostSeconds);
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

function run(seed: number, seconds: number): Promise<string> {
  const options =
    `--seed ${seed} --members 12 --years 2 --seconds ${Math.round(seconds)} --shrink 0`.split(' ');
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
