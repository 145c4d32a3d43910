import { expect, test } from 'vitest';
import { displayName } from '#ui/parts/people/display-text.ts';

test.each([[{ id: 7 }], [{ id: 7, name: '' }], [{ id: 7, name: ' \t' }]])(
  'whose details are unknown is named by their number: %o',
  (member) => {
    expect(displayName(member)).toBe('User #7');
  },
);

test('who has a name is called by it', () => {
  expect(displayName({ id: 7, name: 'Rosa Whitfield' })).toBe('Rosa Whitfield');
});
