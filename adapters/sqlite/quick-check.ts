import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

/** A thread of its own reads the file, however large it is; it needs no file of its own in the built server. */
const PROGRAM = `
  const { parentPort, workerData } = require('node:worker_threads');
  const Driver = require(workerData.driver);
  const database = new Driver(workerData.file, { readonly: true, fileMustExist: true });
  parentPort.postMessage(database.pragma('quick_check(1)', { simple: true }));
`;

/**
 * The first damage that SQLite's `quick_check` finds in the file, or `null` when it finds none. Rejects when the file
 * can't be read, and resolves to `null` when the signal aborts.
 */
export async function quickCheck(file: string, signal: AbortSignal): Promise<string | null> {
  if (signal.aborted) return null;
  const driver = createRequire(import.meta.url).resolve('better-sqlite3');
  const worker = new Worker(PROGRAM, { eval: true, workerData: { driver, file } });
  const end = () => void worker.terminate();
  signal.addEventListener('abort', end);
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', (finding: string) => {
        resolve(finding === 'ok' ? null : finding.replaceAll('\n', ' '));
      });
      worker.once('error', reject);
      worker.once('exit', () => {
        resolve(null);
      });
    });
  } finally {
    signal.removeEventListener('abort', end);
  }
}
