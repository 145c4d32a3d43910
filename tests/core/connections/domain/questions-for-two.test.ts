import { describe, expect, test } from 'vitest';
import {
  DEPTHS,
  findQuestion,
  QUESTION_NAMES,
  questionsFor,
  type QuestionName,
} from '#core/connections/domain/questions-for-two.ts';
import { granted, refused } from '#core/kernel/result.ts';
import { RELATIONSHIP_TYPES } from '#core/members/domain/relationship-types.ts';
import { DEFAULT_PREFERENCES } from '#core/members/domain/preferences.ts';
import { QUESTION_TEXTS } from '#core/texts/question-texts.ts';

const who = (...interests: string[]) => ({ preferences: { ...DEFAULT_PREFERENCES, interests } });
const two = (
  relationshipTypeId: number | null,
  one = who(),
  other = who(),
  asked: readonly QuestionName[] = [],
) => ({ relationshipTypeId, members: [one, other] as const, asked: new Set(asked) });

describe('the questions for two', () => {
  test('are 120, 30 of each depth, each of its own words', () => {
    expect(QUESTION_NAMES).toHaveLength(120);
    expect(new Set(Object.values(QUESTION_TEXTS)).size).toBe(120);
    const all = DEPTHS.map(
      (depth) => new Set(RELATIONSHIP_TYPES.flatMap(({ id }) => questionsFor(two(id), depth))).size,
    );
    expect(all).toEqual([30, 30, 30, 30]);
  });

  test('ask for no secret, no money and no address', () => {
    for (const words of Object.values(QUESTION_TEXTS)) {
      expect(words).toMatch(/\?$/);
      expect(words).not.toMatch(
        /\b(secret|password|money|salary|owe|bank|pension|address|phone|trauma|abuse|diagnosis|ashamed)\b/i,
      );
    }
  });

  test('are those of any bond, and those of the two', () => {
    const mentors = questionsFor(two(3), 'deep');
    expect(mentors).toContain('success_now');
    expect(mentors).toContain('gratitude');
    expect(mentors).not.toContain('sibling_promise');
    expect(questionsFor(two(null), 'deep')).not.toContain('success_now');
  });

  test('begin with what both like, then with what their bond is about', () => {
    const cooks = questionsFor(two(4, who('Cooking', 'Art'), who('Cooking')), 'light');
    expect(cooks.slice(0, 3)).toEqual(['supper_for_one', 'kitchen_smell', 'dish_to_learn']);
    expect(cooks.slice(3, 5)).toEqual(['word_you_love', 'feast_food']);
    const [first] = questionsFor(two(null, who('Cooking'), who('Art')), 'light');
    expect(first).toBe('first_drink');
  });

  test('are found by their names, and none by any other', () => {
    for (const name of QUESTION_NAMES) expect(findQuestion(name)).toEqual(granted(name));
    const errors = [{ path: 'name', fault: { rule: 'unknown_question' } }];
    for (const name of ['old_objects', 'constructor', '']) {
      expect(findQuestion(name)).toEqual(refused({ code: 'invalid_input', errors }));
    }
  });

  test('leave out what the two have had', () => {
    const all = questionsFor(two(1), 'warm');
    const left = questionsFor(two(1, who(), who(), all.slice(0, 5)), 'warm');
    expect(left).toEqual(all.slice(5));
    expect(questionsFor(two(1, who(), who(), all), 'warm')).toEqual([]);
  });
});
