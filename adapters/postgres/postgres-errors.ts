import { DatabaseError } from 'pg';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';

/**
 * What may pass (PostgreSQL, appendix A): connections that fail, lack of memory, disk or connections,
 * a database that starts, stops or only reads, a statement or lock that took too long.
 */
const PASSING_CODES = /^(08|53|57P|25006|55P03|57014|58030)/;

/** Two transactions were in each other's way, and one was given up: to be done again. */
const COLLISION_CODES = /^(40001|40P01)$/;

const UNIQUE_VIOLATION = '23505';

export function isCollision(error: unknown): boolean {
  return error instanceof DatabaseError && COLLISION_CODES.test(error.code ?? '');
}

/** Whether a write was refused because another row holds what must be unique. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === UNIQUE_VIOLATION;
}

/**
 * Does what the driver does, and says with a `StorageUnavailable` what the database cannot do just
 * now. Errors that do not come from the database are those of the way to it.
 */
export async function whileAvailable<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DatabaseError && !PASSING_CODES.test(error.code ?? '')) throw error;
    throw new StorageUnavailable('The database is not answering.', { cause: error });
  }
}
