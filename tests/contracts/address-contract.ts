import { describe, expect, test } from 'vitest';
import type { Address } from '#core/members/domain/address.ts';
import type { Storage } from '#core/storage.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { newMember } from '#tests/support/new-member.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { toEmailAddress } from '#tests/support/texts.ts';
import { createMember, nextDay, putAddress, updateMember } from '#tests/support/writes.ts';

const CONFIRMED_AT = '2026-03-04T05:06:07.080Z';
const NEW = toEmailAddress('New@Example.org');

/** What storage promises of addresses. */
export function describeAddresses(current: () => Storage): void {
  const load = async (id: number) => (await current().members.loadAddress(toMemberId(id)))?.value;

  const register = async (email: string, claimsAddress: boolean) => {
    const member = newMember({ email });
    const changes = [{ type: 'add_member', member, claimsAddress }] as const;
    const at = nextDay(current());
    return current().commit({ changes, events: [], actorId: null, at });
  };

  describe('addresses', () => {
    test('are claimed and not confirmed at first, and known of nobody else', async () => {
      const { id, email } = await storeMember(current());
      const first: Address = { email, isClaimed: true, confirmedAt: null, pending: null };
      expect(await load(id)).toEqual(first);
      expect(await load(999_999)).toBeUndefined();
    });

    test('are kept as they are put, with the record that shows them', async () => {
      const { id, email } = await storeMember(current());
      const pending = { email: NEW, askedAt: CONFIRMED_AT };
      const states: readonly Address[] = [
        { email, isClaimed: true, confirmedAt: CONFIRMED_AT, pending },
        { email: NEW, isClaimed: true, confirmedAt: null, pending: null },
        { email: NEW, isClaimed: false, confirmedAt: null, pending },
      ];
      for (const address of states) {
        expect(await putAddress(current(), id, address)).toBe(true);
        expect(await load(id)).toEqual(address);
        const verified = address.confirmedAt !== null;
        expect(await current().members.findById(id)).toMatchObject({
          email: address.email,
          verified,
        });
        const [listed] = await current().members.list({ after: id - 1, limit: 1 });
        expect(listed).toMatchObject({ id, verified });
      }
    });

    test('are put only upon what they were decided upon, and make the version grow', async () => {
      const { id } = await storeMember(current());
      const { value: address, version } = (await current().members.loadAddress(id))!;
      const change = { type: 'put_address', memberId: id, address, version } as const;
      const put = () =>
        current().commit({ changes: [change], events: [], actorId: null, at: CONFIRMED_AT });
      expect(await put()).toMatchObject({ stored: true });
      expect(await put()).toEqual({ stored: false });
      expect((await current().members.load(id))!.version).toBe(version + 1);
    });

    test('of a record that is changed stay as they are', async () => {
      const { id, email } = await storeMember(current());
      await putAddress(current(), id, {
        email,
        isClaimed: true,
        confirmedAt: CONFIRMED_AT,
        pending: null,
      });
      await updateMember(current(), id, { bio: 'Another' });
      expect(await load(id)).toMatchObject({ email, confirmedAt: CONFIRMED_AT });
      expect(await current().members.findById(id)).toMatchObject({
        bio: 'Another',
        verified: true,
      });
    });

    test('that nobody has claimed are those of as many as like, and nobody logs in by them', async () => {
      const { members } = current();
      for (let times = 0; times < 3; times += 1) {
        expect(await register('shared@example.org', false)).toMatchObject({ stored: true });
      }
      expect(await members.findCredentials('shared@example.org')).toBeNull();
      const claiming = await register('SHARED@example.org', true);
      if (!claiming.stored) throw new Error('It is free.');
      expect(await members.findCredentials('shared@example.org')).toMatchObject({
        memberId: claiming.newId,
      });
      expect(await register('shared@example.org', true)).toEqual({ stored: false });
      expect(await register('shared@example.org', false)).toMatchObject({ stored: true });
    });

    test('that several claim at once belong to one of them', async () => {
      const email = toEmailAddress('wanted@example.org');
      const claim: Address = { email, isClaimed: true, confirmedAt: CONFIRMED_AT, pending: null };
      const people = [];
      for (let times = 0; times < 4; times += 1) people.push(await storeMember(current()));
      const claims = await Promise.all(people.map(({ id }) => putAddress(current(), id, claim)));
      expect(claims.filter((stored) => stored)).toHaveLength(1);
      const holder = people[claims.indexOf(true)]!;
      expect(await current().members.findCredentials(email)).toMatchObject({ memberId: holder.id });
    });

    test('are given up by a claim that is undone with the rest of its act', async () => {
      const { id, email } = await storeMember(current());
      const { value, version } = (await current().members.loadAddress(id))!;
      const address = { ...value, email: NEW };
      const change = { type: 'put_address', memberId: id, address, version } as const;
      const changes = [change, change];
      const at = CONFIRMED_AT;
      expect(await current().commit({ changes, events: [], actorId: null, at })).toEqual({
        stored: false,
      });
      expect(await load(id)).toMatchObject({ email });
      const again = await createMember(current(), newMember({ email: NEW }));
      expect(again.ok).toBe(true);
    });
  });
}
