import { expect, it } from 'vitest';
import { linksAllowed } from '#core/safety/domain/allowed-links.ts';

it.each([
  ['2026-03-01T10:00:00.000Z', false],
  ['2026-03-02T23:59:59.999Z', false],
  ['2026-03-03T09:59:59.999Z', false],
  ['2026-03-03T10:00:00.000Z', true],
  ['2027-01-01T00:00:00.000Z', true],
  ['2026-02-01T10:00:00.000Z', false],
])('links of a connection accepted on 1 March at 10:00 are allowed at %s: %s', (now, allowed) => {
  expect(linksAllowed('2026-03-01T10:00:00.000Z', now)).toBe(allowed);
});
