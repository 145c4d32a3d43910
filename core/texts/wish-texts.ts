import type { AgeRange } from '#core/members/domain/age-range.ts';
import type { RelationshipType } from '#core/members/domain/relationship-types.ts';

/** The names of the types that a member seeks, in the order of the types. */
export function namesOfTypes(types: readonly RelationshipType[], ids: readonly number[]): string[] {
  return types.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
}

/** An age range in words; an upper end at the maximum is no limit. */
export function describeAges({ min, max }: AgeRange, maximum: number): string {
  return max >= maximum ? `${min} and over` : `${min} to ${max}`;
}
