import { toMemberId } from '#tests/support/ids.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EVERYONE } from '#core/members/domain/who-may-ask.ts';
import type { Storage } from '#core/storage.ts';
import { anySelf } from '#tests/support/arbitraries.ts';
import { everyText } from '#tests/support/every-text.ts';
import { meddle } from '#tests/support/meddle.ts';
import { newMember } from '#tests/support/new-member.ts';
import {
  storeConnection,
  storeRequest,
  storeMember,
  storeMembers,
  valueOf,
} from '#tests/support/stored-records.ts';
import { createMember, updateMember } from '#tests/support/writes.ts';
import { withoutPrivatePart } from '#tests/support/without-private-part.ts';
import { tries } from '#tests/support/tries.ts';

/** Ids that no member, connection or message has. */
export const UNKNOWN_IDS = [0, -1, 999_999, 2 ** 31, Number.MAX_SAFE_INTEGER, 2 ** 63, 1e300];

/** What `MemberRepository` promises. */
export function describeMembers(current: () => Storage): void {
  describe('members', () => {
    test('are returned as they were stored', async () => {
      const { members } = current();
      await fc.assert(
        fc.asyncProperty(anySelf, async ({ id: _id, ...self }) => {
          const { username, email, passwordHash } = newMember();
          const stored = valueOf(
            await createMember(current(), { ...self, username, email, passwordHash }),
          );
          expect(stored).toEqual({ ...self, username, email, id: stored.id });
          expect(await members.findById(stored.id)).toEqual(stored);
        }),
        { numRuns: tries(30) },
      );
    });

    test('have ids that grow, and none that was not given', async () => {
      const { members } = current();
      const [first, second] = await storeMembers(current(), 2);
      expect(first!.id).toBeGreaterThan(0);
      expect(second!.id).toBeGreaterThan(first!.id);
      for (const id of UNKNOWN_IDS) expect(await members.findById(toMemberId(id))).toBeNull();
    });

    test('are found several at a time, without those who are not there', async () => {
      const { members } = current();
      const [first, second, third] = await storeMembers(current(), 3);
      await updateMember(current(), second!.id, { bio: 'Changed' });
      const ids = [third!, second!, first!].map(({ id }) => toMemberId(id));
      const unknown = UNKNOWN_IDS.filter(Number.isSafeInteger).map(toMemberId);
      const found = await members.findByIds([...unknown, ...ids]);
      expect(new Set(found.keys())).toEqual(new Set(ids));
      for (const id of ids) expect(found.get(id)).toEqual(await members.findById(id));
      expect(found.get(second!.id)?.bio).toBe('Changed');
      expect((await members.findByIds([])).size).toBe(0);
    });

    test('have a username that nobody else has, in whatever case', async () => {
      const { members } = current();
      await storeMember(current(), { username: 'Ada.Lovelace' });
      const again = await createMember(current(), newMember({ username: 'ADA.lovelace' }));
      expect(again).toEqual({ ok: false, refusal: { code: 'username_taken' } });
      expect(await members.list({ after: 0, limit: 10 })).toHaveLength(1);
    });

    test('have an e-mail address that nobody else has, in whatever case', async () => {
      const { members } = current();
      await storeMember(current(), { email: 'Ada@Example.org' });
      const again = await createMember(current(), newMember({ email: 'ada@EXAMPLE.org' }));
      expect(again).toEqual({ ok: false, refusal: { code: 'email_taken' } });
      expect(await members.list({ after: 0, limit: 10 })).toHaveLength(1);
    });

    test('are told of the username first when both names are taken', async () => {
      const taken = { username: 'ada', email: 'ada@example.org' };
      await storeMember(current(), taken);
      const again = await createMember(current(), newMember(taken));
      expect(again).toEqual({ ok: false, refusal: { code: 'username_taken' } });
    });

    test.each(['username', 'email'] as const)(
      'get a %s that several ask for at once only once',
      async (field) => {
        const { members } = current();
        const wanted = { [field]: field === 'email' ? 'ada@example.org' : 'ada' };
        const results = await Promise.all(
          Array.from({ length: 5 }, () => createMember(current(), newMember(wanted))),
        );
        expect(results.filter(({ ok }) => ok)).toHaveLength(1);
        expect(results.filter(({ ok }) => !ok)).toEqual(
          Array.from({ length: 4 }, () => ({ ok: false, refusal: { code: `${field}_taken` } })),
        );
        expect(await members.list({ after: 0, limit: 10 })).toHaveLength(1);
      },
    );

    test('are found for log-in by username and by e-mail address', async () => {
      const { members } = current();
      const names = { username: 'Ada', email: 'Ada@Example.org', passwordHash: 'secret' };
      const { id } = await storeMember(current(), names);
      const credentials = { memberId: id, passwordHash: 'secret' };
      expect(await members.findCredentials('ada')).toEqual(credentials);
      expect(await members.findCredentials('ada@example.org')).toEqual(credentials);
      expect(await members.findCredentials('grace')).toBeNull();
    });

    test('keep who may ask them, and that everyone may again', async () => {
      const { id } = await storeMember(current());
      const whoMayAsk = {
        relationshipTypes: [4, 1],
        ageRange: { min: 30, max: 40 },
        onlyWithNote: true,
      };
      for (const sharedSigns of [
        { typing: true, reading: false },
        { typing: false, reading: true },
      ]) {
        await updateMember(current(), id, { sharedSigns });
        expect(await current().members.findById(id)).toMatchObject({ sharedSigns });
      }
      for (const limits of [whoMayAsk, { ...whoMayAsk, ageRange: null }, EVERYONE]) {
        await updateMember(current(), id, { whoMayAsk: limits });
        expect(await current().members.findById(id)).toMatchObject({ whoMayAsk: limits });
      }
    });

    test('are listed by id, without what is private', async () => {
      const { members } = current();
      const stored = (await storeMembers(current(), 5)).map(withoutPrivatePart);
      expect(await members.list({ after: 0, limit: 10 })).toEqual(stored);
      expect(await members.list({ after: 0, limit: 2 })).toEqual(stored.slice(0, 2));
      expect(await members.list({ after: stored[1]!.id, limit: 2 })).toEqual(stored.slice(2, 4));
      expect(await members.list({ after: stored[4]!.id, limit: 2 })).toEqual([]);
      expect(await members.list({ after: Number.MAX_SAFE_INTEGER, limit: 2 })).toEqual([]);
    });

    test('are listed with photos that not everyone sees for themselves and their connections', async () => {
      const avatarUrl = 'https://example.org/ada.png';
      const { id } = await storeMember(current(), {
        avatarUrl,
        preferences: { photos: [avatarUrl] },
        photosSeenBy: 'connections',
      });
      const [friend, asking, stranger] = await storeMembers(current(), 3);
      await storeConnection(current(), friend!.id, id);
      await storeRequest(current(), asking!.id, id);
      for (const [viewerId, isShown] of [
        [id, true],
        [friend!.id, true],
        [asking!.id, false],
        [stranger!.id, false],
        [undefined, false],
      ] as const) {
        const page = { ...(viewerId && { viewerId }), after: id - 1, limit: 1 };
        const [listed] = await current().members.list(page);
        expect(listed).toMatchObject({ id, avatarUrl: isShown ? avatarUrl : null });
        expect(listed!.preferences.photos).toEqual(isShown ? [avatarUrl] : []);
      }
    });

    test('cannot be changed by what was stored or returned', async () => {
      const { members } = current();
      const given = newMember({ preferences: { interests: ['Chess'] } });
      const created = valueOf(await createMember(current(), given));
      const asStored = structuredClone(created);
      const updated = valueOf(await updateMember(current(), created.id, {}));
      const found = (await members.findById(created.id))!;
      const [listed] = await members.list({ after: 0, limit: 1 });
      for (const record of [given, created, updated, found, listed!]) {
        meddle(() => (record.preferences.interests as string[]).push('Sailing'));
        meddle(() => Object.assign(record, { name: 'Somebody else' }));
      }
      expect(await members.findById(created.id)).toEqual(asStored);
      expect(await members.list({ after: 0, limit: 1 })).toEqual([withoutPrivatePart(asStored)]);
    });
  });

  describe('changes of a member', () => {
    test('replace what is given and keep the rest', async () => {
      const { members } = current();
      const self = await storeMember(current(), {
        bio: 'I like tea',
        age: 40,
        preferences: { interests: ['Chess'], reasons: ['Company'] },
      });
      const changes = {
        name: 'Another name',
        bio: null,
        email: 'another@example.org',
        preferences: { interests: ['Sailing', 'Tea'] },
      };
      const expected = {
        ...self,
        ...changes,
        preferences: { ...self.preferences, ...changes.preferences },
      };
      expect(await updateMember(current(), self.id, changes)).toEqual({
        ok: true,
        value: expected,
      });
      expect(await members.findById(self.id)).toEqual(expected);
    });

    test('keep each text of a profile', async () => {
      const { members } = current();
      const { id } = await storeMember(current());
      const changed = valueOf(await updateMember(current(), id, everyText()));
      expect(changed).toMatchObject(everyText());
      expect(await members.findById(id)).toEqual(changed);
    });

    test('keep languages and place, and show others no time zone', async () => {
      const { members } = current();
      const place = {
        languages: [
          { tag: 'ar', level: 'native' },
          { tag: 'fa-AF', level: 'learning' },
        ],
        country: 'GB',
        town: 'Newport (near Cardiff)',
        meeting: ['letters', 'online'],
        timeZone: 'Europe/London',
      } as const;
      const { id, preferences } = await storeMember(current(), { preferences: place });
      expect(await members.findById(id)).toMatchObject({ preferences: place });
      const [listed] = await members.list({ after: 0, limit: 1 });
      expect(listed?.preferences).toEqual({ ...preferences, timeZone: null });
      await updateMember(current(), id, { preferences: { country: 'EG', languages: [] } });
      expect((await members.findById(id))?.preferences).toEqual({
        ...preferences,
        country: 'EG',
        town: null,
        languages: [],
      });
    });

    test('leave the log-in as it is, but for the e-mail address', async () => {
      const { members } = current();
      const names = { username: 'ada', email: 'old@example.org', passwordHash: 'secret' };
      const { id } = await storeMember(current(), names);
      valueOf(await updateMember(current(), id, { email: 'new@example.org' }));
      const credentials = { memberId: id, passwordHash: 'secret' };
      expect(await members.findCredentials('ada')).toEqual(credentials);
      expect(await members.findCredentials('new@example.org')).toEqual(credentials);
      expect(await members.findCredentials('old@example.org')).toBeNull();
      await storeMember(current(), { email: 'old@example.org' });
    });

    test('may repeat the own e-mail address in another case', async () => {
      const { id } = await storeMember(current(), { email: 'ada@example.org' });
      const changed = valueOf(await updateMember(current(), id, { email: 'Ada@example.org' }));
      expect(changed.email).toBe('Ada@example.org');
    });

    test('are refused as a whole when the e-mail address is taken', async () => {
      const { members } = current();
      await storeMember(current(), { email: 'taken@example.org' });
      const self = await storeMember(current());
      const changes = { name: 'Another name', email: 'TAKEN@example.org' };
      const refusal = { ok: false, refusal: { code: 'email_taken' } };
      expect(await updateMember(current(), self.id, changes)).toEqual(refusal);
      expect(await members.findById(self.id)).toEqual(self);
    });

    test('that claim an e-mail address at once leave it to one', async () => {
      const { members } = current();
      const [one, other] = await storeMembers(current(), 2);
      const email = 'wanted@example.org';
      const results = await Promise.all([
        updateMember(current(), one!.id, { email }),
        createMember(current(), newMember({ email })),
        updateMember(current(), other!.id, { email }),
      ]);
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      const all = await members.list({ after: 0, limit: 10 });
      const records = await Promise.all(all.map(({ id }) => members.findById(id)));
      expect(records.filter((record) => record?.email === email)).toHaveLength(1);
    });

    test('made at once all come to stand', async () => {
      const { members } = current();
      const { id } = await storeMember(current());
      await Promise.all([
        updateMember(current(), id, { bio: 'A bio' }),
        updateMember(current(), id, { age: 50 }),
        updateMember(current(), id, { location: 'Leeds' }),
        updateMember(current(), id, { preferences: { reasons: ['Company'] } }),
        updateMember(current(), id, { preferences: { activities: ['Walks'] } }),
      ]);
      expect(await members.findById(id)).toMatchObject({
        bio: 'A bio',
        age: 50,
        location: 'Leeds',
        preferences: { reasons: ['Company'], activities: ['Walks'] },
      });
    });

    test('of nobody are an error', async () => {
      await expect(updateMember(current(), 7, { name: 'Nobody' })).rejects.toThrow();
    });
  });
}
