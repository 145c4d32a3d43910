/** How many rows to take in at a time, so that those of a large site are never all in memory. */
export const TRAITS_AT_A_TIME = 10_000;

/** The columns of `MemberTraits`, and the id of the member. */
export const TRAITS = `
  member_id AS "memberId", types, seeks, offers, interests, age, youngest_age AS "youngestAge",
  oldest_age AS "oldestAge", introduced_from AS "introducedFrom", location, languages, country, town`;

/** The columns of `StoredTraits`. */
export const STORED_TRAITS = `${TRAITS}, active_on AS "activeOn"`;

/** The traits of members with an id above `@after`, in the order of the ids. */
export const READ_TRAITS = `
  SELECT ${STORED_TRAITS}
  FROM member_trait WHERE member_id > @after ORDER BY member_id LIMIT ${TRAITS_AT_A_TIME}`;
