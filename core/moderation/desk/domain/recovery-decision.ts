import type { RecoveryRequestChange } from '#core/accounts/recovery-requests/changes.ts';
import type { RecoveryRequest } from '#core/accounts/recovery-requests/domain/recovery-request.ts';
import { decideRecovery } from '#core/accounts/recovery-requests/domain/transition.ts';
import type { RecoveryRequestRefusal } from '#core/accounts/recovery-requests/refusals.ts';
import type { Versioned } from '#core/kernel/commit.ts';
import type { EmailAddress } from '#core/kernel/email-address.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { MailChange } from '#core/letters/changes.ts';
import type { Letter } from '#core/letters/domain/letter.ts';
import type { ModerationChange } from '#core/moderation/changes.ts';
import type { ModerationWords } from '#core/moderation/domain/moderation-entry.ts';
import { areEnough, type MatchedAnswers } from './recovery-answers.ts';

/** What a moderator decides upon a request to win an account back; the words are for the log. */
export type RecoveryDecision =
  | { readonly decision: 'agree'; readonly words: ModerationWords | null }
  | { readonly decision: 'decline'; readonly words: ModerationWords };

/** What a decision upon a request is made of. */
export interface RecoveryCase {
  readonly stored: Versioned<RecoveryRequest>;
  readonly memberId: MemberId;
  readonly matched: MatchedAnswers;
  /** The moderators whose accounts are in use. */
  readonly moderatorIds: readonly MemberId[];
  /** The addresses that the account has or had lately. */
  readonly addresses: readonly EmailAddress[];
}

/** What a decision upon a request stores. */
export type RecoveryDecisionChange = RecoveryRequestChange | ModerationChange | MailChange;

/** Decides upon a request. The second agreement is told at once to everybody who may be in the account. */
export function decideRecoveryCase(
  upon: RecoveryCase,
  made: RecoveryDecision & { readonly by: MemberId; readonly at: string },
): Result<readonly RecoveryDecisionChange[], RecoveryRequestRefusal> {
  const { stored, memberId, matched, moderatorIds } = upon;
  const { decision, by, at, words } = made;
  if (decision === 'agree' && !areEnough(matched)) return refused({ code: 'too_few_answers' });
  const command =
    decision === 'agree'
      ? ({ type: 'agree', by, moderatorIds } as const)
      : ({ type: 'decline' } as const);
  const decided = decideRecovery(stored.value, { ...command, at });
  if (!decided.ok) return decided;
  const request = decided.value ?? stored.value;
  const action = decision === 'agree' ? 'agree_recovery' : 'decline_recovery';
  const record = { at, actor: by, memberId, reportId: null };
  return granted([
    { type: 'put_recovery_request', request, version: stored.version },
    {
      type: 'add_moderation_entry',
      entry: { ...record, action, until: null, reason: null, words },
    },
    ...(request.state.status === 'waiting' ? tellEverybody(upon, request.dueAt, made) : []),
  ]);
}

/** A notice on every signed-in device, a letter to each address of the account, and one to the person who asked for it. */
function tellEverybody(
  { stored, memberId, addresses }: RecoveryCase,
  until: string,
  { by: actor, at }: { readonly by: MemberId; readonly at: string },
): readonly RecoveryDecisionChange[] {
  const content = { kind: 'recovery_begun', until } as const;
  const { address } = stored.value;
  const letters: readonly Letter[] = [
    ...[...new Set(addresses)].map(
      (told) => ({ kind: 'recovery_begun', memberId, address: told, until }) as const,
    ),
    { kind: 'recovery_agreed', memberId, address, until },
  ];
  return [
    { type: 'add_notice', notice: { memberId, at, actor, reportId: null, content } },
    ...letters.map(
      (letter) => ({ type: 'queue_letter', queued: { letter, key: null, dueAt: at } }) as const,
    ),
  ];
}
