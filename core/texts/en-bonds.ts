import type { LearningReason, BondReason } from '#core/discovery/domain/fit.ts';
import { isolateText } from '#core/kernel/isolate-text.ts';
import type { RelationshipTypeId } from '#core/members/domain/relationship-types.ts';
import type { BondTexts } from './bond-texts.ts';
import { countryInSentence, describeDistance, languageName } from './place-texts.ts';

/** Made once, because making it costs as much as a small answer. */
const LISTS = new Intl.ListFormat('en-GB');
const listed = (parts: readonly string[]): string => LISTS.format(parts);

/** What is said of the two sides of a bond to each other; `they` is the name of the member whom the reader is shown. */
interface SideSentences {
  /** Of the one who would have such a person or thing. */
  readonly theySeek: string;
  readonly youSeek: string;
  /** Of the one who would be or give that. */
  readonly theyOffer: string;
  readonly youOffer: string;
  /** What follows, of the other one. */
  readonly seekToo: string;
  readonly offerToo: string;
  readonly openToSeek: string;
  readonly openToOffer: string;
  readonly both: string;
}

const figure = (figureName: string, bond: string): SideSentences => ({
  theySeek: `hopes for ${figureName}`,
  youSeek: `You hope for ${figureName}`,
  theyOffer: `would like to be ${figureName}`,
  youOffer: `You’d like to be ${figureName}`,
  seekToo: 'You hope for one',
  offerToo: 'You’d like to be one',
  openToSeek: 'open to having one',
  openToOffer: 'open to being one',
  both: bond,
});

const SENTENCES: Readonly<Record<Exclude<RelationshipTypeId, 2>, SideSentences>> = {
  1: figure('a grandparent or parent figure', 'Family Support'),
  3: figure('a mentor', 'a Mentor Match'),
  4: {
    theySeek: 'hopes to rediscover a heritage, language or tradition',
    youSeek: 'You hope to rediscover a heritage, language or tradition',
    theyOffer: 'would like to share a heritage, language or tradition',
    youOffer: 'You’d like to share a heritage, language or tradition',
    seekToo: 'You hope to rediscover one',
    offerToo: 'You’d like to share one',
    openToSeek: 'open to rediscovering one',
    openToOffer: 'open to sharing one',
    both: 'a Cultural Connection',
  },
};

/** Says both sides: first the member who has named one, then the other. */
function describeBond({ typeId, viewer, other }: BondReason, name: string): string {
  if (typeId === 2) return 'You’re both looking for a Sibling Connection';
  const they = isolateText(name);
  const say = SENTENCES[typeId];
  if (other === 'seek') {
    const you = viewer === 'offer' ? say.offerToo : `You’re ${say.openToOffer}`;
    return `${they} ${say.theySeek}. ${you}.`;
  }
  if (other === 'offer') {
    const you = viewer === 'seek' ? say.seekToo : `You’re ${say.openToSeek}`;
    return `${they} ${say.theyOffer}. ${you}.`;
  }
  if (viewer === 'seek') return `${say.youSeek}. ${they} is ${say.openToOffer}.`;
  if (viewer === 'offer') return `${say.youOffer}. ${they} is ${say.openToSeek}.`;
  return `You’re both open to ${say.both}, whichever way round`;
}

/** What the product says of bonds and their sides in English. */
export const enBonds: BondTexts = {
  anySide: { seek: 'Hopes for one', offer: 'Would like to be one' },
  sides: {
    1: {
      question: 'Family Support: I’d like to',
      choices: {
        seek: 'have a grandparent or parent figure',
        offer: 'be a grandparent or parent figure',
        either: 'do either',
      },
      said: {
        seek: 'Hopes for a grandparent or parent figure',
        offer: 'Would like to be a grandparent or parent figure',
        either: 'Would like to have a grandparent or parent figure, or to be one',
      },
      short: { seek: 'hopes for one', offer: 'would like to be one' },
    },
    3: {
      question: 'Mentor Match: I’d like to',
      choices: {
        seek: 'have a mentor',
        offer: 'be a mentor to someone',
        either: 'do either',
      },
      said: {
        seek: 'Hopes for a mentor',
        offer: 'Would like to be a mentor',
        either: 'Would like to have a mentor, or to be one',
      },
      short: { seek: 'hopes for one', offer: 'would like to be one' },
    },
    4: {
      question: 'Cultural Connection: I’d like to',
      choices: {
        seek: 'rediscover a heritage, language or tradition',
        offer: 'share mine with someone',
        either: 'do either',
      },
      said: {
        seek: 'Hopes to rediscover a heritage, language or tradition',
        offer: 'Would like to share a heritage, language or tradition',
        either: 'Would like to share a heritage, language or tradition, or to rediscover one',
      },
      short: { seek: 'hopes to rediscover', offer: 'would like to share' },
    },
  },
  reasons: {
    bond: describeBond,
    interests: (interests) => `You share ${listed(interests.map(isolateText))}`,
    languages: (languages) => `You both speak ${listed(languages.map(languageName))}`,
    learning: describeLearning,
    location: (location) => `You’re both in ${isolateText(location)}`,
    place: (place) =>
      `You both live in ${place.kind === 'town' ? isolateText(place.town) : countryInSentence(place.country)}`,
    near: (distance) => `You live ${describeDistance(distance)} of each other`,
    ages: 'You’re each in the age range the other is looking for',
  },
};

/** Which of the two could help the other with which language. */
function describeLearning({ taught, learnt }: LearningReason, name: string): string {
  const other = isolateText(name);
  const ofTheirs = listed(taught.map(languageName));
  const ofYours = listed(learnt.map(languageName));
  if (learnt.length === 0) return `You could help ${other} with ${ofTheirs}`;
  const theyCould = (they: string) => `${they} could help you with ${ofYours}`;
  if (taught.length === 0) return theyCould(other);
  return `You could help ${other} with ${ofTheirs}, and ${theyCould('they')}`;
}
