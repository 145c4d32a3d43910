import type { MemberId } from '#core/kernel/ids.ts';
import type { ConnectionChange } from '#core/connections/changes.ts';
import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import { decideBlock, decideEndWithFormer } from '#core/connections/blocks/domain/decide-block.ts';
import { loadPair } from '#core/connections/steps/load-pair.ts';
import type { ConnectionEvent } from '#core/connections/events.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { NotFound } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import type { SafetyChange } from '#core/safety/changes.ts';
import { sideOf } from '#core/safety/domain/pair-history.ts';
import type { SafetyEvent } from '#core/safety/events.ts';
import { sightOf } from '#core/safety/domain/visibility.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

export type BlockMember = (input: {
  readonly callerId: MemberId;
  readonly id: MemberId;
}) => Promise<Result<null, NotFound<'member'>>>;

/**
 * Hides the caller and another from each other, and ends whatever is between them. Blocking again stores
 * nothing. Somebody whom the caller cannot see is blocked in the same way, but unnamed, so that their own block, once
 * lifted, does not bring the two together; one who never existed is answered alike. Of a former member there is
 * nobody to hide from, and the connection ends.
 */
export function makeBlockMember(deps: {
  readonly members: Pick<MemberRepository, 'findById'>;
  readonly connections: ConnectionRepository;
  readonly safety: SafetyRepository;
  readonly commit: Commit<ConnectionChange | SafetyChange, ConnectionEvent | SafetyEvent>;
  readonly clock: Clock;
}): BlockMember {
  return ({ callerId, id }) =>
    decideAndCommit(deps.commit, async () => {
      if (callerId === id) return refused({ code: 'not_found', subject: 'member' });
      const { history, connection } = await loadPair(deps, callerId, id);
      const answer = () => null;
      if (sideOf(history.value, callerId).blockedAt !== null) return granted({ act: null, answer });
      const [other, relation] = await Promise.all([
        deps.members.findById(id),
        deps.safety.relate(callerId, id),
      ]);
      if (relation.isViewerDeleted) return refused({ code: 'not_found', subject: 'member' });
      const at = deps.clock.now();
      if (other === null) {
        const ending = connection && decideEndWithFormer(history, connection, callerId, at);
        return granted({ act: ending && { ...ending, actorId: callerId, at }, answer });
      }
      const isHidden = sightOf({ ...relation, history: history.value }) === 'hidden';
      const name = isHidden ? null : other.name;
      const block = { actorId: callerId, aboutId: id, at, name };
      const decision = decideBlock(history, connection, block);
      return granted({ act: { ...decision, actorId: callerId, at }, answer });
    });
}
