import { describe, expect, test } from 'vitest';
import type { NewInvitation } from '#core/accounts/invitations/domain/invitation.ts';
import type { Storage } from '#core/storage.ts';
import { toInvitationId } from '#tests/support/ids.ts';
import { storeMembers } from '#tests/support/stored-records.ts';
import { addInvitation, putInvitation } from '#tests/support/writes.ts';

const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}T10:00:00.123Z`;

let made = 0;
const invitationBy = (
  inviterId: NewInvitation['inviterId'],
  given: Partial<NewInvitation> = {},
): NewInvitation => {
  made += 1;
  return { codeHash: `hash ${made}`, inviterId, createdAt: day(1), expiresAt: day(9), ...given };
};

/** What `InvitationRepository` promises. */
export function describeInvitations(current: () => Storage): void {
  describe('invitations', () => {
    test('are kept as they were made, and found by their code and their id', async () => {
      const [rosa] = await storeMembers(current(), 1);
      for (const inviterId of [rosa!.id, null]) {
        const given = invitationBy(inviterId, { createdAt: day(2), expiresAt: day(4) });
        const id = await addInvitation(current(), given, 0);
        const stored = { value: { ...given, id, state: { status: 'open' } }, version: 1 };
        expect(await current().invitations.findByCode(given.codeHash)).toEqual(stored);
        expect(await current().invitations.load(id!)).toEqual(stored);
      }
      expect(await current().invitations.findByCode('another')).toBeNull();
      expect(await current().invitations.load(toInvitationId(999))).toBeNull();
    });

    test('have each a code of their own', async () => {
      const given = invitationBy(null);
      expect(await addInvitation(current(), given, 0)).not.toBeNull();
      expect(await addInvitation(current(), given, 0)).toBeNull();
    });

    test('change once for each version', async () => {
      const id = await addInvitation(current(), invitationBy(null), 0);
      const { value } = (await current().invitations.load(id!))!;
      const used = { ...value, state: { status: 'used', at: day(3) } } as const;
      const withdrawn = { ...value, state: { status: 'withdrawn', at: day(3) } } as const;
      expect(await putInvitation(current(), used, 2)).toBe(false);
      expect(await putInvitation(current(), used, 1)).toBe(true);
      expect(await putInvitation(current(), withdrawn, 1)).toBe(false);
      expect(await current().invitations.load(id!)).toEqual({ value: used, version: 2 });
      expect(await putInvitation(current(), withdrawn, 2)).toBe(true);
      expect((await current().invitations.load(id!))!.value).toEqual(withdrawn);
    });

    test('are listed for the member who made them, newest first, page by page', async () => {
      const [rosa, daniel] = await storeMembers(current(), 2);
      const ids = [];
      for (const place of [0, 1, 2]) {
        ids.unshift(await addInvitation(current(), invitationBy(rosa!.id), place));
      }
      await addInvitation(current(), invitationBy(daniel!.id), 0);
      const list = async (before: number | null, limit = 100) =>
        (await current().invitations.listOf(rosa!.id, { before, limit })).map(({ id }) => id);
      expect(await list(null)).toEqual(ids);
      expect(await list(null, 2)).toEqual(ids.slice(0, 2));
      expect(await list(ids[0]!)).toEqual(ids.slice(1));
    });

    test('count as open for their member until they are used, withdrawn or expired', async () => {
      const [rosa, daniel] = await storeMembers(current(), 2);
      const { invitations } = current();
      const open = await addInvitation(current(), invitationBy(rosa!.id), 0);
      await addInvitation(current(), invitationBy(rosa!.id, { expiresAt: day(5) }), 1);
      await addInvitation(current(), invitationBy(null), 0);
      expect(await invitations.countOpen(rosa!.id, '2026-03-05T10:00:00.122Z')).toBe(2);
      expect(await invitations.countOpen(rosa!.id, day(5))).toBe(1);
      expect(await invitations.countOpen(daniel!.id, day(2))).toBe(0);
      const { value } = (await invitations.load(open!))!;
      await putInvitation(current(), { ...value, state: { status: 'used', at: day(2) } }, 1);
      expect(await invitations.countOpen(rosa!.id, day(5))).toBe(0);
    });

    test('are added only while as many are open as they were decided upon', async () => {
      const [rosa] = await storeMembers(current(), 1);
      const add = (openInvitations: number, given: Partial<NewInvitation> = {}) =>
        addInvitation(current(), invitationBy(rosa!.id, given), openInvitations);
      expect(await add(1)).toBeNull();
      expect(await add(0)).not.toBeNull();
      expect(await add(0)).toBeNull();
      expect(await add(1)).not.toBeNull();
      // By then the two have expired.
      expect(await add(0, { createdAt: day(9), expiresAt: day(20) })).not.toBeNull();
    });
  });

  describe('accepted terms', () => {
    test('are the last that the member accepted', async () => {
      const [rosa, daniel] = await storeMembers(current(), 2);
      const accept = async (termsVersion: string, at: string, version: number) => {
        const acceptance = { memberId: rosa!.id, termsVersion, at };
        const change = { type: 'put_terms_acceptance', acceptance, version } as const;
        const act = { changes: [change], events: [], actorId: null, at };
        return (await current().commit(act)).stored;
      };
      const load = () => current().terms.loadAcceptance(rosa!.id);
      expect(await load()).toEqual({ value: null, version: 0 });
      expect(await accept('2026-01-01', day(1), 1)).toBe(false);
      expect(await accept('2026-01-01', day(1), 0)).toBe(true);
      expect(await accept('2026-02-01', day(2), 0)).toBe(false);
      const first = { memberId: rosa!.id, termsVersion: '2026-01-01', at: day(1) };
      expect(await load()).toEqual({ value: first, version: 1 });
      expect(await accept('2026-02-01', day(2), 1)).toBe(true);
      const second = { memberId: rosa!.id, termsVersion: '2026-02-01', at: day(2) };
      expect(await load()).toEqual({ value: second, version: 2 });
      expect(await current().terms.loadAcceptance(daniel!.id)).toEqual({ value: null, version: 0 });
    });
  });
}
