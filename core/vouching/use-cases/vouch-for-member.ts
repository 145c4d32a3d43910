import { decideAndCommit, type Commit, type Proposal } from '#core/kernel/commit.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { VouchChange } from '#core/vouching/changes.ts';
import type { OwnVouch } from '#core/vouching/domain/own-vouch.ts';
import { endedVouch, vouchFor, type NewVouch, type WayKnown } from '#core/vouching/domain/vouch.ts';
import type { VouchRefusal } from '#core/vouching/refusals.ts';
import {
  loadOwnVouch,
  type LoadedVouch,
  type OwnVouchRefusal,
  type OwnVouchSources,
} from '#core/vouching/steps/load-own-vouch.ts';

interface Input {
  readonly callerId: MemberId;
  readonly connectionId: ConnectionId;
  /** `null` to withdraw what was said. */
  readonly said: WayKnown | null;
}

export type VouchForMember = (
  input: Input,
) => Promise<Result<OwnVouch, OwnVouchRefusal | VouchRefusal>>;

interface Dependencies extends OwnVouchSources {
  readonly commit: Commit<VouchChange, never>;
}

/** Says how well the caller knows someone they're connected with, or withdraws it. No event tells of it. */
export function makeVouchForMember(deps: Dependencies): VouchForMember {
  return (input) => decideAndCommit(deps.commit, () => decide(deps, input));
}

async function decide(
  deps: Dependencies,
  input: Input,
): Promise<Result<Proposal<VouchChange, never, OwnVouch>, OwnVouchRefusal | VouchRefusal>> {
  const { callerId, connectionId, said } = input;
  const loaded = await loadOwnVouch(deps, callerId, connectionId);
  if (!loaded.ok) return loaded;
  const { seen, connectionVersion, at } = loaded.value;
  if (said !== null && seen.mayVouch !== 'yes') return refused({ code: 'may_not_vouch' });
  const vouch = seen.said === said ? null : next(loaded.value, input);
  const answer = () => ({ ...seen, said });
  if (vouch === null) return granted({ act: null, answer });
  const changes = [{ type: 'put_vouch', vouch, connectionVersion }] as const;
  return granted({ act: { changes, events: [], actorId: callerId, at }, answer });
}

/** `null` where there is nothing to withdraw. */
function next(
  { stored, memberId, at }: LoadedVouch,
  { callerId, connectionId, said }: Input,
): NewVouch | null {
  const who = { voucherId: callerId, memberId, connectionId };
  if (said !== null) return vouchFor(who, said, stored, at);
  return stored && endedVouch(stored, at);
}
