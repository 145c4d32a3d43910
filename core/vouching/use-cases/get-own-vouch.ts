import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import { granted, type Result } from '#core/kernel/result.ts';
import type { OwnVouch } from '#core/vouching/domain/own-vouch.ts';
import {
  loadOwnVouch,
  type OwnVouchRefusal,
  type OwnVouchSources,
} from '#core/vouching/steps/load-own-vouch.ts';

export type GetOwnVouch = (input: {
  readonly callerId: MemberId;
  readonly connectionId: ConnectionId;
}) => Promise<Result<OwnVouch, OwnVouchRefusal>>;

/** What the caller says of someone they're connected with. */
export function makeGetOwnVouch(sources: OwnVouchSources): GetOwnVouch {
  return async ({ callerId, connectionId }) => {
    const loaded = await loadOwnVouch(sources, callerId, connectionId);
    return loaded.ok ? granted(loaded.value.seen) : loaded;
  };
}
