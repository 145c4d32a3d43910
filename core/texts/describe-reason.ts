import type { Reason } from '#core/discovery/domain/near-reason.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { BondTexts } from './bond-texts.ts';

/** One plain text about why two members might fit, to the one who is shown the other. */
export function describeReason(
  reason: Reason,
  other: { readonly name: string },
  { reasons }: BondTexts,
): string {
  switch (reason.kind) {
    case 'bond':
      return reasons.bond(reason, other.name);
    case 'interests':
      return reasons.interests(reason.interests);
    case 'languages':
      return reasons.languages(reason.languages);
    case 'learning':
      return reasons.learning(reason, other.name);
    case 'location':
      return reasons.location(reason.location);
    case 'place':
      return reasons.place(reason.place);
    case 'near':
      return reasons.near(reason.distance);
    case 'ages':
      return reasons.ages;
    default:
      return unreachable(reason);
  }
}
