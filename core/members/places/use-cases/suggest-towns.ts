import type { Country } from '#core/members/domain/countries.ts';
import type { ListTowns } from '#core/members/ports/list-towns.ts';
import { matchingTowns } from '#core/members/places/domain/matching-towns.ts';

export type SuggestTowns = (asked: {
  readonly country: Country;
  readonly text: string;
}) => Promise<readonly string[]>;

/** The larger towns of the country that fit what is typed so far. */
export function makeSuggestTowns({ listTowns }: { readonly listTowns: ListTowns }): SuggestTowns {
  return async ({ country, text }) => matchingTowns(await listTowns(country), text);
}
