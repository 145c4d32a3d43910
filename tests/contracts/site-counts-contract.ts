import { describe, expect, test } from 'vitest';
import type { Self } from '#core/members/domain/member.ts';
import type { Storage } from '#core/storage.ts';
import {
  messageFrom,
  storeConnection,
  storeMembers,
  storeRequest,
} from '#tests/support/stored-records.ts';
import { createMessage, storeStanding } from '#tests/support/writes.ts';

const NEVER = '9999-01-01T00:00:00.000Z';
const ALWAYS = '1970-01-01T00:00:00.000Z';

/** What is counted of a site for those who run it. */
export function describeSiteCounts(current: () => Storage): void {
  describe('what is counted of the site', () => {
    const count = (joinedSince: string, writtenSince: string) =>
      current().siteCounts.count({ joinedSince, writtenSince });

    test('is nothing while it is empty', async () => {
      expect(await count(ALWAYS, ALWAYS)).toEqual({
        members: 0,
        newcomers: 0,
        openRequests: 0,
        messages: 0,
      });
    });

    test('is who is there, who has come lately, what waits and what was written lately', async () => {
      const [rosa, daniel, mia, steve] = (await storeMembers(current(), 4)) as [
        ...[Self, Self, Self, Self],
      ];
      const talking = await storeConnection(current(), rosa.id, daniel.id);
      await storeRequest(current(), rosa.id, mia.id);
      await storeStanding(current(), steve.id, { account: { status: 'removed' } });
      const times = ['2026-03-12T10:00:00.000Z', '2026-03-13T10:00:00.000Z'];
      for (const createdAt of times) {
        await createMessage(current(), { ...messageFrom(rosa.id, talking), createdAt });
      }
      const counted = { members: 4, newcomers: 4, openRequests: 1, messages: 2 };
      expect(await count(ALWAYS, ALWAYS)).toEqual(counted);
      expect(await count(steve.createdAt, times[1]!)).toEqual({ ...counted, messages: 1 });
      expect(await count(NEVER, NEVER)).toEqual({ ...counted, newcomers: 0, messages: 0 });
    });
  });
}
