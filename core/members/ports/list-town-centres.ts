import type { TownCentres } from '#core/members/places/domain/distance.ts';

/** Where the larger towns of all countries are: those of `ListTowns`. */
export type ListTownCentres = () => Promise<TownCentres>;
