import { expect, test } from 'vitest';
import { decideActivity, type WaitingItem } from '#core/mail/domain/activity.ts';
import {
  mailDueAt,
  NO_MAILS,
  paceOf,
  preferencesOf,
  USUAL_MAIL_PREFERENCES,
} from '#core/mail/domain/mail-preferences.ts';
import { toMemberId } from '#tests/support/ids.ts';

test.each([
  ['at_once', '2026-11-21T09:00:00.000Z', '2026-11-21T09:02:00.000Z'],
  ['daily', '2026-11-21T07:59:59.999Z', '2026-11-21T08:00:00.000Z'],
  ['daily', '2026-11-21T08:00:00.000Z', '2026-11-22T08:00:00.000Z'],
  ['daily', '2026-12-31T20:00:00.000Z', '2027-01-01T08:00:00.000Z'],
  // 23 November 2026 is a Monday.
  ['weekly', '2026-11-21T09:00:00.000Z', '2026-11-23T08:00:00.000Z'],
  ['weekly', '2026-11-23T07:59:59.999Z', '2026-11-23T08:00:00.000Z'],
  ['weekly', '2026-11-23T08:00:00.000Z', '2026-11-30T08:00:00.000Z'],
  ['never', '2026-11-21T09:00:00.000Z', null],
] as const)('what happens is mailed %s: of %s at %s', (pace, happenedAt, dueAt) => {
  expect(mailDueAt(pace, happenedAt)).toBe(dueAt);
});

const AT = '2026-11-21T09:00:00.000Z';
const LATER = '2026-11-21T09:30:00.000Z';
const NOON = '2026-11-21T12:00:00.000Z';
const MONDAY = '2026-11-23T08:00:00.000Z';
const item = (kind: WaitingItem['kind'], otherId: number, at = AT): WaitingItem => ({
  kind,
  otherId: toMemberId(otherId),
  since: AT,
  until: at,
});

test('who has chosen nothing hears of a yes at once, of requests daily and of messages weekly', () => {
  expect(preferencesOf({ preferences: null })).toEqual({
    requests: 'daily',
    acceptances: 'at_once',
    messages: 'weekly',
  });
  expect(preferencesOf({ preferences: NO_MAILS })).toBe(NO_MAILS);
});

test('the first message of a conversation is told at once to who has chosen nothing, and to nobody else', () => {
  const first = { kind: 'messages', isFirst: true } as const;
  expect(paceOf({ preferences: null }, first)).toBe('at_once');
  expect(paceOf({ preferences: null }, { kind: 'messages' })).toBe('weekly');
  expect(paceOf({ preferences: null }, { kind: 'requests' })).toBe('daily');
  expect(paceOf({ preferences: USUAL_MAIL_PREFERENCES }, first)).toBe('weekly');
  expect(paceOf({ preferences: NO_MAILS }, first)).toBe('never');
});

test('nothing is told where nothing waits, or of what the member has turned off', () => {
  expect(decideActivity([], { preferences: null }, MONDAY)).toEqual({ type: 'drop' });
  expect(decideActivity([item('messages', 1)], { preferences: NO_MAILS }, MONDAY)).toEqual({
    type: 'drop',
  });
});

test('a letter that comes too early waits for the first time at which something is due', () => {
  const preferences = { ...USUAL_MAIL_PREFERENCES, requests: 'daily' } as const;
  const waiting = [item('messages', 1), item('requests', 2)];
  const dueAt = '2026-11-22T08:00:00.000Z';
  expect(decideActivity(waiting, { preferences }, NOON)).toEqual({ type: 'later', dueAt });
});

test('a letter counts people, and tells all that is not turned off', () => {
  const preferences = { requests: 'at_once', acceptances: 'weekly', messages: 'never' } as const;
  const waiting = [
    item('messages', 1, NOON),
    item('requests', 2),
    item('requests', 3),
    item('acceptances', 2, LATER),
    item('acceptances', 2),
  ];
  expect(decideActivity(waiting, { preferences }, NOON)).toEqual({
    type: 'send',
    summary: {
      counts: { requests: 2, acceptances: 1, messages: 0, introductions: 0 },
      until: LATER,
    },
  });
});
