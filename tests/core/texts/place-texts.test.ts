import { expect, it } from 'vitest';
import type { SpokenLanguage } from '#core/members/domain/languages.ts';
import type { WayToMeet } from '#core/members/domain/preferences.ts';
import {
  describeClocks,
  describeCommonGround,
  describeHome,
  describeLanguages,
  describeMeeting,
} from '#core/texts/place-texts.ts';
import { newMember } from '#tests/support/new-member.ts';

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

it('says only what two members share', () => {
  const { preferences } = newMember();
  const layla = { ...preferences, languages: [native, learning], country: 'GB' } as const;
  const hans = {
    ...preferences,
    languages: [
      { ...native, level: 'fluent' },
      { ...learning, level: 'native' },
    ],
    country: 'GB',
  } as const;
  expect(describeCommonGround(layla, hans)).toEqual([
    'You both speak Arabic',
    'One of you speaks German and the other’s learning',
    'You live in the same country',
  ]);
  const inLeeds = { ...preferences, country: 'GB', town: 'Leeds' } as const;
  expect(describeCommonGround(inLeeds, inLeeds)).toEqual(['You live in the same town']);
  expect(describeCommonGround(preferences, layla)).toEqual([]);
});
