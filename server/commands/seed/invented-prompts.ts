import type { Prompts } from '#core/members/domain/prompts.ts';
import { createChoices } from './choices.ts';
import { GIFTS, HOPES, SUNDAYS } from './prompt-texts.ts';

/** What the invented member with that number, who seeks those bonds, wrote for the prompts; most wrote something. */
export function inventPrompts(index: number, types: readonly number[]): Prompts {
  const choices = createChoices(5_000 + index);
  const hopes = types.flatMap((type) => HOPES[type] ?? []);
  return {
    ...(choices.happens(0.6) && { sunday: choices.oneOf(SUNDAYS) }),
    ...(choices.happens(0.7) && { give: choices.oneOf(GIFTS) }),
    ...(choices.happens(0.8) && hopes.length > 0 && { hope: choices.oneOf(hopes) }),
  };
}
