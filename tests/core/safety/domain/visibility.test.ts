import { describe, expect, it } from 'vitest';
import { noHistory, withBlock } from '#core/safety/domain/pair-history.ts';
import { isInUse, usualStanding, type AccountStatus } from '#core/safety/domain/standing.ts';
import { isVisible, sightOf, signsBetween } from '#core/safety/domain/visibility.ts';
import { NO_SIGNS } from '#core/safety/domain/shared-signs.ts';
import { toMemberId } from '#tests/support/ids.ts';

const VIEWER = toMemberId(1);
const OTHER = toMemberId(2);
const SUSPENDED = { status: 'suspended', until: '2026-02-01T10:00:00.000Z' } as const;
const AT = '2026-01-01T10:00:00.000Z';

const none = noHistory(VIEWER, OTHER);
const CHOSEN = { chosenSigns: [NO_SIGNS, NO_SIGNS] } as const;
const FREE = { history: none, isConnected: false, isViewerDeleted: false, ...CHOSEN };
const HISTORIES = [
  ['nothing', none, true],
  ['a block by the viewer', withBlock(none, VIEWER, AT, null), false],
  ['a block by the other', withBlock(none, OTHER, AT, null), false],
  ['a block by both', withBlock(withBlock(none, VIEWER, AT, null), OTHER, AT, null), false],
] as const;

const ACCOUNTS: readonly [AccountStatus, boolean][] = [
  [{ status: 'active' }, true],
  [{ status: 'suspended', until: AT }, false],
  [{ status: 'removed' }, false],
  [{ status: 'deleted' }, false],
];

describe.each(HISTORIES)('with %s between the two', (_what, history, isFree) => {
  it.each(ACCOUNTS)('whether the other is visible whose account is %j', (account, isActive) => {
    const standing = { ...usualStanding(OTHER), account };
    expect(isInUse(standing)).toBe(isActive);
    for (const isConnected of [false, true]) {
      expect(isVisible({ history, standing, isConnected, isViewerDeleted: false, ...CHOSEN })).toBe(
        isFree && isActive,
      );
    }
  });
});

describe.each(HISTORIES)('with %s, to strangers and to connections', (_what, history, isFree) => {
  it.each([
    ['takes a break', { onBreak: { since: AT, isTold: true } }, ['hidden', 'visible']],
    ['takes a break in silence', { onBreak: { since: AT, isTold: false } }, ['hidden', 'visible']],
    ['leaves', { leavesOn: AT }, ['hidden', 'former']],
    ['is deleted', { account: { status: 'deleted' } }, ['hidden', 'former']],
    ['leaves while suspended', { leavesOn: AT, account: SUSPENDED }, ['hidden', 'hidden']],
  ] as const)('a member who %s', (_how, away, sights) => {
    const standing = { ...usualStanding(OTHER), ...away };
    const seen = [false, true].map((isConnected) =>
      sightOf({ history, standing, isConnected, isViewerDeleted: false }),
    );
    expect(seen).toEqual(isFree ? sights : ['hidden', 'hidden']);
  });
});

it('does not depend on roles, lists or who may ask', () => {
  const standing = { ...usualStanding(OTHER), role: 'moderator', isListed: false, mayAsk: false };
  const moderator = { ...standing, role: 'moderator' } as const;
  expect(isVisible({ ...FREE, standing: moderator })).toBe(true);
});

it('nobody of whom nothing was decided is held back in any way', () => {
  expect(usualStanding(OTHER)).toEqual({
    memberId: OTHER,
    role: 'member',
    account: { status: 'active' },
    isListed: true,
    mayAsk: true,
    onBreak: null,
    leavesOn: null,
  });
});

it('shows nobody to a member whose account is deleted', () => {
  const standing = usualStanding(OTHER);
  const seen = { history: none, standing, isConnected: true };
  expect(sightOf({ ...seen, isViewerDeleted: true })).toBe('hidden');
  expect(sightOf({ ...seen, isViewerDeleted: false })).toBe('visible');
});

it('only members who see each other show each other signs', () => {
  const all = { typing: true, reading: true };
  const standing = usualStanding(OTHER);
  const chosen = { ...FREE, standing, isConnected: true, chosenSigns: [all, all] } as const;
  expect(signsBetween(chosen)).toEqual(all);
  expect(signsBetween({ ...chosen, chosenSigns: [all, NO_SIGNS] })).toEqual(NO_SIGNS);
  expect(signsBetween({ ...chosen, chosenSigns: [NO_SIGNS, all] })).toEqual(NO_SIGNS);
  expect(signsBetween({ ...chosen, history: withBlock(none, OTHER, AT, null) })).toEqual(NO_SIGNS);
  expect(signsBetween({ ...chosen, standing: { ...standing, leavesOn: AT } })).toEqual(NO_SIGNS);
  expect(signsBetween({ ...chosen, isViewerDeleted: true })).toEqual(NO_SIGNS);
});
