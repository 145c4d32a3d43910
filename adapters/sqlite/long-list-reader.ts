import SqliteDriver from 'better-sqlite3';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import { BUSY_TIMEOUT } from './open-driver.ts';
import { toAvailability, type Parameters } from './sqlite-database.ts';

/** How many ids to read before others get their turn: a few milliseconds of work. */
const PORTION = 10_000;

/** Reads lists of any length, as they are when the reading begins, without keeping anyone waiting. */
export interface LongListReader {
  readonly read: (sql: string, parameters: Parameters) => AsyncIterable<readonly number[]>;
  /** Ends what is being read. */
  readonly close: () => Promise<void>;
}

/**
 * Reads by a connection of its own, since one can do nothing else while a statement is being read; so one
 * list is read at a time. The statement returns rows of one number.
 */
export function createLongListReader(file: string, turn: () => Promise<void>): LongListReader {
  let driver: SqliteDriver.Database | null = null;
  let last = Promise.resolve();
  let isClosed = false;

  function open(): SqliteDriver.Database {
    driver ??= new SqliteDriver(file, {
      readonly: true,
      fileMustExist: true,
      timeout: BUSY_TIMEOUT,
    });
    return driver;
  }

  async function* read(sql: string, parameters: Parameters) {
    const before = last;
    let finish: () => void = () => undefined;
    last = new Promise((resolve) => {
      finish = resolve;
    });
    await before;
    try {
      let portion: number[] = [];
      for (const id of open().prepare<[Parameters], number>(sql).pluck().iterate(parameters)) {
        portion.push(id);
        if (portion.length < PORTION) continue;
        yield portion;
        portion = [];
        await turn();
        if (isClosed) throw new StorageUnavailable('The database is closed.');
      }
      yield portion;
    } catch (error) {
      throw toAvailability(error);
    } finally {
      finish();
    }
  }

  return {
    read,
    close: async () => {
      isClosed = true;
      await last;
      driver?.close();
    },
  };
}
