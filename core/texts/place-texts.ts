import type { Country } from '#core/members/domain/countries.ts';
import type { LanguageLevel, LanguageTag } from '#core/members/domain/languages.ts';
import type { Member } from '#core/members/domain/member.ts';
import { presentTimeZone } from '#core/members/domain/present-time-zone.ts';
import type { Preferences } from '#core/members/domain/preferences.ts';
import type { WayToMeet } from '#core/members/domain/ways-to-meet.ts';
import type { Distance } from '#core/members/places/domain/distance.ts';
import { isolateText } from '#core/kernel/isolate-text.ts';
import { LANGUAGE_NAMES } from './language-names.ts';

const COUNTRY_NAMES = new Intl.DisplayNames('en-GB', { type: 'region' });
const LISTS = new Intl.ListFormat('en-GB');

/** How well a language is spoken, in a word. */
export const LEVEL_TEXTS: Readonly<Record<LanguageLevel, string>> = {
  native: 'native',
  fluent: 'fluent',
  learning: 'learning',
};

/** The ways to meet as choices. */
export const MEETING_TEXTS: Readonly<Record<WayToMeet, string>> = {
  near: 'Near where I live',
  online: 'Online',
  letters: 'By letter',
};

/** How a sentence about someone goes on. */
const MEETING_ENDS: Readonly<Record<WayToMeet, string>> = {
  near: 'near home',
  online: 'online',
  letters: 'by letter',
};

/** A language in English. */
export function languageName(tag: LanguageTag): string {
  return LANGUAGE_NAMES[tag];
}

/** A time zone by the place that it is named for, such as "Kyiv (Europe)". */
export function timeZoneName(zone: string): string {
  const [place = zone, ...areas] = presentTimeZone(zone).replaceAll('_', ' ').split('/').reverse();
  return areas.length === 0 ? place : `${place} (${areas.join(', ')})`;
}

/** A country in English; its letters where there is no name for it. */
export function countryName(country: Country): string {
  return COUNTRY_NAMES.of(country) ?? country;
}

/** The countries whose names take an article in a sentence. */
const WITH_ARTICLE: ReadonlySet<Country> = new Set([
  ...(['AE', 'AX', 'BQ', 'BS', 'CC', 'CF', 'CK', 'DO', 'FK', 'FO', 'GB', 'GM'] as const),
  ...(['HM', 'IM', 'IO', 'KM', 'KY', 'MH', 'MP', 'MV', 'NL', 'PH', 'PN', 'PS', 'SB'] as const),
  ...(['TC', 'TF', 'UM', 'US', 'VG', 'VI'] as const),
]);

/** A country as it follows "in": such as "the United Kingdom". */
export function countryInSentence(country: Country): string {
  const name = countryName(country);
  return WITH_ARTICLE.has(country) ? `the ${name}` : name;
}

/** Such as "Speaks Arabic (native) and English (fluent), learning German"; `null` where there are none. */
export function describeLanguages({ languages }: Pick<Preferences, 'languages'>): string | null {
  const spoken = languages
    .filter(({ level }) => level !== 'learning')
    .map(({ tag, level }) => `${languageName(tag)} (${LEVEL_TEXTS[level]})`);
  const learnt = languages
    .filter(({ level }) => level === 'learning')
    .map(({ tag }) => languageName(tag));
  if (languages.length === 0) return null;
  if (spoken.length === 0) return `Learning ${LISTS.format(learnt)}`;
  const speaks = `Speaks ${LISTS.format(spoken)}`;
  return learnt.length === 0 ? speaks : `${speaks}, learning ${LISTS.format(learnt)}`;
}

/** Such as "Manchester, United Kingdom"; `null` where nothing is said. */
export function describeHome({
  country,
  town,
}: Pick<Preferences, 'country' | 'town'>): string | null {
  if (country === null) return null;
  return town === null ? countryName(country) : `${isolateText(town)}, ${countryName(country)}`;
}

/** Where someone lives in as few words: by their town, or else as they put it, or else by their country. */
export function describePlace({
  location,
  preferences,
}: Pick<Member, 'location' | 'preferences'>): string | null {
  const home = describeHome(preferences);
  return preferences.town === null ? (location ?? home) : home;
}

/** Such as "Lives in Manchester, United Kingdom" or "Lives in the United Kingdom"; `null` where nothing is said. */
export function describeResidence(place: Pick<Preferences, 'country' | 'town'>): string | null {
  if (place.country === null) return null;
  return `Lives in ${place.town === null ? countryInSentence(place.country) : describeHome(place)}`;
}

/** Such as "Likes to meet online and by letter"; `null` where nothing is said. */
export function describeMeeting({ meeting }: Pick<Preferences, 'meeting'>): string | null {
  if (meeting.length === 0) return null;
  return `Likes to meet ${LISTS.format(meeting.map((way) => MEETING_ENDS[way]))}`;
}

/** Such as "within about 25 km": as finely as a distance is ever said. */
export function describeDistance(distance: Distance): string {
  return `within about ${distance} km`;
}

/** What the clocks of another show, by how many minutes they are ahead of the reader's. */
export function describeClocks(minutesAhead: number): string {
  if (minutesAhead === 0) return 'It’s the same time there';
  const apart = describeMinutes(Math.abs(minutesAhead));
  return `It’s ${apart} ${minutesAhead > 0 ? 'later' : 'earlier'} there`;
}

const QUARTERS = ['', '¼', '½', '¾'] as const;

function describeMinutes(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`;
  if (minutes === 60) return 'an hour';
  return `${Math.floor(minutes / 60)}${QUARTERS[Math.floor((minutes % 60) / 15)] ?? ''} hours`;
}
