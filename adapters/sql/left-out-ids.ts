import { BLOCKED_IDS, UNLISTED_IDS } from './safety-store.ts';

/**
 * Everyone whom discovery does not show to the member `@memberId`: those with any connection to them, those
 * between whom and them there is a block, and those whom it shows to nobody.
 */
export const LEFT_OUT_IDS = `
  SELECT user_id2 AS id FROM connection WHERE user_id1 = @memberId
  UNION ALL SELECT user_id1 FROM connection WHERE user_id2 = @memberId
  UNION ALL ${BLOCKED_IDS}
  UNION ALL ${UNLISTED_IDS}`;
