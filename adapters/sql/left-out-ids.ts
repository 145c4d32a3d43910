import { BLOCKED_IDS, UNLISTED_IDS } from './safety-store.ts';

/**
 * The members that discovery hides from the member `@memberId`: those they have a connection or a request with,
 * those they block or are blocked by, and those hidden from everyone.
 */
export const LEFT_OUT_IDS = `
  SELECT user_id2 AS id FROM connection WHERE user_id1 = @memberId
  UNION ALL SELECT user_id1 FROM connection WHERE user_id2 = @memberId
  UNION ALL ${BLOCKED_IDS}
  UNION ALL ${UNLISTED_IDS}`;
