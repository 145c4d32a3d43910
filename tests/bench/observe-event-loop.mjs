import { appendFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * Loaded into a server: with each SIGUSR2 it appends to the file `HOLDS_FILE` for how many milliseconds at
 * most the event loop was held since the signal before.
 */
const resolution = 1;
const delay = monitorEventLoopDelay({ resolution });
delay.enable();
process.on('SIGUSR2', () => {
  appendFileSync(process.env.HOLDS_FILE, `${delay.max / 1e6 - resolution}\n`);
  delay.reset();
});
