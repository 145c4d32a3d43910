import { expect, it } from 'vitest';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import { StorageUnusable } from '#core/kernel/storage-unusable.ts';

it('names the errors of storage, so that a log tells them apart', () => {
  expect(String(new StorageUnavailable('Busy.'))).toBe('StorageUnavailable: Busy.');
  expect(String(new StorageUnusable('Too new.'))).toBe('StorageUnusable: Too new.');
});
