import { beforeEach, describe, expect, test } from 'vitest';
import type {
  NewRecoveryRequest,
  RecoveryRequest,
  RecoveryState,
} from '#core/accounts/recovery-requests/domain/recovery-request.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { Storage } from '#core/storage.ts';
import { toMemberId, toRecoveryRequestId } from '#tests/support/ids.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { toEmailAddress } from '#tests/support/texts.ts';
import { addRecoveryRequest, putRecoveryRequest } from '#tests/support/writes.ts';

const EARLY = '2026-03-12T10:00:00.123Z';
const LATE = '2026-03-26T10:00:00.456Z';

const STATES: readonly RecoveryState[] = [
  { status: 'asked' },
  { status: 'confirmed' },
  { status: 'agreed', agreedBy: toMemberId(7) },
  { status: 'declined' },
  { status: 'waiting' },
  { status: 'open' },
];

/** What `RecoveryRequestRepository` promises, and `RecoveryRequestChange`. */
export function describeRecoveryRequests(current: () => Storage): void {
  const draft: NewRecoveryRequest = {
    memberId: null,
    address: toEmailAddress('new@example.org'),
    answers: { address: 'Old@example.org', joinedIn: '2025-03', people: 'Ä, B', lastPerson: '' },
    dueAt: EARLY,
  };
  const add = (given: Partial<NewRecoveryRequest> = {}) =>
    addRecoveryRequest(current(), { ...draft, ...given });
  const load = async (id: number) =>
    (await current().recoveryRequests.load(toRecoveryRequestId(id)))!;
  const idsOf = (stored: readonly { readonly value: RecoveryRequest }[]) =>
    stored.map(({ value }) => value.id);

  /** Adds one that has come so far. */
  async function addAs(state: RecoveryState, given: Partial<NewRecoveryRequest> = {}) {
    const id = await add(given);
    const { value, version } = await load(id);
    await putRecoveryRequest(current(), { ...value, state }, version);
    return id;
  }

  describe('requests to win an account back', () => {
    let rosa: Self;
    beforeEach(async () => {
      rosa = await storeMember(current());
    });

    test('are found as they were asked, about members and about nobody', async () => {
      const ids = [await add(), await add({ memberId: rosa.id })];
      const state = { status: 'asked' };
      expect(await load(ids[0]!)).toEqual({ value: { ...draft, id: ids[0], state }, version: 1 });
      expect((await load(ids[1]!)).value.memberId).toBe(rosa.id);
      expect(await current().recoveryRequests.load(toRecoveryRequestId(999))).toBeNull();
      expect(idsOf(await current().recoveryRequests.listOf(rosa.id))).toEqual([ids[1]]);
    });

    test.each(STATES)('come as far as $status, based on what was there', async (state) => {
      const id = await add();
      const { value, version } = await load(id);
      const next = { ...value, state, dueAt: LATE };
      expect(await putRecoveryRequest(current(), next, version)).toBe(true);
      expect(await load(id)).toEqual({ value: next, version: version + 1 });
      expect(await putRecoveryRequest(current(), value, version)).toBe(false);
      expect(await load(id)).toEqual({ value: next, version: version + 1 });
    });

    test('are removed only as they were when that was decided', async () => {
      const id = await add();
      const remove = (version: number) => {
        const change = { type: 'remove_recovery_request', id, version } as const;
        return current().commit({ changes: [change], events: [], actorId: null, at: LATE });
      };
      expect(await remove(2)).toEqual({ stored: false });
      expect(await remove(1)).toMatchObject({ stored: true });
      expect(await current().recoveryRequests.load(id)).toBeNull();
    });

    test('are listed by the address of whoever has not confirmed it', async () => {
      const { recoveryRequests } = current();
      const other = toEmailAddress('other@example.org');
      const ids = [await add(), await add({ address: other }), await add()];
      await addAs({ status: 'confirmed' });
      expect(idsOf(await recoveryRequests.listAsked(draft.address))).toEqual([ids[0], ids[2]]);
      expect(idsOf(await recoveryRequests.listAsked(other))).toEqual([ids[1]]);
    });

    test('are at the desk while they wait for moderators, page by page', async () => {
      const { recoveryRequests } = current();
      const ids = [];
      for (const state of STATES) ids.push(await addAs(state));
      const list = async (after: number, limit = 10) =>
        idsOf(await recoveryRequests.listAtDesk({ after, limit }));
      expect(await list(0)).toEqual([ids[1], ids[2]]);
      expect(await list(0, 1)).toEqual([ids[1]]);
      expect(await list(ids[1]!)).toEqual([ids[2]]);
    });

    test('are due at their time, in whatever state', async () => {
      const { recoveryRequests } = current();
      const ids = [await add(), await addAs({ status: 'waiting' }), await add({ dueAt: LATE })];
      expect(idsOf(await recoveryRequests.listDue(EARLY, 10))).toEqual([ids[0], ids[1]]);
      expect(idsOf(await recoveryRequests.listDue(EARLY, 1))).toEqual([ids[0]]);
      expect(await recoveryRequests.listDue('2026-03-12T10:00:00.122Z', 10)).toEqual([]);
      expect(idsOf(await recoveryRequests.listDue(LATE, 10))).toEqual(ids);
    });
  });
}
