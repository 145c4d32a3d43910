import { StorageUnusable } from '#core/kernel/storage-unusable.ts';

/** Opens something of the file, and says in a `StorageUnusable` why it could not. */
export function explaining<Value>(file: string, work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    throw explain(error, file);
  }
}

/** Says what the codes of the system and of SQLite mean to the operator; other errors stay themselves. */
function explain(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.startsWith('SQLITE_NOTADB') || code.startsWith('SQLITE_CORRUPT')) {
    return new StorageUnusable(`${file} is damaged: restore it from a backup.`, { cause: error });
  }
  if (code.startsWith('SQLITE_BUSY')) {
    const message = `${file} is in use by another program: stop that program first.`;
    return new StorageUnusable(message, { cause: error });
  }
  if (/^(E[A-Z]+|SQLITE_(CANTOPEN|READONLY|PERM|IOERR|FULL).*)$/.test(code)) {
    const message = `${file} cannot be opened (${code}): check that its folder is there, that the user of this program may write to both, and that the disk is not full.`;
    return new StorageUnusable(message, { cause: error });
  }
  return error;
}
