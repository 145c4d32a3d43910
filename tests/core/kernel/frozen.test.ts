import { expect, test } from 'vitest';
import { frozen, isFrozenThrough, oncePerFrozen } from '#core/kernel/frozen.ts';

test('what is frozen cannot be changed, however deep', () => {
  const value = frozen({ name: 'Ada', preferences: { interests: ['Chess'] } });
  expect(() => Object.assign(value, { name: 'Grace' })).toThrow(TypeError);
  expect(() => value.preferences.interests.push('Tea')).toThrow(TypeError);
  expect(isFrozenThrough(value)).toBe(true);
  expect(isFrozenThrough(value.preferences)).toBe(false);
});

test('what holds anything that can change is not frozen through', () => {
  expect(isFrozenThrough(Object.freeze({ interests: ['Chess'] }))).toBe(false);
  expect(isFrozenThrough({})).toBe(false);
  expect(isFrozenThrough('Ada')).toBe(false);
  expect(isFrozenThrough(null)).toBe(false);
});

test('what is made of something frozen is frozen too, but for bytes', () => {
  const copyOf = oncePerFrozen((given: { readonly name: string }) => ({ ...given }));
  expect(isFrozenThrough(copyOf(frozen({ name: 'Ada' })))).toBe(true);
  expect(isFrozenThrough(copyOf({ name: 'Ada' }))).toBe(false);
  const bytesOf = oncePerFrozen(({ name }: { readonly name: string }) => Buffer.from(name));
  expect(bytesOf(frozen({ name: 'Ada' }))).toEqual(Buffer.from('Ada'));
});

test('something is made of what cannot change once, and of anything else each time', () => {
  let times = 0;
  const make = oncePerFrozen(({ name }: { readonly name: string }) => `${name} ${(times += 1)}`);
  const ada = frozen({ name: 'Ada' });
  const grace = { name: 'Grace' };
  expect([make(ada), make(ada), make(grace), make(grace)]).toEqual([
    'Ada 1',
    'Ada 1',
    'Grace 2',
    'Grace 3',
  ]);
});
