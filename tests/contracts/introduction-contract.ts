import { beforeEach, describe, expect, test } from 'vitest';
import {
  madeBy,
  newIntroduction,
  withAnswer,
  type Introduction,
  type IntroductionAnswer,
} from '#core/introductions/domain/introduction.ts';
import { daysAfter } from '#core/kernel/days-after.ts';
import type { IntroductionId } from '#core/kernel/ids.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { Storage } from '#core/storage.ts';
import { deleteMember } from '#tests/support/canary.ts';
import { storeConnection, storeMembers } from '#tests/support/stored-records.ts';
import { endConnection } from '#tests/support/writes.ts';

const AT = '2026-03-10T10:00:00.123Z';
const NOTE = 'You both keep bees 🐝, and you’d have so much to talk about.';

/** What `IntroductionRepository` promises, and `IntroductionChange`. */
export function describeIntroductions(current: () => Storage): void {
  describe('introductions', () => {
    let rosa: Self;
    let daniel: Self;
    let frieda: Self;
    let ada: Self;
    beforeEach(async () => {
      [rosa, daniel, frieda, ada] = (await storeMembers(current(), 4)) as [Self, Self, Self, Self];
    });

    const compose = (by: Self, one: Self, other: Self) =>
      newIntroduction({ introducerId: by.id, relationshipTypeId: 3, createdAt: AT }, [
        { memberId: one.id, note: `To the first: ${NOTE}` },
        { memberId: other.id, note: NOTE },
      ]);
    const act = (by: Self, change: Parameters<Storage['commit']>[0]['changes'][number]) =>
      current().commit({ changes: [change], events: [], actorId: by.id, at: AT });
    const add = async (by: Self, one: Self, other: Self, newestId?: number) => {
      const [newest] = madeBy(by.id, await current().introductions.listOf(by.id));
      return act(by, {
        type: 'add_introduction',
        introduction: compose(by, one, other),
        newestId: newestId ?? newest?.id ?? 0,
      });
    };
    const stored = async (by: Self, one: Self, other: Self): Promise<Introduction> => {
      const commitment = await add(by, one, other);
      if (!commitment.stored) throw new Error('It was not stored.');
      const id: IntroductionId = commitment.newId!;
      return { ...compose(by, one, other), id };
    };
    const replace = async (introduction: Introduction, version = 1) =>
      act(rosa, { type: 'replace_introduction', introduction, version });
    const find = async ({ id }: Introduction) => current().introductions.load(id);

    test('are found as they were made, by each of the three', async () => {
      const made = await stored(rosa, frieda, daniel);
      expect(made.sides.map(({ memberId }) => memberId)).toEqual([daniel.id, frieda.id]);
      expect(await find(made)).toEqual({ value: made, version: 1 });
      const { introductions } = current();
      for (const one of [rosa, daniel, frieda])
        expect(await introductions.listOf(one.id)).toEqual([made]);
      expect(await introductions.listOf(ada.id)).toEqual([]);
    });

    test('are listed with the newest first', async () => {
      const first = await stored(rosa, daniel, frieda);
      const second = await stored(rosa, frieda, ada);
      const third = await stored(ada, daniel, frieda);
      const { introductions } = current();
      expect(await introductions.listOf(rosa.id)).toEqual([second, first]);
      expect(await introductions.listOf(ada.id)).toEqual([third, second]);
      expect(await introductions.listOf(frieda.id)).toEqual([third, second, first]);
    });

    test('are added one after the other by each member', async () => {
      await stored(rosa, daniel, frieda);
      expect(await add(rosa, daniel, ada, 0)).toEqual({ stored: false });
      const both = await Promise.all([add(rosa, daniel, ada), add(rosa, frieda, ada)]);
      expect(both.filter((one) => one.stored)).toHaveLength(1);
    });

    test('are changed by whoever knows their version', async () => {
      const made = await stored(rosa, daniel, frieda);
      const answered = withAnswer(made, daniel.id, 'yes');
      expect(await replace(answered)).toMatchObject({ stored: true });
      expect(await replace(withAnswer(made, frieda.id, 'no'))).toEqual({ stored: false });
      expect(await find(made)).toEqual({ value: answered, version: 2 });
      await replace({ ...answered, isWithdrawn: true }, 2);
      expect(await find(made)).toMatchObject({ value: { isWithdrawn: true }, version: 3 });
    });

    test('outlive a connection that they have led to, and forget it', async () => {
      const connection = await storeConnection(current(), daniel.id, frieda.id);
      const made = await stored(rosa, daniel, frieda);
      await replace({ ...made, connectionId: connection.id });
      expect((await find(made))?.value.connectionId).toBe(connection.id);
      await endConnection(current(), connection, daniel.id, AT);
      expect((await find(made))?.value.connectionId).toBeNull();
    });

    test.each<[IntroductionAnswer | null, number]>([
      [null, 30],
      ['yes', 30],
      ['no', 90],
    ])('with the answer %s are removed after %i days', async (answer, days) => {
      for (const side of [daniel, frieda]) {
        const made = await stored(rosa, daniel, frieda);
        if (answer !== null) await replace(withAnswer(made, side.id, answer));
        await current().introductions.removeExpired(daysAfter('2026-03-10T10:00:00.122Z', days));
        expect(await find(made)).not.toBeNull();
        await current().introductions.removeExpired(daysAfter(AT, days));
        expect(await find(made)).toBeNull();
      }
    });

    test('are kept as long as the connection that they have led to', async () => {
      const connection = await storeConnection(current(), daniel.id, frieda.id);
      const made = await stored(rosa, daniel, frieda);
      await replace({ ...made, connectionId: connection.id });
      await current().introductions.removeExpired(daysAfter(AT, 999));
      expect(await find(made)).not.toBeNull();
    });

    test('go with the account of either of the two, and are made with nobody who is gone', async () => {
      for (const place of [0, 1, 2]) {
        const three = (await storeMembers(current(), 3)) as [Self, Self, Self];
        const made = await stored(...three);
        const other = await stored(rosa, daniel, frieda);
        await deleteMember(current(), three[place]!.id);
        if (place > 0) expect(await find(made)).toBeNull();
        expect(await find(other)).not.toBeNull();
        expect(await add(...three, made.id)).toEqual({ stored: false });
      }
    });

    test('keep what the two have answered, and no words, once the account is gone of who made them', async () => {
      const made = await stored(rosa, daniel, frieda);
      await replace(withAnswer(made, daniel.id, 'no'));
      await deleteMember(current(), rosa.id);
      const { sides } = withAnswer(made, daniel.id, 'no');
      const wordless = sides.map((side) => ({ ...side, note: '' }));
      const left = { ...made, sides: wordless };
      expect(await find(made)).toEqual({ value: left, version: 3 });
      expect(await current().introductions.listOf(daniel.id)).toEqual([left]);
      await replace(withAnswer(made, frieda.id, 'yes'), 2);
      expect(await find(made)).toEqual({ value: left, version: 3 });
    });
  });
}
