import { createListedTownCentres, createListedTowns } from '#adapters/system/listed-towns.ts';
import { makeFindSurroundings } from '#core/members/places/steps/find-surroundings.ts';

/** The towns as the product lists them. */
export const listTowns = createListedTowns();

/** Where they are. */
export const listTownCentres = createListedTownCentres(listTowns);

/** What is around each of them. */
export const findSurroundings = makeFindSurroundings(listTownCentres);
