import { unreachable } from '#core/kernel/unreachable.ts';
import { usualStanding, type Role, type Standing } from '#core/safety/domain/standing.ts';
import type { MeasureAction } from './moderation-entry.ts';

/** What can be done about a member; a suspension says until when (ISO 8601 in UTC). */
export type Measure =
  | { readonly action: Exclude<MeasureAction, 'suspend'> }
  | { readonly action: 'suspend'; readonly until: string };

/** The measures that end others. */
export const ENDING_ACTIONS = ['restore', 'lift', 'list', 'allow_requests'] as const;

export type EndingAction = (typeof ENDING_ACTIONS)[number];

/** The measure that gives the member the role. */
export function roleMeasure(role: Role): Measure {
  return { action: `make_${role}` };
}

/** The member's standing after the measure. */
export function applyMeasure(standing: Standing, measure: Measure): Standing {
  switch (measure.action) {
    case 'suspend':
      return { ...standing, account: { status: 'suspended', until: measure.until } };
    case 'remove':
      return { ...standing, role: 'member', account: { status: 'removed' } };
    case 'restore':
      return {
        ...usualStanding(standing.memberId),
        role: standing.role,
        // What members decide about themselves is not for others to end.
        onBreak: standing.onBreak,
        leavesOn: standing.leavesOn,
      };
    case 'lift':
      return { ...standing, account: { status: 'active' } };
    case 'make_moderator':
      return { ...standing, role: 'moderator' };
    case 'make_operator':
      return { ...standing, role: 'operator' };
    case 'make_member':
      return { ...standing, role: 'member' };
    case 'unlist':
      return { ...standing, isListed: false };
    case 'list':
      return { ...standing, isListed: true };
    case 'stop_requests':
      return { ...standing, mayAsk: false };
    case 'allow_requests':
      return { ...standing, mayAsk: true };
    case 'warn':
    case 'end_sessions':
      return standing;
    case 'approve':
      return { ...standing, account: { status: 'active' } };
    case 'decline':
      return { ...standing, account: { status: 'removed' } };
    case 'close_under_age':
      return { ...standing, account: { status: 'under_age' } };
    default:
      return unreachable(measure);
  }
}

/** The measure as one that ends others; `null` if it ends nothing of the member's standing. */
export function endingOf({ action }: Measure, standing: Standing): EndingAction | null {
  const ending = ENDING_ACTIONS.find((each) => each === action);
  return ending !== undefined && endsAnything(standing, ending) ? ending : null;
}

/** Whether the measure would change the member's standing. */
export function endsAnything(
  { account, isListed, mayAsk }: Standing,
  ending: EndingAction,
): boolean {
  switch (ending) {
    case 'restore':
      return account.status !== 'active' || !isListed || !mayAsk;
    case 'lift':
      return account.status === 'suspended';
    case 'list':
      return !isListed;
    case 'allow_requests':
      return !mayAsk;
    default:
      return unreachable(ending);
  }
}
