import { Command } from 'commander';
import { simulate } from './simulate.ts';

const program = new Command('simulate')
  .description('Simulates the whole site with everybody on it, by a seed.')
  .option('--seed <number>', 'which history', Number, 1)
  .option('--members <number>', 'how many people', Number, 20)
  .option('--years <number>', 'how many years', Number, 1)
  .action(async ({ seed, members, years }: { seed: number; members: number; years: number }) => {
    const outcome = await simulate({ seed, members, years, storage: 'memory', without: [] });
    const { hash, broken, moments, calls, took, told, reached } = outcome;
    console.log(
      `seed ${seed}: ${moments} moments, ${calls} calls, ${Math.round(took)} ms, ${hash.slice(0, 16)}`,
    );
    if (broken !== null) {
      console.log(
        told
          .slice(-40)
          .map((line) => line.slice(0, 400))
          .join('\n'),
      );
      console.log(broken.message);
      process.exitCode = 1;
    }
    if (process.env['REACHED']) console.log([...reached].sort().join('\n'));
  });
await program.parseAsync();
