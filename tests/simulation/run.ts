import { readFile, writeFile } from 'node:fs/promises';
import { Command, Option } from 'commander';
import { coreTime } from './core-time.ts';
import { tellCoverage } from './coverage.ts';
import type { Plan } from './plan.ts';
import { shrink } from './shrink.ts';
import { simulate } from './simulate.ts';
import { SOMETIMES } from './sometimes.ts';
import { tellStory } from './story.ts';
import { Tally } from './tally.ts';

interface Options {
  readonly seed: number;
  readonly members: number;
  readonly years: number;
  readonly storage: 'memory' | 'sqlite';
  readonly runs: number;
  readonly seconds: number;
  readonly shrink: number;
  readonly coverage?: true;
  readonly story?: string;
  readonly plan?: string;
}

const program = new Command('simulate')
  .description(
    'Runs the whole site with everybody on it in one process: people, time, chance, storage and death follow from the seed.',
  )
  .option('--seed <number>', 'the first history; another each time if there is none', Number)
  .option('--members <number>', 'how many people', Number, 16)
  .option('--years <number>', 'how many years each history has', Number, 1)
  .option('--runs <number>', 'how many histories, each of the next seed', Number, 1)
  .option('--seconds <number>', 'go on with further seeds for so many seconds of a core', Number, 0)
  .option(
    '--shrink <seconds>',
    'how many seconds of a core to look for a shorter story',
    Number,
    120,
  )
  .option('--coverage', 'tell which calls were granted and refused, and how often, and which never')
  .option('--story <file>', 'where a failing history goes, to be run again as a test')
  .option('--plan <file>', 'run the history that was put there')
  .addOption(new Option('--storage <engine>').choices(['memory', 'sqlite']).default('memory'))
  .action(async (options: Partial<Options> & Omit<Options, 'seed'>) => {
    const seed = options.seed ?? Date.now() % 1_000_000_000;
    if (options.seed === undefined) console.log(`--seed ${seed}`);
    process.exitCode = (await runAll({ ...options, seed })) ? 0 : 1;
  });

/** In so many years everything has to happen that should now and then. */
const YEARS_FOR_ALL = 40;

/** Runs one history after the other; resolves with whether every truth held. */
async function runAll(options: Options): Promise<boolean> {
  const { members, years, storage, runs, seconds } = options;
  const began = coreTime();
  const reached = new Tally();
  let done = 0;
  for (; done < runs || coreTime() - began < seconds * 1000; done += 1) {
    const given = { seed: options.seed + done, members, years, storage, without: [] };
    const plan = options.plan === undefined ? given : await readPlan(options.plan);
    const outcome = await simulate(plan);
    const { moments, calls, took, hash } = outcome;
    console.log(
      `seed ${plan.seed}: ${moments} moments, ${calls} calls, ${(took / 1000).toFixed(1)} s, ${hash}`,
    );
    reached.addAll(outcome.reached);
    if (outcome.broken === null) continue;
    console.log(outcome.broken.message);
    const short = await shrink({ plan, outcome }, options.shrink * 1000);
    console.log(`\n${tellStory(short)}\n`);
    const file = options.story ?? `${plan.seed}.story.json`;
    await writeFile(file, `${JSON.stringify({ truth: outcome.broken.truth, ...short.plan })}\n`);
    console.log(`${file} has this story.`);
    return false;
  }
  const hours = (coreTime() - began) / 3_600_000;
  const all = (done * years).toFixed(1);
  console.log(
    `${all} years, ${Math.round((done * years) / hours)} an hour of one core, 0 broken truths`,
  );
  if (options.coverage) console.log(tellCoverage(reached));
  const missing = SOMETIMES.filter((each) => !reached.has(each));
  if (missing.length > 0) console.log(`Never: ${missing.join(', ')}.`);
  return missing.length === 0 || done * years < YEARS_FOR_ALL;
}

async function readPlan(file: string): Promise<Plan> {
  return JSON.parse(await readFile(file, 'utf8')) as Plan;
}

await program.parseAsync();
