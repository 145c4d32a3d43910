import { foldText } from '#core/kernel/fold-text.ts';
import type { FieldError } from '#core/kernel/refusal.ts';
import type { MemberFault } from '#core/members/refusals.ts';

/** How a text looks: two texts that look alike have the same skeleton (Unicode UTS 39). */
export type Skeleton = (text: string) => string;

/** Whether people would take whoever bears the name for someone who runs the site. */
export type IsReservedName = (name: string) => boolean;

/** Reserved wherever they stand, also inside another word; the name of the product is one of them. */
const ANYWHERE = words('moderator|administrator');

/** Reserved as any word of a name. */
const AS_A_WORD = words('support|admin|admins|moderation');

/** Reserved as the whole name, alone or beside each other. */
const ALONE = [
  ...AS_A_WORD,
  ...words('mod|mods|help|helpdesk|desk|safety|security|staff|team|official|service|abuse'),
  ...words('operator|operators|owner|root|sysadmin|system|systems|webmaster|postmaster|noreply'),
  // Stands in the place of the names of those who have left.
  'formermember',
];

/** Words that change nothing about a reserved name that they stand beside. */
const COMPANIONS = words('the|our|your|of|and|for|site|account|accounts|center|centre|customer');

/**
 * Makes the rule for the names that nobody may choose, for a product of that name. Spaces, punctuation,
 * case, accents, digits around a word and characters that nobody can see make no difference.
 */
export function makeReservedNames(skeletonOf: Skeleton, productName: string): IsReservedName {
  const outline = makeOutline(skeletonOf);
  const anywhere = [productName, ...ANYWHERE].map(outline);
  const asAWord = new Set(AS_A_WORD.map(outline));
  const oneOf = (...texts: readonly string[]) => `(?:${texts.map(outline).join('|')})`;
  const alone = new RegExp(
    `^${oneOf(...COMPANIONS)}*${oneOf(...ALONE)}${oneOf(...ALONE, ...COMPANIONS)}*$`,
  );
  return (name) =>
    readingsOf(name).some((reading) => {
      const parts = outline(reading).split(/[^\p{L}\p{N}]+/u);
      const whole = parts.join('');
      return (
        alone.test(whole) ||
        anywhere.some((part) => whole.includes(part)) ||
        parts.some((part) => asAWord.has(part))
      );
    });
}

/** Which of the names someone wants to bear are reserved. */
export function findReservedNames(
  isReservedName: IsReservedName,
  names: { readonly username?: string; readonly name?: string | undefined },
): FieldError<MemberFault>[] {
  return (['username', 'name'] as const)
    .filter((field) => isReservedName(names[field] ?? ''))
    .map((field) => ({ path: field, fault: { rule: 'reserved_name', field } }));
}

/** The ways to read a name: as it is, folded, and without its digits, which may stand for letters. */
function readingsOf(name: string): string[] {
  const visible = name.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return [visible, foldText(visible)].flatMap((text) => [text, text.replace(/\p{N}+/gu, ' ')]);
}

/**
 * The skeleton in small letters and without marks. A capital I looks like a small l, so that in small
 * letters the two count as one.
 */
function makeOutline(skeletonOf: Skeleton): Skeleton {
  return (text) =>
    skeletonOf(skeletonOf(text).toLowerCase()).replace(/\p{M}/gu, '').replaceAll('i', 'l');
}

function words(list: string): string[] {
  return list.split('|');
}
