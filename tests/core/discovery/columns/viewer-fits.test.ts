import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMemberColumns, putTraits } from '#core/discovery/columns/member-columns.ts';
import { createMemberSets } from '#core/discovery/columns/member-sets.ts';
import { createViewerFits } from '#core/discovery/columns/viewer-fits.ts';
import { fit, FIT_UNIT } from '#core/discovery/domain/fit.ts';
import { isAnswer } from '#core/discovery/domain/index-question.ts';
import { toStoredTraits } from '#core/discovery/domain/member-traits.ts';
import { isRecommendable } from '#core/discovery/domain/recommendation.ts';
import type { SearchableMember } from '#core/discovery/domain/searchable-member.ts';
import { anySearchableMember } from '#tests/support/arbitraries.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { tries } from '#tests/support/tries.ts';

const VIEWER = toMemberId(1);
/** So far apart that others get turns between them. */
const OTHERS = [toMemberId(2), toMemberId(700_000)];
const EVERYONE = [VIEWER, ...OTHERS];

/** A site whose members change; every turn at the processor comes when the scheduler says so. */
function createSite(scheduler: fc.Scheduler, first: readonly SearchableMember[]) {
  const columns = createMemberColumns();
  const stored = new Map<number, SearchableMember>();
  const sets = createMemberSets({
    findIds: async function* (question) {
      await scheduler.schedule(Promise.resolve(), 'the index is read');
      yield [...stored.values()].filter((member) => isAnswer(question, member)).map(({ id }) => id);
    },
  });
  let reads = 0;
  const fits = createViewerFits({
    columns,
    sets,
    turn: () => scheduler.schedule(Promise.resolve(), 'a turn'),
    readMembers: (ids) => {
      reads += 1;
      return Promise.resolve(ids.flatMap((id) => stored.get(id) ?? []));
    },
  });
  const put = (member: SearchableMember) => {
    stored.set(member.id, member);
    putTraits(columns, toStoredTraits(member));
    sets.put(member);
    fits.put(member);
  };
  first.forEach((member, place) => {
    put({ ...member, id: EVERYONE[place]! });
  });
  return { fits, put, stored, reads: () => reads };
}

const anyThree = fc.array(anySearchableMember, { minLength: 3, maxLength: 3 });
const anyChanges = fc.array(fc.tuple(fc.constantFrom(...EVERYONE), anySearchableMember), {
  maxLength: 4,
});

test('whoever changes while the fits are worked out is in them as they are now', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), anyThree, anyChanges, async (scheduler, members, changes) => {
      const { fits, put, stored } = createSite(scheduler, members);
      const changing = changes.map(([id, member]) =>
        scheduler.schedule(Promise.resolve(), 'a member changes').then(() => {
          put({ ...member, id });
        }),
      );
      await scheduler.waitFor(Promise.all([fits.find(VIEWER), ...changing]));
      const found = (await scheduler.waitFor(fits.find(VIEWER)))!;
      const viewer = stored.get(VIEWER)!;
      for (const id of OTHERS) {
        const other = stored.get(id)!;
        expect(found.score.get(id) * FIT_UNIT).toBe(fit(viewer, other).score);
        expect(found.recommendable.has(id)).toBe(isRecommendable(viewer, other));
      }
    }),
    { numRuns: tries(60) },
  );
});

test('who asks while the fits are worked out shares them', async () => {
  const scheduler = fc.sample(fc.scheduler(), 1)[0]!;
  const { fits, reads } = createSite(scheduler, fc.sample(anySearchableMember, 3));
  const both = Promise.all([fits.find(VIEWER), fits.find(VIEWER)]);
  expect(fits.known(VIEWER)).toBeNull();
  const [one, two] = await scheduler.waitFor(both);
  expect(one).toBe(two);
  expect(fits.known(VIEWER)).toBe(one);
  expect(reads()).toBe(1);
});

test('nobody fits a viewer who has gone', async () => {
  const scheduler = fc.sample(fc.scheduler(), 1)[0]!;
  const { fits } = createSite(scheduler, []);
  expect(await scheduler.waitFor(fits.find(VIEWER))).toBeNull();
});
