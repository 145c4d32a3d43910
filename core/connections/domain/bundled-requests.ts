import type { MemberId } from '#core/kernel/ids.ts';
import type { ConnectionWithMember } from './connection.ts';
import { isInFirstWeek } from './request-limit.ts';

/** How many requests from people in their first week a list shows one by one. */
const SHOWN_NEWCOMERS = 5;

/** What a list shows at first, and what waits behind one line. */
interface Bundled<Listed> {
  readonly shown: readonly Listed[];
  readonly bundled: readonly Listed[];
}

/**
 * Keeps a ring of new accounts from burying everybody else: of the requests that wait for the member, those from people
 * in their first week are bundled beyond the first five of the list. All else is shown, in its order.
 */
export function bundleRequests<Listed extends ConnectionWithMember>(
  listed: readonly Listed[],
  memberId: MemberId,
  at: string,
): Bundled<Listed> {
  const newcomers = listed.filter(
    ({ status, recipientId, member }) =>
      status === 'pending' && recipientId === memberId && isInFirstWeek(member.createdAt, at),
  );
  const bundled = newcomers.slice(SHOWN_NEWCOMERS);
  const isBundled = new Set(bundled);
  return { shown: listed.filter((each) => !isBundled.has(each)), bundled };
}
