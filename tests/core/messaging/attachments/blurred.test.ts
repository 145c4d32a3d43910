import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isBlurredAt } from '#core/messaging/attachments/domain/blurred.ts';
import { DAY } from '#tests/support/settable-clock.ts';
import { anyTime } from '#tests/support/arbitraries.ts';

const after = (time: string, milliseconds: number) =>
  new Date(Date.parse(time) + milliseconds).toISOString();

it('pictures are blurred in the first seven days of a connection, to the last millisecond', () => {
  fc.assert(
    fc.property(anyTime, fc.nat(7 * DAY - 1), fc.nat(365 * DAY), (acceptedAt, early, late) => {
      for (const within of [0, early, 7 * DAY - 1]) {
        expect(isBlurredAt(acceptedAt, after(acceptedAt, within))).toBe(true);
      }
      for (const beyond of [0, late]) {
        expect(isBlurredAt(acceptedAt, after(acceptedAt, 7 * DAY + beyond))).toBe(false);
      }
    }),
  );
});
