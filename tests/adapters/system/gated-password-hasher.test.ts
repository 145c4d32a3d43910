import { expect, test } from 'vitest';
import { gatePasswordHasher } from '#adapters/system/gated-password-hasher.ts';
import type { PasswordHasher } from '#core/accounts/ports/password-hasher.ts';
import { TooBusy } from '#core/kernel/too-busy.ts';
import { toPassword, toTypedPassword } from '#tests/support/texts.ts';

/** A hasher whose work ends when it is told to, and what it has begun. */
function createHeldHasher() {
  const begun: ((matches: boolean) => void)[] = [];
  const hasher: PasswordHasher = {
    hash: (password) =>
      new Promise((resolve) => {
        begun.push(() => {
          resolve(`hash of ${password}`);
        });
      }),
    verify: () => new Promise((resolve) => begun.push(resolve)),
  };
  return { hasher, begun };
}

const LIMITS = { atOnce: 2, waiting: 3 };
const typed = toTypedPassword('typed');
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('two at once are hashed, others wait for their turn, and more are refused', async () => {
  const { hasher, begun } = createHeldHasher();
  const gated = gatePasswordHasher(hasher, LIMITS);
  const verifying = Array.from({ length: 4 }, () => gated.verify('a hash', typed));
  const hashing = gated.hash(toPassword('a quiet garden gate'));
  await expect(gated.verify('a hash', typed)).rejects.toBeInstanceOf(TooBusy);
  await expect(gated.hash(toPassword('a quiet garden gate'))).rejects.toBeInstanceOf(TooBusy);
  await turn();
  expect(begun).toHaveLength(2);
  for (let number = 0; number < 5; number += 1) {
    begun[number]!(number !== 1);
    await turn();
    expect(begun.length).toBe(Math.min(number + 3, 5));
  }
  expect(await Promise.all(verifying)).toEqual([true, false, true, true]);
  expect(await hashing).toBe('hash of a quiet garden gate');
});

test('there is room again once the others are done, also when they failed', async () => {
  const failure = new Error('a damaged hash');
  const failing: PasswordHasher = {
    hash: () => Promise.reject(failure),
    verify: () => Promise.reject(failure),
  };
  const gated = gatePasswordHasher(failing, { atOnce: 1, waiting: 1 });
  for (let time = 0; time < 3; time += 1) {
    const both = [gated.verify('a hash', typed), gated.verify('a hash', typed)];
    await expect(gated.verify('a hash', typed)).rejects.toBeInstanceOf(TooBusy);
    for (const one of both) await expect(one).rejects.toBe(failure);
  }
});
