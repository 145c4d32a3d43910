import { describe, expect, it } from 'vitest';
import { isProblem } from '#core/kernel/problem.ts';

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
    expect(isProblem({ ...problem, errors: [...errors, { path: 'name' }] })).toBe(false);
    expect(isProblem({ ...problem, errors: 'Name is required' })).toBe(false);
  });

  it.each(Object.keys(problem))('needs %s', (key) => {
    expect(isProblem({ ...problem, [key]: undefined })).toBe(false);
    expect(isProblem({ ...problem, [key]: [] })).toBe(false);
  });

  it('is an object, whatever else', () => {
    expect(isProblem(null)).toBe(false);
    expect(isProblem(undefined)).toBe(false);
    expect(isProblem('Bad Request')).toBe(false);
    expect(isProblem([])).toBe(false);
  });
});
