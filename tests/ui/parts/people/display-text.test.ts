import { expect, test } from 'vitest';
import { displayName, formatDay, formatMoment, formatTime } from '#ui/parts/people/display-text.ts';
import { formatSince } from '#ui/parts/people/format-since.ts';

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

test.each([
  ['2026-03-18T14:59:30', 'just now'],
  ['2026-03-18T15:00:30', 'just now'],
  ['2026-03-18T14:57:00', '3 minutes ago'],
  ['2026-03-18T14:00:00', '1 hour ago'],
  ['2026-03-18T00:10:00', '14 hours ago'],
  ['2026-03-17T23:50:00', 'yesterday 23:50'],
  ['2026-03-12T08:05:00', 'Thursday 08:05'],
  ['2026-03-11T15:00:00', '11 March 2026'],
])('since %s is said as "%s"', (time, said) => {
  const now = new Date('2026-03-18T15:00:00').getTime();
  expect(formatSince(new Date(time).toISOString(), now)).toBe(said);
});
