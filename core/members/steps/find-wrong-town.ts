import type { FieldError } from '#core/kernel/refusal.ts';
import type { Preferences } from '#core/members/domain/preferences.ts';
import type { ListTowns } from '#core/members/ports/list-towns.ts';
import type { MemberFault } from '#core/members/refusals.ts';

type Place = Pick<Preferences, 'country' | 'town'>;

/** What is wrong with a town that was not there before: it is one of its country, as the list has it. */
export async function findWrongTown(
  listTowns: ListTowns,
  { country, town }: Place,
  before: Place,
): Promise<FieldError<MemberFault>[]> {
  const isKept = town === before.town && country === before.country;
  if (town === null || isKept) return [];
  if (country === null)
    return [{ path: 'preferences.town', fault: { rule: 'town_without_country' } }];
  const towns = await listTowns(country);
  if (towns.includes(town)) return [];
  return [{ path: 'preferences.town', fault: { rule: 'unknown_town' } }];
}
