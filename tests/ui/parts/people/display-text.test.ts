import { expect, test } from 'vitest';
import { displayName, formatDay, formatMoment, formatTime } from '#ui/parts/people/display-text.ts';

test.each([[{ id: 7 }], [{ id: 7, name: '' }], [{ id: 7, name: ' \t' }]])(
  'whose details are unknown is named by their number: %o',
  (member) => {
    expect(displayName(member)).toBe('User #7');
  },
);

test('who has a name is called by it', () => {
  expect(displayName({ id: 7, name: 'Rosa Whitfield' })).toBe('Rosa Whitfield');
});

test('dates read as the English around them does, whatever the language of the browser', () => {
  const time = new Date(2026, 10, 21, 18, 5).toISOString();
  expect(formatDay(time)).toBe('21 November 2026');
  expect(formatTime(time)).toBe('18:05');
  expect(formatMoment(time)).toMatch(/^Saturday,? 21 November 2026 at 18:05$/);
});
