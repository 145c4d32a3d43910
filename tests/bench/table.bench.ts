import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { join } from 'node:path';

/*
 * The tables of docs/performance.md about requests, writes and log-ins, and those about a million members on SQLite, one
 * bench after the other. The machine should have nothing else to do for the quarter of an hour that it takes.
 */

/** Requests are measured twice, the engines in turns, to show that two runs agree. */
const REQUESTS = ['http --rounds 5', 'http --rounds 5 --storage postgres'];

const BENCHES = [
  ...REQUESTS,
  ...REQUESTS,
  'writes',
  'log-in-share',
  'scale-http --members 1000000',
  'searchers --members 1000000',
];

for (const bench of BENCHES) {
  process.stdout.write(`\nnpm run bench -- ${bench} (load ${loadavg()[0]?.toFixed(1)})\n`);
  const program = join(import.meta.dirname, 'run.ts');
  const parameters = [...process.execArgv, program, ...bench.split(' ')];
  execFileSync(process.execPath, parameters, { stdio: 'inherit' });
}
