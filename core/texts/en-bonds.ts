import type { BondTexts } from './bond-texts.ts';

/** What the product says of bonds and their sides in English. */
export const enBonds: BondTexts = {
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
    },
  },
};
