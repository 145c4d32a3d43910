import type { Country } from '#core/members/domain/countries.ts';
import type { LanguageTag } from '#core/members/domain/languages.ts';
import type { RelationshipTypeId } from '#core/members/domain/relationship-types.ts';
import type { BondSide } from '#core/members/domain/bond-sides.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import { fit, type FitReason } from './fit.ts';
import type { FoldedMember } from './searchable-member.ts';

/** How many ways to begin a chat are offered. */
export const OPENINGS = 3;

/** The language that everyone here can write to each other, so that it is nothing to speak of. */
const LANGUAGE_OF_THE_SITE: LanguageTag = 'en';

/** What fits anyone, in the order in which it is offered. */
const FOR_ANYONE = ['smile', 'sunday', 'question'] as const;

/** What a first message can be about. */
export type Opening =
  | { readonly kind: 'interest'; readonly interest: string }
  /** The writer learns it and the other speaks it, the other way round, or both speak it. */
  | { readonly kind: 'learnt' | 'taught' | 'spoken'; readonly language: LanguageTag }
  | { readonly kind: 'town'; readonly town: string }
  | { readonly kind: 'country'; readonly country: Country }
  /** The bond that both hope for, and the side that the writer would take by what both say. */
  | { readonly kind: 'bond'; readonly typeId: RelationshipTypeId; readonly side: BondSide }
  | { readonly kind: (typeof FOR_ANYONE)[number] };

/** In which order what two members share is offered: what is easiest to answer comes first. */
const EASE = ['interest', 'learnt', 'taught', 'spoken', 'town', 'country', 'bond'] as const;

type Comparable = Pick<FoldedMember, 'age' | 'location' | 'preferences' | 'folded'>;

/**
 * What the first message of a chat can be about: one of each kind that the two share, then what fits anyone. It is
 * the same for the same two, and says nothing that is not in the reasons why they might get on.
 */
export function openingsBetween(writer: Comparable, other: Comparable): readonly Opening[] {
  const shared = fit(writer, other).reasons.flatMap(openingsOf);
  const easiest = EASE.flatMap((kind) => shared.find((opening) => opening.kind === kind) ?? []);
  const forAnyone = FOR_ANYONE.map((kind): Opening => ({ kind }));
  return [...easiest, ...forAnyone].slice(0, OPENINGS);
}

function openingsOf(reason: FitReason): readonly Opening[] {
  switch (reason.kind) {
    case 'interests':
      return reason.interests.map((interest) => ({ kind: 'interest', interest }));
    case 'languages':
      return inLanguages('spoken', reason.languages);
    case 'learning':
      return [...inLanguages('learnt', reason.learnt), ...inLanguages('taught', reason.taught)];
    case 'location':
      return [{ kind: 'town', town: reason.location }];
    case 'place':
      return [reason.place];
    case 'bond': {
      const { typeId, viewer, other } = reason;
      return [{ kind: 'bond', typeId, side: viewer === 'either' ? OPPOSITE[other] : viewer }];
    }
    case 'ages':
      return [];
    default:
      return unreachable(reason);
  }
}

const OPPOSITE: Readonly<Record<BondSide, BondSide>> = {
  seek: 'offer',
  offer: 'seek',
  either: 'either',
};

function inLanguages(
  kind: 'learnt' | 'taught' | 'spoken',
  languages: readonly LanguageTag[],
): readonly Opening[] {
  return languages
    .filter((language) => kind !== 'spoken' || language !== LANGUAGE_OF_THE_SITE)
    .map((language) => ({ kind, language }));
}
