import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import { meantForTwo, type MeantFor, type Two } from './meant-for-two.ts';

/** How much a question asks of the two, from the lightest on. */
export const DEPTHS = ['light', 'warm', 'close', 'deep'] as const;

export type Depth = (typeof DEPTHS)[number];

interface Question extends MeantFor {
  readonly depth: Depth;
}

/**
 * The questions that two people who are connected can answer together: 30 of each depth. They are stored by their names,
 * so none is renamed or removed. What they ask is in the texts.
 */
const QUESTIONS = {
  first_drink: { depth: 'light' },
  window_view: { depth: 'light' },
  best_biscuit: { depth: 'light' },
  walk_today: { depth: 'light' },
  favourite_weather: { depth: 'light' },
  song_now: { depth: 'light', interest: 'Music' },
  first_record: { depth: 'light', interest: 'Music' },
  supper_for_one: { depth: 'light', interest: 'Cooking' },
  kitchen_smell: { depth: 'light', interest: 'Cooking' },
  dish_to_learn: { depth: 'light', interest: 'Cooking' },
  film_again: { depth: 'light', interest: 'Movies' },
  book_by_bed: { depth: 'light', interest: 'Reading' },
  childhood_book: { depth: 'light', interest: 'Reading' },
  plant_you_keep: { depth: 'light', interest: 'Gardening' },
  garden_wish: { depth: 'light', interest: 'Gardening' },
  animal_you_knew: { depth: 'light', interest: 'Animals' },
  bird_you_know: { depth: 'light', interest: 'Nature' },
  favourite_walk: { depth: 'light', interest: 'Hiking' },
  place_to_return: { depth: 'light', interest: 'Travel' },
  small_luxury: { depth: 'light' },
  sunday_afternoon: { depth: 'light' },
  funny_habit: { depth: 'light' },
  old_object: { depth: 'light' },
  game_you_played: { depth: 'light', interest: 'Gaming' },
  picture_on_wall: { depth: 'light', interest: 'Art' },
  photo_you_like: { depth: 'light', interest: 'Photography' },
  dance_you_know: { depth: 'light', interest: 'Dancing' },
  useful_thing: { depth: 'light', interest: 'Technology' },
  word_you_love: { depth: 'light', bonds: [4] },
  feast_food: { depth: 'light', bonds: [4] },
  street_you_grew_up: { depth: 'warm' },
  first_job: { depth: 'warm', bonds: [3] },
  teacher_you_remember: { depth: 'warm', bonds: [3] },
  made_by_hand: { depth: 'warm' },
  summer_as_child: { depth: 'warm' },
  family_saying: { depth: 'warm', bonds: [1, 4] },
  family_recipe: { depth: 'warm', bonds: [1, 4], interest: 'Cooking' },
  grandparent_memory: { depth: 'warm', bonds: [1] },
  bedtime: { depth: 'warm', bonds: [1] },
  sibling_wish: { depth: 'warm', bonds: [2] },
  sibling_prank: { depth: 'warm', bonds: [2] },
  nickname: { depth: 'warm', bonds: [2] },
  friend_at_school: { depth: 'warm', bonds: [2] },
  saturday_night: { depth: 'warm', bonds: [2] },
  skill_to_pass_on: { depth: 'warm', bonds: [3] },
  learned_late: { depth: 'warm', bonds: [3] },
  best_advice: { depth: 'warm', bonds: [3] },
  work_you_enjoyed: { depth: 'warm', bonds: [3] },
  custom_you_keep: { depth: 'warm', bonds: [4] },
  song_of_home: { depth: 'warm', bonds: [4], interest: 'Music' },
  journey_of_family: { depth: 'warm', bonds: [4], interest: 'History' },
  market_or_shop: { depth: 'warm', bonds: [4] },
  holiday_best: { depth: 'warm', interest: 'Travel' },
  concert: { depth: 'warm', interest: 'Music' },
  letter_kept: { depth: 'warm', interest: 'Writing' },
  sport_moment: { depth: 'warm', interest: 'Sports' },
  museum_piece: { depth: 'warm', interest: 'Art' },
  history_visit: { depth: 'warm', interest: 'History' },
  stars_or_sea: { depth: 'warm', interest: 'Science' },
  quiet_place: { depth: 'warm', interest: 'Meditation' },
  kind_stranger: { depth: 'close' },
  proud_of_you: { depth: 'close' },
  changed_mind: { depth: 'close' },
  brave_moment: { depth: 'close' },
  good_year: { depth: 'close' },
  turning_point: { depth: 'close' },
  what_calms_you: { depth: 'close', interest: 'Yoga' },
  laughed_hard: { depth: 'close' },
  friendship_lesson: { depth: 'close' },
  missed_place: { depth: 'close' },
  person_you_think_of: { depth: 'close' },
  thing_you_started: { depth: 'close' },
  what_home_means: { depth: 'close', bonds: [1, 4] },
  family_you_choose: { depth: 'close', bonds: [1] },
  elder_you_admired: { depth: 'close', bonds: [1] },
  younger_people: { depth: 'close', bonds: [1] },
  looked_after: { depth: 'close', bonds: [1] },
  like_siblings: { depth: 'close', bonds: [2] },
  same_and_different: { depth: 'close', bonds: [2] },
  stood_up_for: { depth: 'close', bonds: [2] },
  call_at_night: { depth: 'close', bonds: [2] },
  mistake_worth_it: { depth: 'close', bonds: [3] },
  hard_skill: { depth: 'close', bonds: [3] },
  mentor_you_had: { depth: 'close', bonds: [3] },
  question_for_older: { depth: 'close', bonds: [3] },
  between_cultures: { depth: 'close', bonds: [4] },
  kept_from_home: { depth: 'close', bonds: [4] },
  language_of_heart: { depth: 'close', bonds: [4] },
  changed_custom: { depth: 'close', bonds: [4] },
  tree_or_path: { depth: 'close', interest: 'Nature' },
  letter_to_younger: { depth: 'deep' },
  what_lasts: { depth: 'deep' },
  gratitude: { depth: 'deep' },
  forgiveness: { depth: 'deep' },
  what_matters_now: { depth: 'deep' },
  what_matters_less: { depth: 'deep' },
  loneliness: { depth: 'deep' },
  good_company: { depth: 'deep' },
  hope_next_year: { depth: 'deep' },
  unfinished: { depth: 'deep' },
  perfect_ordinary_day: { depth: 'deep' },
  belief_small: { depth: 'deep' },
  comfort: { depth: 'deep' },
  asking_for_help: { depth: 'deep' },
  beauty: { depth: 'deep', interest: 'Art' },
  music_for_sorrow: { depth: 'deep', interest: 'Music' },
  words_that_stayed: { depth: 'deep', interest: 'Reading' },
  faith_or_wonder: { depth: 'deep', interest: 'Meditation' },
  what_to_pass_on: { depth: 'deep', bonds: [1] },
  wished_to_hear: { depth: 'deep', bonds: [1] },
  chosen_family_dream: { depth: 'deep', bonds: [1] },
  role_you_take: { depth: 'deep', bonds: [1] },
  growing_up: { depth: 'deep', bonds: [2] },
  sibling_promise: { depth: 'deep', bonds: [2] },
  honest_friend: { depth: 'deep', bonds: [2] },
  success_now: { depth: 'deep', bonds: [3] },
  fear_and_work: { depth: 'deep', bonds: [3] },
  passing_on_trade: { depth: 'deep', bonds: [3] },
  belonging: { depth: 'deep', bonds: [4] },
  ancestors_question: { depth: 'deep', bonds: [4], interest: 'History' },
} as const satisfies Readonly<Record<string, Question>>;

/** A question, by its name. */
export type QuestionName = keyof typeof QUESTIONS;

export const QUESTION_NAMES = Object.keys(QUESTIONS) as [QuestionName, ...QuestionName[]];

/** The question of that name, or why there is none. */
export function findQuestion(name: string): Result<QuestionName, RefusalOf<'invalid_input'>> {
  if (Object.hasOwn(QUESTIONS, name)) return granted(name as QuestionName);
  const fault = { rule: 'unknown_question' } as const;
  return refused({ code: 'invalid_input', errors: [{ path: 'name', fault }] });
}

/**
 * The questions of that depth that suit the two, without those that they've had: first those about an interest that both
 * have, then those written for their bond, then all others.
 */
export function questionsFor(
  two: Two & { readonly asked: ReadonlySet<QuestionName> },
  depth: Depth,
): readonly QuestionName[] {
  const questions: Readonly<Record<QuestionName, Question>> = QUESTIONS;
  return meantForTwo(questions, two).filter(
    (name) => QUESTIONS[name].depth === depth && !two.asked.has(name),
  );
}
