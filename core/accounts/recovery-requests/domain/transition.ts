import type { MemberId } from '#core/kernel/ids.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { RecoveryRequestRefusal } from '#core/accounts/recovery-requests/refusals.ts';
import { recoveryDueAt, type RecoveryRequest, type RecoveryState } from './recovery-request.ts';

/** What is done with a request, and when (ISO 8601 in UTC). */
export type RecoveryCommand = { readonly at: string } & (
  | { readonly type: 'confirm' }
  | {
      readonly type: 'agree';
      readonly by: MemberId;
      /** Those who are moderators by now: an agreement of any other counts no more. */
      readonly moderatorIds: readonly MemberId[];
    }
  | { readonly type: 'decline' }
  /** Someone who is in the account, or reads its mails, refuses the request. */
  | { readonly type: 'stop' }
  /** The link is followed and a password chosen. */
  | { readonly type: 'use' }
  /** Its time has come. */
  | { readonly type: 'pass' }
);

/** What remains of the request; `null` where nothing does. */
type Outcome = Result<RecoveryRequest | null, RecoveryRequestRefusal>;

const DECIDED = refused({ code: 'recovery_decided' } as const);

/** The one rule of who does what with a request, in which order. A request whose time is over can only pass. */
export function decideRecovery(request: RecoveryRequest, command: RecoveryCommand): Outcome {
  // Someone in the account can stop it even after it is due.
  if (command.type === 'stop') return granted(stop(request));
  const isDue = request.dueAt <= command.at;
  if (isDue !== (command.type === 'pass')) return isDue ? DECIDED : granted(request);
  switch (command.type) {
    case 'confirm':
      return request.state.status === 'asked'
        ? granted(step(request, { status: 'confirmed' }, recoveryDueAt.confirmed(command.at)))
        : DECIDED;
    case 'agree':
      return agree(request, command);
    case 'decline':
      return isAtDesk(request) ? granted(declined(request)) : DECIDED;
    case 'use':
      return request.state.status === 'open' ? granted(null) : DECIDED;
    case 'pass':
      return granted(
        request.state.status === 'waiting'
          ? step(request, { status: 'open' }, recoveryDueAt.open(command.at))
          : null,
      );
    default:
      return unreachable(command);
  }
}

/** True while moderators can decide upon the request. */
export function isAtDesk({ state: { status } }: Pick<RecoveryRequest, 'state'>): boolean {
  return status === 'confirmed' || status === 'agreed';
}

/** True once two moderators have agreed. */
export function isUnderWay({ state: { status } }: Pick<RecoveryRequest, 'state'>): boolean {
  return status === 'waiting' || status === 'open';
}

/** The first moderator's agreement is kept; the second one's begins the time in which the owner can stop it. */
function agree(
  request: RecoveryRequest,
  { by, at, moderatorIds }: Extract<RecoveryCommand, { readonly type: 'agree' }>,
): Outcome {
  if (!isAtDesk(request)) return DECIDED;
  const { state } = request;
  const first = state.status === 'agreed' ? state.agreedBy : null;
  if (first === by) return refused({ code: 'recovery_needs_another' });
  return granted(
    first !== null && moderatorIds.includes(first)
      ? step(request, { status: 'waiting' }, recoveryDueAt.waiting(at))
      : step(request, { status: 'agreed', agreedBy: by }, request.dueAt),
  );
}

/** Before two have agreed, an early answer must not show the sender that someone has logged in. */
function stop(request: RecoveryRequest): RecoveryRequest | null {
  if (isUnderWay(request)) return null;
  return isAtDesk(request) ? declined(request) : request;
}

function declined(request: RecoveryRequest): RecoveryRequest {
  return step(request, { status: 'declined' }, request.dueAt);
}

function step(request: RecoveryRequest, state: RecoveryState, dueAt: string): RecoveryRequest {
  return { ...request, state, dueAt };
}
