import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLatePart } from '#ui/kit/use-late-part.ts';

/** Does it, and lets what it began come to its end. */
async function settle(begin: () => void): Promise<void> {
  await act(async () => {
    begin();
    await Promise.resolve();
  });
}

test('a part is there once it is asked for and loaded; preparing alone does not show it', async () => {
  const { result } = renderHook(() =>
    useLatePart(() => Promise.resolve('the part'), expect.unreachable),
  );
  await settle(result.current.prepare);
  expect(result.current.part).toBeUndefined();
  await settle(result.current.show);
  expect(result.current.part).toBe('the part');
});

test('a part that cannot be loaded is told when it is asked for, and can be asked for again', async () => {
  let failures = 0;
  const answers = [false, false, true];
  const load = () =>
    answers.shift() ? Promise.resolve('the part') : Promise.reject(new Error('No connection.'));
  const { result } = renderHook(() =>
    useLatePart(load, () => {
      failures += 1;
    }),
  );
  await settle(result.current.prepare);
  expect(failures).toBe(0);
  await settle(result.current.show);
  expect(failures).toBe(1);
  await settle(result.current.show);
  expect(result.current.part).toBe('the part');
});
