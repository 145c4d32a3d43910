import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeRecommendMembers } from '#core/discovery/use-cases/recommend-members.ts';
import type { Self } from '#core/members/domain/member.ts';
import { findSurroundings } from '#tests/support/listed-towns.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { openSqliteFile } from '#tests/support/sqlite-storage.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { updateMember } from '#tests/support/writes.ts';

test('the reasons are those of both members as they are now, however often they are asked for', async () => {
  const file = join(makeTemporaryFolder(), 'recommendations.db');
  const storage = openSqliteFile(file);
  const clock = { now: () => '2026-03-08T00:00:00.000Z' };
  const recommend = makeRecommendMembers({ ...storage, findSurroundings, clock });
  const [rosa, ada] = [await storeMember(storage), await storeMember(storage)];
  const likes = (self: Self, ...interests: string[]) =>
    updateMember(storage, self.id, { preferences: { interests } });
  const sharedByRosa = async () => {
    const found = await recommend({ callerId: rosa.id, limit: 3 });
    return found.ok && found.value.map(({ member, reasons }) => [member.id, ...reasons]);
  };
  const because = (...interests: string[]) => [[ada.id, { kind: 'interests', interests }]];

  await likes(rosa, 'chess', 'cards');
  await likes(ada, 'chess');
  expect(await sharedByRosa()).toEqual(because('chess'));
  expect(await sharedByRosa()).toEqual(because('chess'));
  await likes(ada, 'chess', 'cards');
  expect(await sharedByRosa()).toEqual(because('chess', 'cards'));
  await likes(rosa, 'cards');
  expect(await sharedByRosa()).toEqual(because('cards'));
  await storage.close();
});
