import type { RecoveryRequestChange } from '#core/accounts/recovery-requests/changes.ts';
import { mayBeWonBack } from '#core/accounts/recovery-requests/domain/may-be-won-back.ts';
import type { RecoveryRequest } from '#core/accounts/recovery-requests/domain/recovery-request.ts';
import { decideRecovery } from '#core/accounts/recovery-requests/domain/transition.ts';
import type { RecoveryRequestRepository } from '#core/accounts/recovery-requests/ports/recovery-request-repository.ts';
import { changeOfRecovery } from '#core/accounts/recovery-requests/steps/changes-of-recovery.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { RecoveryRequestId } from '#core/kernel/ids.ts';
import { granted } from '#core/kernel/result.ts';
import type { MailChange } from '#core/letters/changes.ts';
import type { Letter } from '#core/letters/domain/letter.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

/** How many requests to read at once. */
const AT_ONCE = 100;

type AttendChange = RecoveryRequestChange | MailChange;

/** Asked between requests, it says whether to leave the others for later. */
export type AttendRecoveries = (isStopping?: () => boolean) => Promise<void>;

interface Dependencies {
  readonly recoveryRequests: Pick<RecoveryRequestRepository, 'listDue' | 'load'>;
  readonly safety: Pick<SafetyRepository, 'loadStanding'>;
  readonly commit: Commit<AttendChange, never>;
  readonly clock: Clock;
}

/** Goes on with every request whose time has come: opens those that nobody has stopped, and removes the others. */
export function makeAttendRecoveries(deps: Dependencies): AttendRecoveries {
  return async (isStopping = () => false) => {
    for (;;) {
      const due = await deps.recoveryRequests.listDue(deps.clock.now(), AT_ONCE);
      for (const { value } of due) {
        if (isStopping()) return;
        await attend(deps, value.id);
      }
      if (due.length < AT_ONCE) return;
    }
  };
}

async function attend(deps: Dependencies, id: RecoveryRequestId): Promise<void> {
  await decideAndCommit<AttendChange, never, null, never>(deps.commit, async () => {
    const at = deps.clock.now();
    const nothing = granted({ act: null, answer: () => null });
    const stored = await deps.recoveryRequests.load(id);
    if (stored === null) return nothing;
    const decided = decideRecovery(stored.value, { type: 'pass', at });
    if (!decided.ok || decided.value === stored.value) return nothing;
    const after = (await mayGoOn(deps, stored.value)) ? decided.value : null;
    const letter = letterAbout(stored.value, after);
    const changes: AttendChange[] = [changeOfRecovery(stored, after)];
    if (letter !== null) {
      changes.push({ type: 'queue_letter', queued: { letter, key: null, dueAt: at } });
    }
    return granted({ act: { changes, events: [], actorId: null, at }, answer: () => null });
  });
}

async function mayGoOn({ safety }: Dependencies, { memberId }: RecoveryRequest): Promise<boolean> {
  return memberId !== null && mayBeWonBack((await safety.loadStanding(memberId)).value);
}

/** What its sender is told: the way into the account, or that there is none. It is the same for all that end unagreed. */
function letterAbout(
  { memberId, address, state }: RecoveryRequest,
  after: RecoveryRequest | null,
): Letter | null {
  if (after !== null && memberId !== null) return { kind: 'win_account_back', memberId, address };
  const isUnheard = state.status === 'asked' || state.status === 'open';
  return isUnheard ? null : { kind: 'recovery_closed', memberId, address };
}
