/**
 * Storage that cannot be opened, left as it was. The message is one sentence for the operator: what
 * is wrong and what to do about it.
 */
export class StorageUnusable extends Error {
  override readonly name = 'StorageUnusable';
}
