import { COUNTED_INTERESTS, fit, FIT_UNIT, FIT_WEIGHTS } from '#core/discovery/domain/fit.ts';
import { isRecommendable } from '#core/discovery/domain/recommendation.ts';
import type { FoldedMember } from '#core/discovery/domain/searchable-member.ts';
import { BitPlanes, type WeightedSet } from './bit-planes.ts';
import { BitSet } from './bit-set.ts';
import { withinAges } from './filter-members.ts';
import { toHomeText } from '#core/members/domain/home-text.ts';
import type { MemberColumns } from './member-columns.ts';
import { learntMark, spokenMark } from '#core/discovery/domain/language-marks.ts';
import type { LanguageTag } from '#core/members/domain/languages.ts';
import { toTraits, type MemberTraits } from '#core/discovery/domain/member-traits.ts';

/** Scores are at most 22 units, and members share at most 50 interests. */
const SCORE_BITS = 5;
const SHARED_INTERESTS_BITS = 6;

/** How everyone might fit one member: the core's `fit` and `isRecommendable` for all at once. */
export interface FitColumns {
  readonly viewer: FoldedMember;
  /** In units of `FIT_UNIT`. */
  readonly score: BitPlanes;
  readonly recommendable: BitSet;
  readonly bytes: number;
}

/**
 * Works out how everyone might fit the viewer. `sharingOthers` are the members with each of the viewer's
 * interests that are not listed.
 */
export function createFitColumns(
  columns: MemberColumns,
  viewer: FoldedMember,
  sharingOthers: readonly BitSet[],
): FitColumns {
  const traits = toTraits(viewer);
  const sharing = [...columns.interests.ofBits(traits.interests), ...sharingOthers];
  const ageFits = findAgesThatFit(columns, viewer);
  const bonds = findBonds(columns, traits);
  const score = BitPlanes.sumOf(SCORE_BITS, [
    ...bonds.map((members) => weigh(members, 'bond')),
    ...countSharedInterests(columns, sharing),
    ...findLanguages(columns, viewer),
    ...findHomes(columns, traits),
    ...(viewer.age === null ? [] : [weigh(ageFits.copy().subtract(columns.unknownAge), 'ages')]),
  ]);
  const recommendable = ageFits.retain(score.within({ min: 1 }, columns.everyone));
  if (traits.types > 0) recommendable.subtract(findWithoutBond(columns, bonds));
  return { viewer, score, recommendable, bytes: score.bytes + recommendable.bytes };
}

/** Puts a member who is new or has changed in their place. */
export function putFit(columns: FitColumns, member: FoldedMember): void {
  const { viewer, score, recommendable } = columns;
  score.set(member.id, fit(viewer, member).score / FIT_UNIT);
  recommendable.put(member.id, isRecommendable(viewer, member));
}

/** For each bond that the viewer has chosen, everyone who would take a side of it that meets the viewer's. */
function findBonds(
  columns: MemberColumns,
  { types, seeks, offers }: Pick<MemberTraits, 'types' | 'seeks' | 'offers'>,
): BitSet[] {
  return [
    ...columns.types.ofBits(seeks & offers),
    ...columns.offers.ofBits(types & ~offers),
    ...columns.seeks.ofBits(types & ~seeks),
  ];
}

/** Everyone who has chosen bonds, but none of these. */
function findWithoutBond({ types }: MemberColumns, bonds: readonly BitSet[]): BitSet {
  const without = new BitSet();
  for (const members of types.planes) without.unite(members);
  for (const members of bonds) without.subtract(members);
  return without;
}

/** Everyone who speaks what the viewer speaks, and everyone who could help the viewer with a language, or be helped. */
function findLanguages({ languages }: MemberColumns, { preferences }: FoldedMember): WeightedSet[] {
  const marksOf = (isLearnt: boolean, mark: (tag: LanguageTag) => string) =>
    preferences.languages
      .filter(({ level }) => (level === 'learning') === isLearnt)
      .map(({ tag }) => mark(tag));
  const spoken = marksOf(false, spokenMark).sort();
  const learning = [...marksOf(false, learntMark), ...marksOf(true, spokenMark)].sort();
  return [
    ...(spoken.length === 0 ? [] : [weigh(languages.meeting(spoken), 'languages')]),
    ...(learning.length === 0 ? [] : [weigh(languages.meeting(learning), 'learning')]),
  ];
}

/** Everyone who lives where the viewer does, by the narrowest place that both say. */
function findHomes(
  { locations, homes }: MemberColumns,
  { location, country, town }: MemberTraits,
): WeightedSet[] {
  // A town and the same free text count the same.
  const nearby = location === null ? new BitSet() : locations.at(location);
  const home = toHomeText(country, town);
  if (town !== null && home !== null) nearby.unite(homes.at(home));
  const near = weigh(nearby, 'town');
  if (country === null) return [near];
  const inCountry = homes.meeting({ country, orUnknown: false });
  return [near, weigh(inCountry.except(nearby), 'country')];
}

function weigh(members: BitSet, reason: keyof typeof FIT_WEIGHTS): WeightedSet {
  return { members, weight: FIT_WEIGHTS[reason] / FIT_UNIT };
}

/** How many of the interests each member shares, as far as they count. */
function countSharedInterests(
  { everyone }: MemberColumns,
  sharing: readonly BitSet[],
): WeightedSet[] {
  const terms = sharing.map((members) => ({ members, weight: 1 }));
  const shared = BitPlanes.sumOf(SHARED_INTERESTS_BITS, terms);
  shared.limitTo(COUNTED_INTERESTS, everyone);
  const { weight } = weigh(everyone, 'interest');
  return shared.planes.map((members, bit) => ({ members, weight: weight * 2 ** bit }));
}

/** Everyone who is not known to be outside the viewer's age range, nor the viewer outside theirs. */
function findAgesThatFit(columns: MemberColumns, { age, preferences }: FoldedMember): BitSet {
  const { everyone, youngestAge, oldestAge } = columns;
  const suiting = withinAges(columns, everyone, preferences.ageRange);
  if (age === null) return suiting;
  return youngestAge.within({ max: age }, oldestAge.within({ min: age }, suiting));
}
