import { on } from 'node:events';
import { createRequire } from 'node:module';
import { MessageChannel, Worker } from 'node:worker_threads';
import SqliteDriver from 'better-sqlite3';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import { BUSY_TIMEOUT } from './open-driver.ts';
import { toAvailability, type Parameters } from './sqlite-database.ts';

/** Reads lists of any length, as they are when the reading begins, without keeping anyone waiting. */
export interface LongListReader {
  /** The rows of a statement that returns one number in each. */
  readonly read: (sql: string, parameters: Parameters) => AsyncIterable<Float64Array>;
  /** Ends what is being read. */
  readonly close: () => Promise<void>;
}

/** The next numbers of a list, or why there are none. */
type Answer =
  | { readonly ids: Float64Array; readonly isLast: boolean }
  | { readonly code: string; readonly message: string };

/** How many ids are read before the other lists get their turn. */
const PORTION = 12_500;

/** The lists that are being read take turns. It needs no file of its own in the built server. */
const PROGRAM = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { file, timeout, portion } = workerData;
  const Driver = require(workerData.driver);
  const database = new Driver(file, { readonly: true, fileMustExist: true, timeout });
  const lists = [];

  function readOn() {
    const { rows, answers } = lists.shift();
    try {
      const ids = [];
      let row = rows.next();
      while (!row.done && ids.push(row.value) < portion) row = rows.next();
      answers.postMessage({ ids: Float64Array.from(ids), isLast: row.done });
      if (!row.done) lists.push({ rows, answers });
    } catch ({ code = '', message }) {
      answers.postMessage({ code, message });
    }
    if (lists.length > 0) setImmediate(readOn);
  }

  function* rowsOf({ sql, parameters }) {
    yield* database.prepare(sql).pluck().iterate(parameters);
  }

  parentPort.on('message', ({ answers, ...statement }) => {
    lists.push({ rows: rowsOf(statement), answers });
    if (lists.length === 1) setImmediate(readOn);
  });
`;

/** Reads on a thread of its own, which is started when it is first needed, and again if it has ended. */
export function createLongListReader(file: string): LongListReader {
  let worker: Worker | null = null;
  let isClosed = false;

  function start(): Worker {
    const driver = createRequire(import.meta.url).resolve('better-sqlite3');
    const workerData = { driver, file, timeout: BUSY_TIMEOUT, portion: PORTION };
    const resourceLimits = { maxYoungGenerationSizeMb: 4 };
    const started = new Worker(PROGRAM, { eval: true, workerData, resourceLimits });
    started.unref();
    // Those who wait learn it by their channels.
    started.once('error', () => undefined);
    started.once('exit', () => {
      worker = null;
    });
    return started;
  }

  async function* read(sql: string, parameters: Parameters) {
    if (isClosed) throw new StorageUnavailable('The database is closed.');
    const { port1: port, port2: answers } = new MessageChannel();
    try {
      const messages = on(port, 'message', { close: ['close'] });
      worker ??= start();
      worker.postMessage({ sql, parameters, answers }, [answers]);
      for await (const [answer] of messages as AsyncIterable<[Answer]>) {
        if ('code' in answer) {
          throw toAvailability(new SqliteDriver.SqliteError(answer.message, answer.code));
        }
        yield answer.ids;
        if (answer.isLast) return;
      }
      throw new StorageUnavailable('The thread that reads lists has ended.');
    } finally {
      port.close();
    }
  }

  return {
    read,
    close: async () => {
      isClosed = true;
      await worker?.terminate();
    },
  };
}
