import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAGE_ERROR_CHARACTERS, toPageError } from '#core/site/domain/page-error.ts';
import { pageErrorSchema } from '#core/site/schemas.ts';
import { anyText } from '#tests/support/arbitraries.ts';
import { fieldErrorsOf } from '#tests/support/field-errors.ts';

const path = anyText.map((text) => `/${text.replace(/[?#]/g, '')}`);
const anError = fc.tuple(anyText, fc.option(anyText)).map(([message, stack]) => {
  const error = new TypeError(message);
  return Object.assign(error, { stack: stack ?? undefined });
});
const thrown = fc.oneof(anError, anyText, fc.anything());
const longer = (maximum: number) => 'x'.repeat(maximum + 1);

describe('what a page tells of its failure', () => {
  it('is always accepted, whatever was thrown wherever', () => {
    fc.assert(
      fc.property(thrown, path, (error, address) => {
        const told = toPageError(error, address);
        expect(pageErrorSchema.parse(JSON.parse(JSON.stringify(told)))).toEqual(told);
      }),
    );
  });

  it('is the kind, the words and the stack of an error, cut where they are too long', () => {
    const error = Object.assign(new TypeError('x is null'), { stack: longer(4_000) });
    expect(toPageError(error, '/explore')).toEqual({
      message: 'TypeError: x is null',
      address: '/explore',
      stack: 'x'.repeat(4_000),
    });
    const { message, address } = toPageError(longer(500), longer(500));
    expect([message, address]).toEqual(['x'.repeat(500), 'x'.repeat(500)]);
  });

  it('says so when what was thrown is no error', () => {
    expect(toPageError({ status: 500 }, '/')).toEqual({ message: 'Thrown: object', address: '/' });
  });
});

const sound = { message: 'x is null', address: '/profile/12' };

it.each([
  [{}, ['message', 'address']],
  [{ ...sound, message: '' }, ['message']],
  [{ ...sound, message: longer(PAGE_ERROR_CHARACTERS.message) }, ['message']],
  [{ ...sound, address: 'https://elsewhere.example/' }, ['address']],
  [{ ...sound, address: '/explore?type=3' }, ['address']],
  [{ ...sound, address: '/resources#safety' }, ['address']],
  [{ ...sound, address: `/${longer(PAGE_ERROR_CHARACTERS.address)}` }, ['address']],
  [{ ...sound, stack: longer(PAGE_ERROR_CHARACTERS.stack) }, ['stack']],
  [{ ...sound, stack: null }, ['stack']],
])('a report that is out of bounds is refused by its fields: %#', (report, fields) => {
  const refused = fieldErrorsOf(pageErrorSchema, report).map(({ path: field }) => field);
  expect([...new Set(refused)]).toEqual(fields);
});
