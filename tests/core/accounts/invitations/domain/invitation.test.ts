import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  newInvitation,
  showInvitation,
  spendInvitation,
  statusAt,
  withdrawInvitation,
  type Invitation,
  type InvitationState,
} from '#core/accounts/invitations/domain/invitation.ts';
import { toInvitationId, toMemberId } from '#tests/support/ids.ts';

const AT = '2026-03-01T10:00:00.000Z';
const LAST_MOMENT = '2026-03-31T09:59:59.999Z';
const EXPIRES = '2026-03-31T10:00:00.000Z';

const NEW = newInvitation('a hash', toMemberId(7), AT);
const OPEN: Invitation = { ...NEW, id: toInvitationId(3), state: { status: 'open' } };
const ENDED: InvitationState[] = [
  { status: 'used', at: AT },
  { status: 'withdrawn', at: AT },
];

const anyTime = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const anyInvitation = fc
  .constantFrom<InvitationState>({ status: 'open' }, ...ENDED)
  .map((state) => ({ ...OPEN, state }));

describe('an invitation', () => {
  test('can be used for 30 days', () => {
    expect(NEW).toEqual({
      codeHash: 'a hash',
      inviterId: 7,
      createdAt: AT,
      expiresAt: EXPIRES,
    });
    expect(statusAt(OPEN, LAST_MOMENT)).toBe('open');
    expect(statusAt(OPEN, EXPIRES)).toBe('expired');
  });

  test('that was used or withdrawn never expires', () => {
    for (const state of ENDED) expect(statusAt({ ...OPEN, state }, EXPIRES)).toBe(state.status);
  });

  test('is used while it is open, and withdrawn while it is open', () => {
    const at = LAST_MOMENT;
    expect(spendInvitation(OPEN, at)).toEqual({
      ok: true,
      value: { ...OPEN, state: { status: 'used', at } },
    });
    expect(withdrawInvitation(OPEN, at)).toEqual({
      ok: true,
      value: { ...OPEN, state: { status: 'withdrawn', at } },
    });
  });

  test('of any kind is used and withdrawn by one rule: it is open', () => {
    fc.assert(
      fc.property(anyInvitation, anyTime, (invitation, at) => {
        const isOpen = statusAt(invitation, at) === 'open';
        const spent = spendInvitation(invitation, at);
        const withdrawn = withdrawInvitation(invitation, at);
        expect([spent.ok, withdrawn.ok]).toEqual([isOpen, isOpen]);
        if (!spent.ok) expect(spent.refusal).toEqual({ code: 'invitation_not_valid' });
        if (!withdrawn.ok) expect(withdrawn.refusal).toEqual({ code: 'invitation_ended' });
        if (spent.ok) expect(spendInvitation(spent.value, at).ok).toBe(false);
      }),
    );
  });

  test('is shown without its code', () => {
    expect(showInvitation(OPEN, AT)).toEqual({
      id: 3,
      createdAt: AT,
      expiresAt: EXPIRES,
      status: 'open',
    });
  });
});
