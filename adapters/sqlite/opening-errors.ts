import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import { StorageUnusable } from '#core/kernel/storage-unusable.ts';

/** What to do about a damaged file. */
export function damaged(file: string): string {
  return `${file} is damaged: restore it from a backup.`;
}

/** Does work that opens the file; throws a `StorageUnusable` that explains why it failed. */
export function explaining<Value>(file: string, work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    throw explain(error, file);
  }
}

/** The same for work that takes its time. */
export async function explainingLater<Value>(
  file: string,
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw explain(error, file);
  }
}

/** Explains the error codes of the system and of SQLite to the operator; returns other errors unchanged. */
function explain(error: unknown, file: string): unknown {
  const cause = error instanceof StorageUnavailable ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (code.startsWith('SQLITE_NOTADB') || code.startsWith('SQLITE_CORRUPT')) {
    return new StorageUnusable(damaged(file), { cause: error });
  }
  if (code.startsWith('SQLITE_BUSY')) {
    const message = `${file} is in use by another program: stop that program first.`;
    return new StorageUnusable(message, { cause: error });
  }
  if (/^(E[A-Z]+|SQLITE_(CANTOPEN|READONLY|PERM|IOERR|FULL).*)$/.test(code)) {
    const message = `${file} cannot be opened (${code}): check that its folder exists, that this user can write to both, and that the disk is not full.`;
    return new StorageUnusable(message, { cause: error });
  }
  return error;
}
