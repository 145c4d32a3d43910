/** An id that no member has, for queries that leave nothing out for anyone. */
export const NOBODY = 0;
