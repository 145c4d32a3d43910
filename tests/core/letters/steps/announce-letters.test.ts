import { expect, test } from 'vitest';
import type { Act, Commit } from '#core/kernel/commit.ts';
import { announceLetters, withoutLetters } from '#core/letters/steps/announce-letters.ts';
import type { MailChange } from '#core/letters/changes.ts';
import { toMemberId } from '#tests/support/ids.ts';

const NOW = '2026-03-12T10:00:00.000Z';
const LATER = '2026-03-12T10:00:00.001Z';

type Change = MailChange | { readonly type: 'other' };

/** Commits to a list, and counts how often letters were announced. */
function createSite(stored = true) {
  const acts: Act<Change, never>[] = [];
  const site = { acts, announced: 0 };
  const commit: Commit<Change, never> = (act) => {
    acts.push(act);
    return Promise.resolve(stored ? { stored, newId: null } : { stored });
  };
  const announce = () => {
    site.announced += 1;
  };
  return { site, commit, announcing: announceLetters<Change, never>(commit, { announce }) };
}

const letterAt = (dueAt: string) => {
  const letter = { kind: 'password_changed', memberId: toMemberId(1) } as const;
  return { type: 'queue_letter', queued: { letter, key: null, dueAt } } as const;
};
const OTHER = { type: 'other' } as const;
const actOf = (...changes: readonly Change[]): Act<Change, never> => ({
  changes,
  events: [],
  actorId: null,
  at: NOW,
});

test.each([
  ['a letter that is due', actOf(OTHER, letterAt(NOW)), 1],
  ['two letters that are due', actOf(letterAt(NOW), letterAt(NOW)), 1],
  ['a letter for later', actOf(letterAt(LATER)), 0],
  ['no letter', actOf(OTHER), 0],
  ['nothing', actOf(), 0],
])('an act with %s is stored, and announced if it needs to be', async (_what, act, times) => {
  const { site, announcing } = createSite();
  expect(await announcing(act)).toEqual({ stored: true, newId: null });
  expect(site).toEqual({ acts: [act], announced: times });
});

test('letters that were not stored are not announced', async () => {
  const { site, announcing } = createSite(false);
  expect(await announcing(actOf(letterAt(NOW)))).toEqual({ stored: false });
  expect(site.announced).toBe(0);
});

test('a site that sends no mails stores all but letters', async () => {
  const { site, commit } = createSite();
  const committing = withoutLetters<Change, never>(commit);
  expect(await committing(actOf(letterAt(NOW), OTHER))).toEqual({ stored: true, newId: null });
  expect(site.acts).toEqual([actOf(OTHER)]);
});
