import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isProblem } from '#core/kernel/problem.ts';
import { toFieldErrors } from '#core/kernel/schemas/field-errors.ts';

describe('toFieldErrors', () => {
  it('writes paths with dots, through objects and lists', () => {
    const schema = z.object({ list: z.array(z.object({ size: z.number('Size is a number') })) });
    const { error } = schema.safeParse({ list: [{ size: 1 }, { size: 'x' }] });
    expect(error && toFieldErrors(error)).toEqual([
      { path: 'list.1.size', message: 'Size is a number' },
    ]);
  });

  it('writes the whole as an empty path', () => {
    const { error } = z.string('Must be text').safeParse(1);
    expect(error && toFieldErrors(error)).toEqual([{ path: '', message: 'Must be text' }]);
  });
});

describe('a problem', () => {
  const problem = {
    type: 'about:blank',
    title: 'Bad Request',
    status: 400,
    detail: 'Name is required',
    code: 'invalid_input',
  };

  it('may have field errors', () => {
    const errors = [{ path: 'name', message: 'Name is required' }];
    expect(isProblem(problem)).toBe(true);
    expect(isProblem({ ...problem, errors })).toBe(true);
    expect(isProblem({ ...problem, errors: [{ path: 'name' }] })).toBe(false);
    expect(isProblem({ ...problem, errors: 'Name is required' })).toBe(false);
  });

  it.each(Object.keys(problem))('needs %s', (key) => {
    expect(isProblem({ ...problem, [key]: undefined })).toBe(false);
    expect(isProblem({ ...problem, [key]: [] })).toBe(false);
  });

  it('is an object, whatever else', () => {
    expect(isProblem(null)).toBe(false);
    expect(isProblem([])).toBe(false);
  });
});
