import { COUNTED_INTERESTS, fit, FIT_UNIT, FIT_WEIGHTS } from '#core/discovery/domain/fit.ts';
import { isRecommendable } from '#core/discovery/domain/recommendation.ts';
import type { FoldedMember } from '#core/discovery/domain/searchable-member.ts';
import { BitPlanes, type WeightedSet } from './bit-planes.ts';
import { BitSet } from './bit-set.ts';
import { withinAges } from './filter-members.ts';
import { withMarks } from './ground-columns.ts';
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

/** All that fits are worked out of, of some members or of all. */
interface FitGround extends Pick<
  MemberColumns,
  'everyone' | 'age' | 'unknownAge' | 'youngestAge' | 'oldestAge' | 'types'
> {
  /** For each bond that the viewer has chosen, everyone who would take a side of it that meets the viewer's. */
  readonly bonds: readonly BitSet[];
  /** For each of the viewer's interests, everyone who has it. */
  readonly sharing: readonly BitSet[];
  /** Languages and homes. */
  readonly common: readonly WeightedSet[];
}

/** How many words of the sets are worked out at a time, so that what comes of them stays in the processor's cache. */
const WORDS_AT_A_TIME = 2_048;
/** After how many words others get a turn: those of half a million members, which take a few milliseconds. */
const WORDS_IN_A_TURN = 8 * WORDS_AT_A_TIME;

/**
 * Works out how everyone might fit the viewer, while others get their turns. Whoever changes meanwhile must be put in
 * their place afterwards. `sharingOthers` are the members with each of the viewer's interests that are not listed.
 */
export async function createFitColumns(
  columns: MemberColumns,
  viewer: FoldedMember,
  sharingOthers: readonly BitSet[],
  turn: () => Promise<void>,
): Promise<FitColumns> {
  const traits = toTraits(viewer);
  const ground = {
    ...columns,
    bonds: findBonds(columns, traits),
    sharing: [...columns.interests.ofBits(traits.interests), ...sharingOthers],
    common: [...findLanguages(columns, viewer), ...findHomes(columns, traits)],
  };
  const { length } = columns.everyone.words;
  const score = BitPlanes.withRoom(SCORE_BITS, length);
  const recommendable = BitSet.withRoom(length);
  for (let from = 0; from < length; from += WORDS_AT_A_TIME) {
    if (from % WORDS_IN_A_TURN === 0) await turn();
    const fits = fitAll(windowOf(ground, from, from + WORDS_AT_A_TIME), viewer);
    score.putWindow(from, fits.score);
    recommendable.putWindow(from, fits.recommendable);
  }
  return { viewer, score, recommendable, bytes: score.bytes + recommendable.bytes };
}

/** The part of everyone that the words from `from` to before `to` hold. */
function windowOf(ground: FitGround, from: number, to: number): FitGround {
  const see = <Whole extends { window(first: number, end: number): Whole }>(whole: Whole) =>
    whole.window(from, to);
  return {
    everyone: see(ground.everyone),
    age: see(ground.age),
    unknownAge: see(ground.unknownAge),
    youngestAge: see(ground.youngestAge),
    oldestAge: see(ground.oldestAge),
    types: see(ground.types),
    bonds: ground.bonds.map(see),
    sharing: ground.sharing.map(see),
    common: ground.common.map(({ members, weight }) => ({ members: see(members), weight })),
  };
}

/** How everyone there might fit the viewer. */
function fitAll(ground: FitGround, viewer: FoldedMember) {
  const { everyone, unknownAge, bonds, common } = ground;
  const ageFits = findAgesThatFit(ground, viewer);
  const score = BitPlanes.sumOf(SCORE_BITS, [
    ...bonds.map((members) => weigh(members, 'bond')),
    ...countSharedInterests(ground),
    ...common,
    ...(viewer.age === null ? [] : [weigh(ageFits.copy().subtract(unknownAge), 'ages')]),
  ]);
  const recommendable = ageFits.retain(score.within({ min: 1 }, everyone));
  if (viewer.preferences.relationshipTypes.length > 0)
    recommendable.subtract(findWithoutBond(ground));
  return { score, recommendable };
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

/** Everyone who has chosen bonds, but none of the viewer's. */
function findWithoutBond({ types, bonds }: FitGround): BitSet {
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
  const spoken = marksOf(false, spokenMark);
  const learning = [...marksOf(false, learntMark), ...marksOf(true, spokenMark)];
  return [
    ...(spoken.length === 0 ? [] : [weigh(withMarks(languages, spoken), 'languages')]),
    ...(learning.length === 0 ? [] : [weigh(withMarks(languages, learning), 'learning')]),
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
function countSharedInterests({ everyone, sharing }: FitGround): WeightedSet[] {
  const terms = sharing.map((members) => ({ members, weight: 1 }));
  const shared = BitPlanes.sumOf(SHARED_INTERESTS_BITS, terms);
  shared.limitTo(COUNTED_INTERESTS, everyone);
  const { weight } = weigh(everyone, 'interest');
  return shared.planes.map((members, bit) => ({ members, weight: weight * 2 ** bit }));
}

/** Everyone who is not known to be outside the viewer's age range, nor the viewer outside theirs. */
function findAgesThatFit(ground: FitGround, { age, preferences }: FoldedMember): BitSet {
  const { everyone, youngestAge, oldestAge } = ground;
  const suiting = withinAges(ground, everyone, preferences.ageRange);
  if (age === null) return suiting;
  return youngestAge.within({ max: age }, oldestAge.within({ min: age }, suiting));
}
