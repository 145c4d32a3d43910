import { describe, expect, test } from 'vitest';
import { UNKNOWN_DEVICE } from '#core/accounts/domain/device.ts';
import { decideMeasure } from '#core/moderation/domain/decide-measure.ts';
import { roleMeasure, type Measure } from '#core/moderation/domain/measure.ts';
import { usualStanding, type Standing } from '#core/safety/domain/standing.ts';
import { toMemberId, toReportId } from '#tests/support/ids.ts';
import { toModerationWords } from '#tests/support/texts.ts';

const ROSA = toMemberId(7);
const AT = '2026-03-01T10:00:00.000Z';
const UNTIL = '2026-03-08T10:00:00.000Z';
const RECORD = {
  at: AT,
  actor: toMemberId(9),
  reportId: toReportId(5),
  reason: 'money',
  words: toModerationWords('Please read the guidelines.'),
} as const;

const USUAL = usualStanding(ROSA);
const RESTRICTED: Standing = { ...USUAL, role: 'moderator', isListed: false, mayAsk: false };
const SUSPENDED: Standing = { ...RESTRICTED, account: { status: 'suspended', until: UNTIL } };
const WAITING: Standing = { ...USUAL, account: { status: 'awaiting_approval' } };
const UNDER_AGE: Standing = { ...RESTRICTED, account: { status: 'under_age' } };
const REMOVED: Standing = { ...USUAL, account: { status: 'removed' } };

const END_SESSIONS = { type: 'end_sessions', memberId: ROSA };

/** What is stored of a measure about a member of that standing, without the entry in the log. */
function changesOf(standing: Standing, measure: Measure) {
  const decided = decideMeasure({ value: standing, version: 3 }, measure, RECORD);
  if (!decided.ok) throw new Error(`It was refused as ${decided.refusal.code}.`);
  const changes = decided.value;
  const until = measure.action === 'suspend' ? measure.until : null;
  const entry = { ...RECORD, memberId: ROSA, action: measure.action, until };
  const { at, actor, reportId, reason, words } = RECORD;
  const content = { kind: measure.action, until, reason, words };
  const told = [{ type: 'add_notice', notice: { memberId: ROSA, at, actor, reportId, content } }];
  const isTold = ['suspend', 'remove'].includes(measure.action);
  const recorded = [{ type: 'add_moderation_entry', entry }, ...(isTold ? told : [])];
  expect(changes.slice(-recorded.length)).toEqual(recorded);
  return changes.slice(0, -recorded.length);
}

/** What the security log says of a role that was given or taken. */
function roleNoted(before: Standing, after: Standing) {
  if (before.role === after.role) return [];
  const fact = after.role === 'moderator' ? 'role_given' : 'role_taken';
  const entry = { memberId: ROSA, at: AT, fact, count: 1, aboutId: null, device: UNKNOWN_DEVICE };
  return [{ type: 'add_security_entry', entry }];
}

const put = (standing: Standing) => ({ type: 'put_standing', standing, version: 3 });

describe('a measure', () => {
  test.each<[what: string, Standing, Measure, Standing]>([
    [
      'suspends',
      RESTRICTED,
      { action: 'suspend', until: UNTIL },
      { ...RESTRICTED, account: { status: 'suspended', until: UNTIL } },
    ],
    [
      'removes, and with the account the role',
      RESTRICTED,
      { action: 'remove' },
      { ...RESTRICTED, role: 'member', account: { status: 'removed' } },
    ],
    ['declines', WAITING, { action: 'decline' }, REMOVED],
    ['closes an account', RESTRICTED, { action: 'close_under_age' }, UNDER_AGE],
  ])('%s, and signs the member out by the same commit', (_what, before, measure, after) => {
    expect(changesOf(before, measure)).toEqual([
      put(after),
      END_SESSIONS,
      ...roleNoted(before, after),
    ]);
  });

  test.each<[what: string, Standing, Measure, Standing]>([
    ['restores a removed member', REMOVED, { action: 'restore' }, USUAL],
    [
      'restores all but the role',
      SUSPENDED,
      { action: 'restore' },
      { ...USUAL, role: 'moderator' },
    ],
    ['approves', WAITING, { action: 'approve' }, USUAL],
    [
      'restores who was too young',
      UNDER_AGE,
      { action: 'restore' },
      { ...USUAL, role: 'moderator' },
    ],
    ['lifts the suspension alone', SUSPENDED, { action: 'lift' }, RESTRICTED],
    ['makes a moderator', USUAL, roleMeasure('moderator'), { ...USUAL, role: 'moderator' }],
    ['ends the role', RESTRICTED, roleMeasure('member'), { ...RESTRICTED, role: 'member' }],
  ])('%s, and leaves sessions alone', (_what, before, measure, after) => {
    expect(changesOf(before, measure)).toEqual([put(after), ...roleNoted(before, after)]);
  });

  test('ends the sessions, and nothing else', () => {
    expect(changesOf(USUAL, { action: 'end_sessions' })).toEqual([END_SESSIONS]);
  });

  test.each(['approve', 'decline'] as const)(
    '%s is refused about a member who does not wait for it',
    (action) => {
      for (const value of [USUAL, SUSPENDED, UNDER_AGE, REMOVED]) {
        expect(decideMeasure({ value, version: 3 }, { action }, RECORD)).toEqual({
          ok: false,
          refusal: { code: 'not_awaiting_approval' },
        });
      }
    },
  );

  test.each<Measure>([
    { action: 'suspend', until: UNTIL },
    { action: 'remove' },
    { action: 'restore' },
    { action: 'lift' },
    { action: 'end_sessions' },
    { action: 'close_under_age' },
    roleMeasure('moderator'),
  ])('$action is refused about a member who waits for approval', (measure) => {
    expect(decideMeasure({ value: WAITING, version: 3 }, measure, RECORD)).toEqual({
      ok: false,
      refusal: { code: 'approval_undecided' },
    });
  });

  test.each<Measure>([
    { action: 'suspend', until: UNTIL },
    { action: 'remove' },
    { action: 'lift' },
    { action: 'end_sessions' },
    roleMeasure('moderator'),
  ])('$action is refused about a member who was removed', (measure) => {
    expect(decideMeasure({ value: REMOVED, version: 3 }, measure, RECORD)).toEqual({
      ok: false,
      refusal: { code: 'member_removed' },
    });
  });

  test.each([AT, '2026-02-28T10:00:00.000Z'])(
    'suspends nobody until %s, which is over',
    (until) => {
      const measure = { action: 'suspend', until } as const;
      expect(decideMeasure({ value: USUAL, version: 0 }, measure, RECORD)).toEqual({
        ok: false,
        refusal: {
          code: 'invalid_input',
          errors: [{ path: 'until', fault: { rule: 'until_not_later' } }],
        },
      });
    },
  );
});
