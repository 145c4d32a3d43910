import type { VouchCount } from '#core/vouching/domain/count-vouches.ts';
import type { WayKnown } from '#core/vouching/domain/vouch.ts';

/** What a member says who vouches for somebody. */
export const WAY_KNOWN_TEXTS: Readonly<Record<WayKnown, string>> = {
  written: 'We’ve written to each other',
  spoken: 'We’ve spoken with each other',
  met: 'We’ve met face to face',
};

const NUMBERS = 'One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');

/** What a count of vouches says, before and after the name of whom they're for; `null` when nobody vouches. */
export function describeVouches({
  people,
  spoken,
  met,
}: VouchCount): { readonly who: string; readonly how: string } | null {
  if (people === 0) return null;
  const who = people === 1 ? 'One person vouches for' : `${numberOf(people)} people vouch for`;
  if (met > 0) return { who, how: `${some(met, people)} met face to face` };
  if (spoken > 0) return { who, how: `${some(spoken, people)} spoken with each other` };
  return { who, how: 'they’ve written to each other' };
}

function some(number: number, people: number): string {
  if (people === 1) return 'they’ve';
  if (number === people) return people === 2 ? 'both have' : 'all have';
  return `${numberOf(number).toLowerCase()} ${number === 1 ? 'has' : 'have'}`;
}

function numberOf(number: number): string {
  return NUMBERS[number - 1] ?? String(number);
}
