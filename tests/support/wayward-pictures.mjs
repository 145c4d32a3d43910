/** Stands in for the program that makes pictures, and does what the name of the file says. */
import { basename } from 'node:path';

const ACTS = {
  // As when native code fails.
  crash: () => process.kill(process.pid, 'SIGSEGV'),
  hang: () => undefined,
  unusable: () => process.send({ type: 'unusable', reason: 'unreadable' }),
  heavy: () => process.send({ type: 'unusable', reason: 'unreadable', isHeavy: true }),
  // Answers come as faults, which say anything.
  pid: () => process.send({ type: 'failed', message: `process ${process.pid}` }),
  environment: () => process.send({ type: 'failed', message: Object.keys(process.env).join(' ') }),
};

process.on('disconnect', () => process.exit());
process.on('message', ({ file }) => ACTS[basename(file)]());
process.send({ type: 'ready' });
