import { expect, test } from 'vitest';
import {
  ACTIVITY_NAMES,
  activitiesFor,
  findActivity,
} from '#core/connections/domain/activities.ts';
import { meantForTwo } from '#core/connections/domain/meant-for-two.ts';
import { DEFAULT_PREFERENCES } from '#core/members/domain/preferences.ts';
import { RELATIONSHIP_TYPES } from '#core/members/domain/relationship-types.ts';
import { ACTIVITY_TEXTS } from '#core/texts/activity-texts.ts';

const who = (...interests: string[]) => ({ preferences: { ...DEFAULT_PREFERENCES, interests } });
const two = (relationshipTypeId: number | null, one = who(), other = who()) => ({
  relationshipTypeId,
  members: [one, other] as const,
});

test('there are things to do for any two, each with words of its own and a few steps', () => {
  const texts = Object.values(ACTIVITY_TEXTS);
  expect(new Set(texts.map(({ title }) => title)).size).toBe(ACTIVITY_NAMES.length);
  for (const { title, why, steps } of texts) {
    expect(title).toMatch(/^[A-Z][\w’ ]{5,50}$/);
    expect(why).toMatch(/^[A-Z].{10,100}\.$/);
    expect(steps.length).toBeGreaterThanOrEqual(3);
    for (const step of steps) expect(step).toMatch(/^[A-Z].{5,120}\.$/);
  }
  for (const id of [null, ...RELATIONSHIP_TYPES.map((type) => type.id)]) {
    expect(activitiesFor(two(id)).length).toBeGreaterThanOrEqual(25);
  }
});

test('none asks for a secret, money, an address or to meet', () => {
  for (const { title, why, steps } of Object.values(ACTIVITY_TEXTS)) {
    expect([title, why, ...steps].join(' ')).not.toMatch(
      /\b(secret|password|money|salary|bank|address|phone|visit|meet up|your street name)\b/i,
    );
  }
});

test('those of both interests come first, then those of the bond, and others’ bonds not at all', () => {
  const cooks = activitiesFor(two(1, who('Cooking', 'Art'), who('Cooking')));
  expect(cooks.slice(0, 3)).toEqual(['same_soup', 'bake_bread', 'family_dish']);
  expect(cooks.slice(3, 5)).toEqual(['cradle_song', 'story_for_bedtime']);
  expect(cooks).not.toContain('ten_words');
  expect(activitiesFor(two(null))[0]).toBe('tea_together');
});

test('what is written for one of two interests comes last, and what is for anyone before', () => {
  const entries = {
    one_likes: { interest: 'Art' },
    anyone: {},
    their_bond: { bonds: [1] },
    bond_and_interest: { bonds: [1], interest: 'Art' },
    both_like: { interest: 'Cooking' },
    other_bond: { bonds: [2] },
  } as const;
  const cooks = two(1, who('Cooking', 'Art'), who('Cooking'));
  const order = ['both_like', 'their_bond', 'bond_and_interest', 'anyone', 'one_likes'];
  expect(meantForTwo(entries, cooks)).toEqual(order);
});

test('it is found by its name, and nothing by any other', () => {
  for (const name of ACTIVITY_NAMES) expect(findActivity(name)).toEqual({ ok: true, value: name });
  for (const name of ['same_soups', 'constructor', '']) {
    expect(findActivity(name)).toMatchObject({
      refusal: {
        code: 'invalid_input',
        errors: [{ path: 'name', fault: { rule: 'unknown_activity' } }],
      },
    });
  }
});
