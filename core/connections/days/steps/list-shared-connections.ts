import { MOST_SHOWN_TO } from '#core/connections/days/domain/kept-day.ts';
import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';

/** The connections on which the member may share a day: those with people whom they see. */
export async function listSharedConnections(
  { connections }: { readonly connections: Pick<ConnectionRepository, 'listOf'> },
  memberId: MemberId,
): Promise<ReadonlySet<ConnectionId>> {
  const page = { status: 'accepted', direction: null, before: null, limit: MOST_SHOWN_TO } as const;
  const listed = await connections.listOf(memberId, { ...page, openSince: '' });
  return new Set(listed.flatMap(({ id, presence }) => (presence === 'former' ? [] : [id])));
}
