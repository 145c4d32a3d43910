import { expect, it } from 'vitest';
import { unreachable } from '#core/kernel/unreachable.ts';

it('throws, and names the value that no case handles', () => {
  expect(() => unreachable({ type: 'pause' } as never)).toThrow(
    'No case handles {"type":"pause"}.',
  );
});
