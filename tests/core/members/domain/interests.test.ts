import { expect, it } from 'vitest';
import { checkInterestsDiffer, entryRuleOf } from '#core/members/domain/field-rules.ts';
import { LISTED_INTERESTS } from '#core/members/domain/interests.ts';

it('lists the twenty interests of the specification, each fit for a profile', () => {
  expect(LISTED_INTERESTS.join(', ')).toBe(
    'Reading, Travel, Cooking, Hiking, Music, Art, Photography, Movies, Sports, Gaming, Gardening, ' +
      'Dancing, Yoga, Meditation, Writing, Technology, History, Science, Animals, Nature',
  );
  expect(checkInterestsDiffer(LISTED_INTERESTS)).toBeNull();
  expect(
    LISTED_INTERESTS.map(entryRuleOf('preferences.interests')).every((fault) => fault === null),
  ).toBe(true);
});
