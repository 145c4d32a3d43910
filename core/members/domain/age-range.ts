/** Ages a member would like to meet: whole years, 18 to 120, `min` not above `max`. */
export interface AgeRange {
  readonly min: number;
  readonly max: number;
}

export const MINIMUM_AGE = 18;
export const MAXIMUM_AGE = 120;

/** True when the age is known and inside the range, its ends included. */
export function isWithinAgeRange(age: number | null, range: AgeRange): boolean {
  return age !== null && age >= range.min && age <= range.max;
}

/** True when the age is known and outside the range; an unknown age is not outside anything. */
export function isOutsideAgeRange(age: number | null, range: AgeRange): boolean {
  return age !== null && !isWithinAgeRange(age, range);
}
