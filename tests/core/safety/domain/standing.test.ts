import { describe, expect, it } from 'vitest';
import {
  hasLeft,
  isInUse,
  isModerator,
  isOperator,
  ROLES,
  type AccountStatus,
} from '#core/safety/domain/standing.ts';

const SOON = '2026-12-01T00:00:00.000Z';
const NOT_IN_USE: readonly AccountStatus[] = [
  { status: 'awaiting_approval' },
  { status: 'under_age' },
  { status: 'suspended', until: SOON },
  { status: 'removed' },
  { status: 'deleted' },
];

describe('an account', () => {
  it('is in use while it is active and its member does not leave', () => {
    expect(isInUse({ account: { status: 'active' }, leavesOn: null })).toBe(true);
    expect(isInUse({ account: { status: 'active' }, leavesOn: SOON })).toBe(false);
    for (const account of NOT_IN_USE) expect(isInUse({ account, leavesOn: null })).toBe(false);
  });

  it('was left by whoever leaves, and by whoever deleted it', () => {
    expect(hasLeft({ account: { status: 'active' }, leavesOn: SOON })).toBe(true);
    expect(hasLeft({ account: { status: 'deleted' }, leavesOn: null })).toBe(true);
    expect(hasLeft({ account: { status: 'active' }, leavesOn: null })).toBe(false);
    expect(hasLeft({ account: { status: 'removed' }, leavesOn: SOON })).toBe(false);
  });
});

describe('a role', () => {
  it('lets operators do what moderators may, and nobody else', () => {
    const inUse = { account: { status: 'active' }, leavesOn: null } as const;
    expect(ROLES.filter((role) => isModerator({ role, ...inUse }))).toEqual([
      'moderator',
      'operator',
    ]);
    expect(ROLES.filter((role) => isOperator({ role, ...inUse }))).toEqual(['operator']);
  });

  it('counts for nothing while the account is not in use', () => {
    for (const account of NOT_IN_USE) {
      expect(isModerator({ role: 'operator', account, leavesOn: null })).toBe(false);
      expect(isOperator({ role: 'operator', account, leavesOn: null })).toBe(false);
    }
    const leaving = { role: 'operator', account: { status: 'active' }, leavesOn: SOON } as const;
    expect([isModerator(leaving), isOperator(leaving)]).toEqual([false, false]);
  });
});
