import { describe, expect, test } from 'vitest';
import {
  areEnough,
  matchAnswers,
  type KnownOfAccount,
  type MatchedAnswers,
} from '#core/moderation/desk/domain/recovery-answers.ts';

const known: KnownOfAccount = {
  email: 'rosa@example.org',
  createdAt: '2025-03-12T10:00:00.000Z',
  connections: ['Änne Köhler', 'Steve', 'Mia'],
  lastPerson: 'Steve',
};
const right = {
  address: ' Rosa@Example.org',
  joinedIn: '2025-03',
  people: 'anne  kohler, STEVE',
  lastPerson: 'steve',
};
const ALL: MatchedAnswers = {
  address: 'matches',
  joinedIn: 'matches',
  people: 'matches',
  lastPerson: 'matches',
};

describe('what somebody says of an account', () => {
  test('matches however it is written', () => {
    expect(matchAnswers(right, known)).toEqual(ALL);
  });

  test('need not be answered', () => {
    const empty = { address: ' ', joinedIn: '', people: '', lastPerson: '' };
    expect(Object.values(matchAnswers(empty, known))).toEqual(Array(4).fill('not_answered'));
  });

  test.each([
    ['2025-01', 'differs'],
    ['2025-02', 'matches'],
    ['2025-04', 'matches'],
    ['2025-05', 'differs'],
    ['2024-03', 'differs'],
  ])('is right about the month within one: %s', (joinedIn, expected) => {
    expect(matchAnswers({ ...right, joinedIn }, known).joinedIn).toBe(expected);
  });

  test('is right about December beside January', () => {
    const later = { ...known, createdAt: '2026-01-01T00:00:00.000Z' };
    expect(matchAnswers({ ...right, joinedIn: '2025-12' }, later).joinedIn).toBe('matches');
  });

  test.each([
    ['Steve', 'differs'],
    ['Steve, Steve', 'differs'],
    ['Steve; Mia', 'matches'],
    ['Steve, Mia, Somebody', 'matches'],
    ['Steve, Mia, Somebody, Anybody', 'differs'],
    [',,', 'differs'],
  ])('names two or more people, most of them rightly: %s', (people, expected) => {
    expect(matchAnswers({ ...right, people }, known).people).toBe(expected);
  });

  test('cannot be right about the last person where there was none', () => {
    expect(matchAnswers(right, { ...known, lastPerson: null }).lastPerson).toBe('differs');
  });

  test('is enough when three match', () => {
    expect(areEnough(ALL)).toBe(true);
    expect(areEnough({ ...ALL, address: 'differs' })).toBe(true);
    expect(areEnough({ ...ALL, address: 'differs', people: 'not_answered' })).toBe(false);
  });
});
