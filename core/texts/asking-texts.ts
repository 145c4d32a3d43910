import type { BondSide, SidedTypeId } from '#core/members/domain/bond-sides.ts';

/** A sentence before and after the name of the other. */
export type AroundName = readonly [before: string, after: string];

/** What is said of a bond that one member asks another for. */
interface BondTexts {
  /** Above the choice of a side. */
  readonly question: string;
  /** The sides to choose from, each after the question. */
  readonly choices: Readonly<Record<BondSide, string>>;
  /** To the one who asks, of what they are about to say. */
  readonly wish: Readonly<Record<BondSide, AroundName>>;
  /** To the one who is asked. */
  readonly wished: Readonly<Record<BondSide, AroundName>>;
  /** After whoever would be such a person, or give that. */
  readonly given: string;
  /** What the other is to the reader, by the other's side. */
  readonly theyAre: Readonly<Record<Exclude<BondSide, 'either'>, string>>;
}

type FigureTexts = Readonly<Record<'question' | 'figureName' | 'either', string>>;

const figure = (
  { question, figureName, either }: FigureTexts,
  sides: Omit<BondTexts['choices'], 'either'>,
  theyAre: BondTexts['theyAre'],
): BondTexts => ({
  question,
  theyAre,
  choices: { ...sides, either: 'either, as it turns out' },
  wish: {
    seek: ['You hope for ', ` as ${figureName}.`],
    offer: [`You’d like to be ${figureName} to `, '.'],
    either: ['You’d like ', ` ${either}.`],
  },
  wished: {
    seek: ['', ` hopes for you as ${figureName}`],
    offer: ['', ` would like to be ${figureName} to you`],
    either: ['', ` would like you ${either}`],
  },
  given: `as ${figureName}`,
});

/** What the product says in English of asking for a bond with two sides. */
export const askingTexts: Readonly<Record<SidedTypeId, BondTexts>> = {
  1: figure(
    {
      question: 'Family Support: you’d be',
      either: 'as family, whichever of you is the older one',
      figureName: 'a grandparent or parent figure',
    },
    {
      seek: 'their grandchild or child figure',
      offer: 'their grandparent or parent figure',
    },
    {
      seek: 'Your grandchild or child figure',
      offer: 'Your grandparent or parent figure',
    },
  ),
  3: figure(
    {
      question: 'Mentor Match: you’d be',
      either: 'as a mentor or a learner, whichever way round it turns out',
      figureName: 'a mentor',
    },
    { seek: 'someone they guide', offer: 'their mentor' },
    { seek: 'Someone you guide', offer: 'Your mentor' },
  ),
  4: {
    question: 'Cultural Connection: you’d like to',
    choices: {
      seek: 'find your way back to a language or tradition together',
      offer: 'share yours with them',
      either: 'do either, as it turns out',
    },
    wish: {
      seek: ['You hope to rediscover a heritage, language or tradition with ', '.'],
      offer: ['You’d like to share a heritage, language or tradition with ', '.'],
      either: ['You’d like to share a heritage with ', ', yours or theirs.'],
    },
    wished: {
      seek: ['', ' hopes to rediscover a heritage, language or tradition with you'],
      offer: ['', ' would like to share a heritage, language or tradition with you'],
      either: ['', ' would like to share a heritage with you, theirs or yours'],
    },
    given: 'sharing a heritage, language or tradition',
    theyAre: {
      seek: 'You share your heritage, language or tradition',
      offer: 'Shares a heritage, language or tradition with you',
    },
  },
};

/** To the one who asks for the bond without sides. */
export const SIBLING_WISH: AroundName = ['You hope for a Sibling Connection with ', '.'];
