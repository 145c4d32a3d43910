import type { Member } from '#core/members/domain/member.ts';
import { hasWords } from '#core/members/domain/prompts.ts';
import { toActivityDay } from './activity-day.ts';

/** How many days pass before a new account is recommended; anyone who searches finds it from the start. */
const DAYS_BEFORE_INTRODUCTION = 7;

/** In the place of the day while a profile is empty. Days are below. */
const NOT_INTRODUCED = 2 ** 16 - 1;

/**
 * The first day on which a member is recommended to others, in whole days since 1970 in UTC. One with an
 * empty profile never is: no word about themselves, no interest and no bond.
 */
export function introducedFrom(member: Pick<Member, 'bio' | 'createdAt' | 'preferences'>): number {
  const { interests, relationshipTypes } = member.preferences;
  const isEmpty = !hasWords(member) && interests.length === 0 && relationshipTypes.length === 0;
  return isEmpty ? NOT_INTRODUCED : toActivityDay(member.createdAt) + DAYS_BEFORE_INTRODUCTION;
}
