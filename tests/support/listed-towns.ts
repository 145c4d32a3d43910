import { createListedTowns } from '#adapters/system/listed-towns.ts';

/** The towns as the product lists them. */
export const listTowns = createListedTowns();
