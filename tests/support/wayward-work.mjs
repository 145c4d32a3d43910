/** Stands in for a program that works apart, and does what the name of the file says. */
import { basename } from 'node:path';

const ACTS = {
  // As when native code fails.
  crash: () => process.kill(process.pid, 'SIGSEGV'),
  hang: () => undefined,
  greedy: () => {
    const taken = [];
    for (;;) taken.push({ number: taken.length });
  },
  unusable: () => process.send({ type: 'unusable', reason: 'unreadable' }),
  heavy: () => process.send({ type: 'unusable', reason: 'unreadable', isHeavy: true }),
  // Answers come as faults, which say anything.
  pid: () => process.send({ type: 'failed', message: `process ${process.pid}` }),
  environment: () => process.send({ type: 'failed', message: Object.keys(process.env).join(' ') }),
};

process.on('disconnect', () => process.exit());
process.on('message', ({ file }) => ACTS[basename(file)]());
process.send({ type: 'ready' });
