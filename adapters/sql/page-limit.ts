/** Ends a page of `@limit` rows. SQLite would plan the statement again for each limit that is bound without the cast. */
export const PAGE_LIMIT = 'LIMIT CAST(@limit AS bigint)';
