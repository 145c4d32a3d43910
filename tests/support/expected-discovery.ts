import type { MemberId } from '#core/kernel/ids.ts';
import type { DiscoveryFilters } from '#core/discovery/domain/filters.ts';
import type { DiscoverySort } from '#core/discovery/domain/order.ts';
import { tieKey } from '#core/discovery/domain/tie-break.ts';
import type { Member } from '#core/members/domain/member.ts';

/*
 * What a search must find, worked out the long way from the records alone. It shares nothing but types
 * with the rules it is compared with, so that a fault in those does not come back as the expectation.
 */

/** A site as one of its members searches it. */
export interface SearchedSite {
  readonly members: readonly Member[];
  /** The day of each member's last activity, as any number that grows from day to day. */
  readonly activeOn: ReadonlyMap<number, number>;
  readonly viewerId: MemberId;
  /** Who has any connection with the viewer. */
  readonly connectedIds: ReadonlySet<number>;
}

/** The ids of everyone who must be found, in their order. */
export function expectFound(
  site: SearchedSite,
  filters: DiscoveryFilters,
  sort: DiscoverySort,
): number[] {
  const found = strangersOf(site).filter((member) => passes(member, filters));
  return idsInOrder(found, (member) => rank(site, member, sort));
}

/** The ids of everyone who must be recommended, the best first. */
export function expectRecommended(site: SearchedSite, today: number): number[] {
  const viewer = viewerOf(site);
  const recommended = strangersOf(site).filter((other) => {
    if (other.age !== null && !seeks(viewer, other.age)) return false;
    if (viewer.age !== null && !seeks(other, viewer.age)) return false;
    const { bio, createdAt, preferences } = other;
    const { interests, relationshipTypes, prompts } = preferences;
    const hasWritten = bio !== null || Object.values(prompts).length > 0;
    if (!hasWritten && interests.length + relationshipTypes.length === 0) return false;
    if (Date.parse(createdAt.slice(0, 10)) > (today - 7) * 86_400_000) return false;
    const haveBonds = [viewer, other].every(
      ({ preferences }) => preferences.relationshipTypes.length > 0,
    );
    if (haveBonds && countBonds(viewer, other) === 0) return false;
    return score(viewer, other) > 0;
  });
  return idsInOrder(recommended, (other) => rank(site, other, 'relevance'));
}

function viewerOf({ members, viewerId }: SearchedSite): Member {
  return members.find(({ id }) => id === viewerId)!;
}

function strangersOf({ members, viewerId, connectedIds }: SearchedSite): Member[] {
  return members.filter(({ id }) => id !== viewerId && !connectedIds.has(id));
}

function passes(member: Member, filters: DiscoveryFilters): boolean {
  const { name, bio, location, age, preferences } = member;
  const { text, minAge, maxAge, types, side, interests, languages, country, reach } = filters;
  if (!contains(name, text) && !contains(bio ?? '', text)) return false;
  if (location !== null && !contains(location, filters.location)) return false;
  if (age !== null && minAge !== null && age < minAge) return false;
  if (age !== null && maxAge !== null && age > maxAge) return false;
  const seeksOne = [1, 2, 3, 4].some(
    (type) => (types.length === 0 || types.includes(type)) && wouldTake(member, type, side),
  );
  if ((types.length > 0 || side !== null) && !seeksOne) return false;
  if (reach !== undefined && !mayLiveIn(member, [...reach.homes])) return false;
  const knowsOne = languages.some((wanted) =>
    preferences.languages.some(({ tag }) => tag === wanted),
  );
  if (languages.length > 0 && !knowsOne) return false;
  if (country !== null && ![null, country].includes(preferences.country)) return false;
  const likesOne = interests.some((interest) => lists(preferences.interests, interest));
  return interests.length === 0 || likesOne;
}

/** Whether they have chosen the bond, and would be on that side of it. */
function wouldTake({ preferences }: Member, type: number, side: string | null): boolean {
  if (!preferences.relationshipTypes.includes(type)) return false;
  if (side === null) return true;
  return type !== 2 && ['either', side].includes(preferences.roles[type] ?? 'either');
}

/** Whether their town is one of those, or their country where they say no town, or they say nothing. */
function mayLiveIn({ preferences: { country, town } }: Member, homes: readonly string[]): boolean {
  return country === null || homes.some((home) => home === country + (town ?? ''));
}

/** What the viewer's own order has of a member: known by example, and by being as if by lot, elsewhere. */
const lot = tieKey;

const UNKNOWN = 1e9;

/** What comes first: the smaller of the first numbers, and among equals the smaller of the second ones. */
type Rank = readonly [measure: number, lot: number];

function rank(site: SearchedSite, member: Member, sort: DiscoverySort): Rank {
  const drawn = lot(site.viewerId, member.id);
  if (sort === 'relevance') return [-score(viewerOf(site), member), -drawn];
  if (sort === 'recent') return [-site.activeOn.get(member.id)!, -drawn];
  if (sort === 'age-asc') return [member.age ?? UNKNOWN, drawn];
  return [member.age === null ? UNKNOWN : -member.age, -drawn];
}

function idsInOrder(members: readonly Member[], rankOf: (member: Member) => Rank): number[] {
  return members
    .map((member) => ({ id: member.id, rank: rankOf(member) }))
    .sort((one, two) => one.rank[0] - two.rank[0] || one.rank[1] - two.rank[1] || two.id - one.id)
    .map(({ id }) => id);
}

/**
 * 30 a bond that fits, 10 a shared interest up to five of them, 10 for languages both speak and 10 for those that one
 * learns of the other, 20 for the place or 10 for the country, 10 for both ages.
 */
function score(one: Member, two: Member): number {
  let points = 30 * countBonds(one, two);
  let shared = 0;
  for (const interest of one.preferences.interests) {
    if (lists(two.preferences.interests, interest)) shared += 1;
  }
  points += 10 * Math.min(shared, 5);
  points += scoreOfLanguages(one, two) + scoreOfHome(one, two);
  if (one.age === null || two.age === null) return points;
  return seeks(one, two.age) && seeks(two, one.age) ? points + 10 : points;
}

function scoreOfLanguages({ preferences: one }: Member, { preferences: two }: Member): number {
  const learners = one.languages.flatMap(({ tag, level }) => {
    const theirs = two.languages.find((language) => language.tag === tag);
    if (theirs === undefined) return [];
    return Number(level === 'learning') + Number(theirs.level === 'learning');
  });
  return (learners.includes(0) ? 10 : 0) + (learners.includes(1) ? 10 : 0);
}

function scoreOfHome(one: Member, two: Member): number {
  const [mine, theirs] = [one.preferences, two.preferences];
  const areOfOneCountry = mine.country !== null && mine.country === theirs.country;
  const areOfOneTown = areOfOneCountry && mine.town !== null && mine.town === theirs.town;
  const writeAlike =
    one.location !== null && two.location !== null && isAlike(one.location, two.location);
  if (areOfOneTown || writeAlike) return 20;
  return areOfOneCountry ? 10 : 0;
}

/** The types that both have chosen, except where both would have the same side or both would give it. */
function countBonds({ preferences: one }: Member, { preferences: two }: Member): number {
  return one.relationshipTypes.filter((type) => {
    const [side, other] = [one.roles[type] ?? 'either', two.roles[type] ?? 'either'];
    const areOpposite = `${side} ${other}` === 'seek offer' || `${side} ${other}` === 'offer seek';
    return (
      two.relationshipTypes.includes(type) &&
      (type === 2 || side === 'either' || other === 'either' || areOpposite)
    );
  }).length;
}

function seeks({ preferences: { ageRange } }: Member, age: number): boolean {
  return ageRange.min <= age && age <= ageRange.max;
}

function lists(interests: readonly string[], wanted: string): boolean {
  return interests.some((interest) => isAlike(interest, wanted));
}

function isAlike(one: string, two: string): boolean {
  return plain(one) === plain(two);
}

function contains(text: string, part: string): boolean {
  return plain(text).includes(plain(part));
}

const PLAIN_LETTERS = new Map(
  ['ßss', 'ıi', 'łl', 'øo', 'đd', 'ðd', 'þth', 'æae', 'œoe', 'ςσ'].map(
    ([letter = '', ...plainer]) => [letter, plainer.join('')],
  ),
);

/** The text without case, accents, Hebrew points and Arabic vowel marks, letter by letter. */
function plain(text: string): string {
  const letters = text.normalize('NFKD').toLowerCase().normalize('NFKD');
  let plainer = '';
  for (const letter of letters) {
    if (!isIgnored(letter)) plainer += PLAIN_LETTERS.get(letter) ?? letter;
  }
  return plainer.normalize('NFC');
}

function isIgnored(letter: string): boolean {
  const point = letter.codePointAt(0)!;
  const isAccent = point >= 0x300 && point <= 0x36f;
  const isVowelMark = (point >= 0x64b && point <= 0x65f) || point === 0x670;
  const isHebrewPoint = point >= 0x591 && point <= 0x5c7 && /\p{Mn}/u.test(letter);
  return isAccent || isVowelMark || isHebrewPoint;
}
