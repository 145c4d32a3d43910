import { expect, test } from 'vitest';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import { onceAvailable } from '#server/once-available.ts';

/** Fails with the errors, one each time, and then answers how often it was asked. */
function failing(...errors: Error[]) {
  let asked = 0;
  return () => {
    const error = errors[asked];
    asked += 1;
    return error ? Promise.reject(error) : Promise.resolve(asked);
  };
}

test('a start waits for storage that has no connection left', async () => {
  const full = new StorageUnavailable('The database is not answering.');
  expect(await onceAvailable(failing(full, full))).toBe(3);
});

test('a start waits for nothing else', async () => {
  const broken = new Error('There is no such table.');
  await expect(onceAvailable(failing(broken))).rejects.toBe(broken);
});
