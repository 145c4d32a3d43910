import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endpoints, type DescribedEndpoint } from '#core/contract.ts';
import { createOpenApiDocument } from '#server/openapi/openapi-document.ts';
import {
  describedValues,
  pathOf,
  type Components,
  type DescribedSchema,
} from '#tests/support/described-values.ts';
import { faultsOf } from '#tests/support/field-errors.ts';

const document = createOpenApiDocument();
const components = document.components.schemas as Components;
const { placesIn, valueOf, outside } = describedValues(components);

type Bodied = DescribedEndpoint & Required<Pick<DescribedEndpoint, 'body'>>;

/** Every call with a body, and what the document says of that. */
const bodies = Object.entries<DescribedEndpoint>(endpoints).flatMap(([name, endpoint]) =>
  endpoint.body ? [[name, endpoint as Bodied, describedBody(endpoint)] as const] : [],
);

function describedBody({ path, method }: DescribedEndpoint): DescribedSchema {
  const operation = document.paths[path]?.[method.toLowerCase()];
  const { content } = operation!.requestBody as {
    content: { 'application/json': { schema: DescribedSchema } };
  };
  return content['application/json'].schema;
}

/** What JSON Schema cannot say: how fields go together, and what is in our lists or in the product's own grammar. */
const BEYOND_BOUNDS = [
  // The address that everyone can write to, which is in links.
  'setting_not_valid',
  'age_range_reversed',
  'connection_with_oneself',
  'side_without_bond',
  'introduced_to_themselves',
  'repeated_interest',
  'repeated_language',
  'unknown_time_zone',
  'picture_address',
];

/** A proof has a password or a passkey, and a message words or something to show. */
const ONE_OF_TWO = ['proof.password required', 'content required'];

/** Texts without a longest length, each refused like any wrong one; a whole body is at most 64 KiB. */
const UNBOUNDED: Readonly<Record<string, readonly string[]>> = {
  'what is typed to log in, which may have been chosen under other rules': [
    'username',
    'password',
    'proof.password',
  ],
  'a name out of the list of time zones': ['preferences.timeZone'],
  'what is compared with a code, a link or a version that is stored': [
    'code',
    'invitationCode',
    'token',
    'version',
  ],
  'what a device made, which its signature vouches for': [
    'challenge',
    'credentialId',
    'credential.id',
    'credential.clientDataJson',
    'credential.attestationObject',
    'credential.transports.0',
    ...['id', 'clientDataJson', 'authenticatorData', 'signature', 'userHandle'].flatMap((field) => [
      `signed.${field}`,
      `proof.passkey.signed.${field}`,
    ]),
    'proof.passkey.challenge',
  ],
};

const unboundedPaths = Object.values(UNBOUNDED).flat();

/** Whether the schema says how long the text can be, or what it can be. */
function isBounded({ maxLength, enum: choices, format, pattern = '', ...schema }: DescribedSchema) {
  const hasForm = pattern !== '' && !new RegExp(pattern, 'u').test('x'.repeat(100_000));
  return (
    maxLength !== undefined ||
    choices !== undefined ||
    'const' in schema ||
    format !== undefined ||
    hasForm
  );
}

test('every text in a body has its bounds in the document, but for the named ones', () => {
  const unbounded = bodies.flatMap(([name, , schema]) =>
    placesIn(schema)
      .filter((place) => place.schema.type === 'string' && !isBounded(place.schema))
      .map((place) => ({ name, path: pathOf(place) })),
  );
  expect(unbounded.filter(({ path }) => !unboundedPaths.includes(path))).toEqual([]);
  const found = unbounded.map(({ path }) => path);
  expect(unboundedPaths.filter((path) => !found.includes(path))).toEqual([]);
});

test.each(bodies)(
  'the body of %s is accepted at the edges of its bounds',
  (_name, { body }, schema) => {
    fc.assert(
      fc.property(valueOf(schema), (value) => {
        const faults = faultsOf(body, value).filter(
          ({ path, fault }) =>
            !BEYOND_BOUNDS.includes(fault.rule) && !ONE_OF_TWO.includes(`${path} ${fault.rule}`),
        );
        expect(faults).toEqual([]);
      }),
      { numRuns: 30 },
    );
  },
);

const bounds = bodies.flatMap(([name, { body }, schema]) =>
  placesIn(schema).flatMap((place) =>
    outside(place.schema).map(([bound, values]) => ({
      ...{ name, path: pathOf(place), bound, body },
      broken: valueOf(schema, place.steps, values),
    })),
  ),
);

test.each(bounds)('the body of $name is refused with $path outside its $bound', (it) => {
  fc.assert(
    fc.property(it.broken, (value) => {
      const paths = faultsOf(it.body, value).map((fault) => fault.path);
      expect(paths.some((one) => it.path === one || it.path.startsWith(`${one}.`))).toBe(true);
    }),
    { numRuns: 5 },
  );
});
