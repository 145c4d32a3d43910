import { expect, it } from 'vitest';
import { COUNTRIES } from '#core/members/domain/countries.ts';
import type { SpokenLanguage } from '#core/members/domain/languages.ts';
import type { WayToMeet } from '#core/members/domain/ways-to-meet.ts';
import {
  countryInSentence,
  countryName,
  describeClocks,
  describeHome,
  describeLanguages,
  describeMeeting,
  describeResidence,
} from '#core/texts/place-texts.ts';

const native: SpokenLanguage = { tag: 'ar', level: 'native' };
const fluent: SpokenLanguage = { tag: 'en', level: 'fluent' };
const learning: SpokenLanguage = { tag: 'de', level: 'learning' };

it.each([
  [[], null],
  [[native], 'Speaks Arabic (native)'],
  [[native, fluent, learning], 'Speaks Arabic (native) and English (fluent), learning German'],
  [[learning], 'Learning German'],
])('says of the languages %j %j', (languages, sentence) => {
  expect(describeLanguages({ languages })).toBe(sentence);
});

it('says where someone lives', () => {
  expect(describeHome({ country: null, town: null })).toBeNull();
  expect(describeHome({ country: 'GB', town: null })).toBe('United Kingdom');
  expect(describeHome({ country: 'GB', town: 'Leeds' })).toBe('Leeds, United Kingdom');
});

it.each([
  [null, null, null],
  ['US', null, 'Lives in the United States'],
  ['FR', null, 'Lives in France'],
  ['GB', 'Leeds', 'Lives in Leeds, United Kingdom'],
] as const)('says in a sentence that someone lives in %s, %s', (country, town, sentence) => {
  expect(describeResidence({ country, town })).toBe(sentence);
});

it.each([
  [[], null],
  [['near'], 'Likes to meet near home'],
  [['near', 'online', 'letters'], 'Likes to meet near home, online and by letter'],
] as [WayToMeet[], string | null][])('says of the ways %j %j', (meeting, sentence) => {
  expect(describeMeeting({ meeting })).toBe(sentence);
});

it.each([
  [0, 'It’s the same time there'],
  [60, 'It’s an hour later there'],
  [-60, 'It’s an hour earlier there'],
  [180, 'It’s 3 hours later there'],
  [-210, 'It’s 3½ hours earlier there'],
  [345, 'It’s 5¾ hours later there'],
  [30, 'It’s 30 minutes later there'],
])('says of clocks that are %d minutes ahead %j', (minutes, sentence) => {
  expect(describeClocks(minutes)).toBe(sentence);
});

it.each([
  ['GB', 'the United Kingdom'],
  ['US', 'the United States'],
  ['FO', 'the Faroe Islands'],
  ['EG', 'Egypt'],
  ['DE', 'Germany'],
] as const)('says of the country %s that someone lives in %s', (country, name) => {
  expect(countryInSentence(country)).toBe(name);
});

it('says the article of every country whose name is of several islands, united or a republic', () => {
  for (const country of COUNTRIES) {
    const name = countryName(country);
    const needsArticle = /Islands$|^United |Republic$|Netherlands$/.test(name) && country !== 'GS';
    if (needsArticle) expect(countryInSentence(country)).toBe(`the ${name}`);
  }
});
