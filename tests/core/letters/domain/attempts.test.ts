import { describe, expect, test } from 'vitest';
import { isTooLate, nextAttempt } from '#core/letters/domain/attempts.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { toEmailAddress } from '#tests/support/texts.ts';

const MINUTE = 60_000;
const NOW = '2026-03-12T10:00:00.000Z';
const minutesAfter = (minutes: number, time = NOW) =>
  new Date(Date.parse(time) + minutes * MINUTE).toISOString();

describe('a letter that has failed', () => {
  test.each([
    [0, 1],
    [1, 2],
    [2, 4],
    [7, 128],
    [8, 256],
    [9, 360],
    [18, 360],
  ])('%d times before is tried again after %d minutes', (attempts, minutes) => {
    expect(nextAttempt({ attempts }, NOW, 0)).toBe(minutesAfter(minutes));
  });

  test('is tried up to a fifth later, by chance', () => {
    expect(nextAttempt({ attempts: 0 }, NOW, 0.5)).toBe(minutesAfter(1.1));
    expect(nextAttempt({ attempts: 9 }, NOW, 1)).toBe(minutesAfter(432));
  });

  test('is given up the twentieth time', () => {
    expect(nextAttempt({ attempts: 19 }, NOW, 0)).toBeNull();
  });
});

describe('a letter with a link for a forgotten password', () => {
  const letter = { kind: 'recover_password', address: toEmailAddress('a@example.org') } as const;

  test('is of no use half an hour after it was due', () => {
    const due = { letter, attempts: 0, dueAt: NOW };
    expect(isTooLate(due, minutesAfter(30 - 1 / MINUTE))).toBe(false);
    expect(isTooLate(due, minutesAfter(30))).toBe(true);
  });

  test('counts from the first time that it was due', () => {
    const due = { letter, attempts: 3, dueAt: NOW };
    expect(isTooLate(due, minutesAfter(23 - 1 / MINUTE))).toBe(false);
    expect(isTooLate(due, minutesAfter(23))).toBe(true);
  });
});

test('any other letter is of use however late it is', () => {
  const letter = { kind: 'password_changed', memberId: toMemberId(1) } as const;
  expect(isTooLate({ letter, attempts: 19, dueAt: NOW }, minutesAfter(100_000))).toBe(false);
});
