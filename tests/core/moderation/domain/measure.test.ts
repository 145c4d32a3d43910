import { expect, test } from 'vitest';
import {
  applyMeasure,
  endsAnything,
  roleMeasure,
  type EndingAction,
  type Measure,
} from '#core/moderation/domain/measure.ts';
import { usualStanding, type Standing } from '#core/safety/domain/standing.ts';
import { toMemberId } from '#tests/support/ids.ts';

const UNTIL = '2026-04-12T10:00:00.000Z';
const USUAL = usualStanding(toMemberId(7));
const SUSPENDED = { account: { status: 'suspended', until: UNTIL } } as const;
const REMOVED = { account: { status: 'removed' } } as const;
const WAITING = { account: { status: 'awaiting_approval' } } as const;
const ACTIVE = { account: { status: 'active' } } as const;
const AWAY = { onBreak: { since: UNTIL, isTold: true }, leavesOn: UNTIL };

test.each<[Measure, Partial<Standing>, Partial<Standing>]>([
  [{ action: 'suspend', until: UNTIL }, {}, SUSPENDED],
  [{ action: 'remove' }, { role: 'moderator' }, { ...REMOVED, role: 'member' }],
  [{ action: 'lift' }, SUSPENDED, ACTIVE],
  [{ action: 'make_moderator' }, {}, { role: 'moderator' }],
  [{ action: 'make_operator' }, {}, { role: 'operator' }],
  [{ action: 'make_member' }, { role: 'moderator' }, { role: 'member' }],
  [{ action: 'unlist' }, {}, { isListed: false }],
  [{ action: 'list' }, { isListed: false }, { isListed: true }],
  [{ action: 'stop_requests' }, {}, { mayAsk: false }],
  [{ action: 'allow_requests' }, { mayAsk: false }, { mayAsk: true }],
  [{ action: 'warn' }, AWAY, {}],
  [{ action: 'end_sessions' }, AWAY, {}],
  [{ action: 'approve' }, WAITING, ACTIVE],
  [{ action: 'decline' }, WAITING, REMOVED],
  [{ action: 'close_under_age' }, {}, { account: { status: 'under_age' } }],
])('$action changes this alone', (measure, before, change) => {
  const standing = { ...USUAL, isListed: true, ...before };
  expect(applyMeasure(standing, measure)).toEqual({ ...standing, ...change });
});

test('who is restored has what they decided about themselves, and their role', () => {
  const kept = { ...AWAY, role: 'moderator' } as const;
  const standing = { ...USUAL, ...REMOVED, ...kept, isListed: false, mayAsk: false };
  expect(applyMeasure(standing, { action: 'restore' })).toEqual({ ...USUAL, ...kept });
});

test.each<[EndingAction, Partial<Standing>, boolean]>([
  ['restore', {}, false],
  ['restore', REMOVED, true],
  ['restore', { isListed: false }, true],
  ['restore', { mayAsk: false }, true],
  ['lift', SUSPENDED, true],
  ['lift', REMOVED, false],
  ['list', { isListed: false }, true],
  ['list', { mayAsk: false }, false],
  ['allow_requests', { mayAsk: false }, true],
  ['allow_requests', { isListed: false }, false],
])('%s of %o ends anything: %o', (ending, standing, ends) => {
  expect(endsAnything({ ...USUAL, ...standing }, ending)).toBe(ends);
});

test('a role is given by a measure', () => {
  expect(roleMeasure('moderator')).toEqual({ action: 'make_moderator' });
  expect(roleMeasure('operator')).toEqual({ action: 'make_operator' });
  expect(roleMeasure('member')).toEqual({ action: 'make_member' });
});
