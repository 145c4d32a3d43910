import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints, type DescribedEndpoint } from '#core/contract.ts';
import { NAMING_CALLS } from '#tests/support/address-probes.ts';

/** A body's field that names somebody who is perhaps a member. */
const NAMING_FIELD = /"(?:username|email)":/;

const probed = NAMING_CALLS.map(({ request }) => {
  const named = { username: 'somebody', email: 'somebody@example.org' };
  const { method, path } = request(named, { id: 1, password: 'a quiet garden gate', number: 1 });
  return `${method} ${path.replace(/\/\d+$/, '/{id}')}`;
});

test('every call that takes a name or an address is probed for what it gives away', () => {
  const naming = Object.values<DescribedEndpoint>(endpoints).flatMap(({ method, path, body }) => {
    if (!body) return [];
    const shape = JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }));
    return NAMING_FIELD.test(shape) ? [`${method} ${path}`] : [];
  });
  expect(naming.length).toBeGreaterThan(0);
  expect(probed).toEqual(expect.arrayContaining(naming));
});
