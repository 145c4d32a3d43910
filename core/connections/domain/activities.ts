import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import { meantForTwo, type MeantFor, type Two } from './meant-for-two.ts';

/**
 * What two people who are connected can do on the same day, each at home. They are stored by their names, so none is renamed
 * or removed. What there is to do is in the texts.
 */
const ACTIVITIES = {
  tea_together: {},
  five_things: {},
  same_sky: { interest: 'Nature' },
  bird_quarter: { interest: 'Animals' },
  longer_way: { interest: 'Hiking' },
  same_soup: { interest: 'Cooking' },
  bake_bread: { interest: 'Cooking' },
  family_dish: { bonds: [1, 4], interest: 'Cooking' },
  same_song: { interest: 'Music' },
  three_songs: { interest: 'Music' },
  cradle_song: { bonds: [1, 4] },
  kitchen_dance: { interest: 'Dancing' },
  one_chapter: { interest: 'Reading' },
  poem_aloud: { interest: 'Reading' },
  story_for_bedtime: { bonds: [1] },
  same_film: { interest: 'Movies' },
  draw_the_cup: { interest: 'Art' },
  something_blue: { interest: 'Photography' },
  old_photo: {},
  beans_in_a_glass: { interest: 'Gardening' },
  herb_on_the_sill: { interest: 'Gardening' },
  same_puzzle: { interest: 'Gaming' },
  morning_stretch: { interest: 'Yoga' },
  ten_quiet_minutes: { interest: 'Meditation' },
  page_by_hand: { interest: 'Writing' },
  one_drawer: {},
  mend_something: {},
  street_of_long_ago: { interest: 'History' },
  ten_words: { bonds: [4] },
  table_for_a_feast: { bonds: [4] },
  small_step: { bonds: [3] },
  what_worked: { bonds: [3] },
  childhood_game: { bonds: [2] },
  silly_questions: { bonds: [2] },
} as const satisfies Readonly<Record<string, MeantFor>>;

/** Something to do, by its name. */
export type ActivityName = keyof typeof ACTIVITIES;

export const ACTIVITY_NAMES = Object.keys(ACTIVITIES) as [ActivityName, ...ActivityName[]];

/** What there is to do by that name, or why there is nothing. */
export function findActivity(name: string): Result<ActivityName, RefusalOf<'invalid_input'>> {
  if (Object.hasOwn(ACTIVITIES, name)) return granted(name as ActivityName);
  const fault = { rule: 'unknown_activity' } as const;
  return refused({ code: 'invalid_input', errors: [{ path: 'name', fault }] });
}

/** What suits the two, the best first. */
export function activitiesFor(two: Two): readonly ActivityName[] {
  return meantForTwo(ACTIVITIES, two);
}
