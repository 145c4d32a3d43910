import type { Decision, Versioned } from '#core/kernel/commit.ts';
import type { MailChange } from '#core/letters/changes.ts';
import type { MemberChange } from '#core/members/changes.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { SafetyChange } from '#core/safety/changes.ts';
import { usualStanding, type Standing } from '#core/safety/domain/standing.ts';
import { lastLookForTraces } from './leaving.ts';

/** What a deletion stores. */
export type DeletionChange = SafetyChange | MailChange | MemberChange;

/**
 * Decides to delete the account, and to write to the address that it had. If the member comes back, or a measure is
 * taken, at the same moment, that decision is based on the same version of their standing, so only one of the two is stored.
 */
export function decideDeletion(
  self: Pick<Self, 'id' | 'email'>,
  { version }: Versioned<Standing>,
  at: string,
): Decision<DeletionChange, never> {
  const account = { status: 'deleted' } as const;
  const standing = { ...usualStanding(self.id), account, leavesOn: lastLookForTraces(at) };
  const letter = { kind: 'account_deleted', address: self.email } as const;
  return {
    changes: [
      { type: 'put_standing', standing, version },
      { type: 'queue_letter', queued: { letter, key: null, dueAt: at } },
      { type: 'delete_member', memberId: self.id, at },
    ],
    events: [],
  };
}
