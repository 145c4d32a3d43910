import { bondSeenBy, type BondForTwo } from '#core/connections/domain/bond-for-two.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import { granted, type Result } from '#core/kernel/result.ts';
import {
  loadForTwo,
  type ForTwoRefusal,
  type ForTwoSources,
} from '#core/messaging/steps/load-for-two.ts';

export type GetBond = (input: {
  readonly callerId: MemberId;
  readonly connectionId: ConnectionId;
}) => Promise<Result<BondForTwo, ForTwoRefusal>>;

/** What the caller and the other of a connection are to each other, and what one of them suggests instead. */
export function makeGetBond(sources: ForTwoSources): GetBond {
  return async ({ callerId, connectionId }) => {
    const loaded = await loadForTwo(sources, callerId, connectionId);
    if (!loaded.ok) return loaded;
    const { connection, kept } = loaded.value;
    return granted(bondSeenBy(connection, kept.value.bond ?? null, callerId));
  };
}
