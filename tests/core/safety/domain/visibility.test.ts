import { describe, expect, it } from 'vitest';
import { noHistory, withBlock } from '#core/safety/domain/pair-history.ts';
import { isInUse, usualStanding, type AccountStatus } from '#core/safety/domain/standing.ts';
import { isVisible } from '#core/safety/domain/visibility.ts';
import { toMemberId } from '#tests/support/ids.ts';

const VIEWER = toMemberId(1);
const OTHER = toMemberId(2);
const AT = '2026-01-01T10:00:00.000Z';

const none = noHistory(VIEWER, OTHER);
const HISTORIES = [
  ['nothing', none, true],
  ['a block by the viewer', withBlock(none, VIEWER, AT), false],
  ['a block by the other', withBlock(none, OTHER, AT), false],
  ['a block by both', withBlock(withBlock(none, VIEWER, AT), OTHER, AT), false],
] as const;

const ACCOUNTS: readonly [AccountStatus, boolean][] = [
  [{ status: 'active' }, true],
  [{ status: 'suspended', until: AT }, false],
  [{ status: 'removed' }, false],
];

describe.each(HISTORIES)('with %s between the two', (_what, history, isFree) => {
  it.each(ACCOUNTS)('whether the other is visible whose account is %j', (account, isActive) => {
    const standing = { ...usualStanding(OTHER), account };
    expect(isInUse(standing)).toBe(isActive);
    expect(isVisible({ history, standing })).toBe(isFree && isActive);
  });
});

it('does not depend on roles, lists or who may ask', () => {
  const standing = { ...usualStanding(OTHER), role: 'moderator', isListed: false, mayAsk: false };
  expect(isVisible({ history: none, standing: { ...standing, role: 'moderator' } })).toBe(true);
});

it('nobody of whom nothing was decided is held back in any way', () => {
  expect(usualStanding(OTHER)).toEqual({
    memberId: OTHER,
    role: 'member',
    account: { status: 'active' },
    isListed: true,
    mayAsk: true,
  });
});
