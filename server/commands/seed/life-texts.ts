/** Sentences that the bios of invented people are put together from, by how old they are. */
export const OPENINGS = {
  young: [
    'I moved here for work last year and still know more bus routes than people.',
    'I am studying nursing and live a long way from my family.',
    'I grew up as an only child and always wondered what siblings talk about.',
    'I left care at eighteen and am building a family of my own choosing.',
    'My parents live two time zones away, and I miss an ordinary Sunday dinner.',
  ],
  middle: [
    'I work from home as a bookkeeper, and some days the kettle is my only colleague.',
    'I am a single parent of two, and we have no relatives nearby.',
    'After my divorce I kept the garden and lost most of the dinner guests.',
    'I came to this country fifteen years ago and would love to speak my own language at a table again.',
    'I lost my mother last winter and miss having someone older to ask.',
    'I teach woodwork at a school and have more patience than plans for the weekend.',
  ],
  old: [
    'I was a train driver for forty years and can still tell you when the last one leaves.',
    'I am a retired midwife; my own grandchildren live on the other side of the world.',
    'My wife and I always had a full house. Now it is me, the dog and the radio.',
    'I never had children, but I have four decades of recipes and nobody to hand them to.',
    'I repaired clocks all my life and have, at last, a little time.',
    'My knees are not what they were, but my letters are still long.',
  ],
} as const;

/** What someone would like of a bond, by the id of the relationship type they seek. */
export const WISHES: Readonly<Record<number, readonly string[]>> = {
  1: [
    'I would love to be, or to find, a grandparent figure: birthdays, small worries, long phone calls.',
    'I hope to find someone to call on a Sunday, as one calls family.',
  ],
  2: [
    'I am looking for someone who feels like a brother or a sister: honest, silly, there.',
    'A sibling of sorts would be grand, someone to send bad jokes to.',
  ],
  3: [
    'I would be glad of a mentor, or to be one: I know a thing or two and want to learn the rest.',
    'I am happy to share what my work has taught me, and to be asked.',
  ],
  4: [
    'I would like to keep the songs and the cooking I grew up with alive with someone.',
    'I want to learn about where my grandparents came from, from someone who knows.',
  ],
};

export const REASONS = [
  'I’d like someone to share small everyday news with.',
  'I miss having family close by.',
  'I have time and would like to be useful to someone.',
  'I want to learn from someone with more years behind them.',
  'Holidays are quiet here, and I would like to change that.',
] as const;

export const ACTIVITIES = [
  'A walk in the park',
  'Cooking together over a video call',
  'Card games',
  'Visiting a museum',
  'Writing letters',
  'Tending an allotment',
  'Listening to records',
  'Practising a language',
] as const;

export const AVAILABILITIES = [
  'Most evenings after seven',
  'Weekend mornings',
  'Weekdays before noon',
  'Sundays, all day',
  'Flexible; I am retired',
] as const;

export const RARER_INTERESTS = [
  'Letter writing',
  'Birdwatching',
  'Clock repair',
  'Sourdough',
  'Choir singing',
  'Crochet',
  'Fado',
  'Calligraphy',
  'Chess',
  'Sign language',
] as const;

/** Conversations of two, line by line in turn. */
export const CONVERSATIONS = [
  [
    'Hello! I saw that we both like a good long walk. Where do you usually go?',
    'Along the canal, early, before it fills with bicycles. And you?',
    'Up to the old mill. There is a bench with my name on it. Well, almost.',
    'Then you must show it to me one day, or send me a picture first.',
    'I will take one on Saturday, if the fog allows.',
  ],
  [
    'Thank you for accepting. I was a little nervous to write, I admit.',
    'So was I! It took me three tries to write my profile.',
    'Tell me about the recipe book that you mention in it.',
    'It was my aunt’s. Half of it is stains, and those are the best pages.',
  ],
  [
    'Good evening. How did the interview go?',
    'I think well. I did what you said and asked them two questions.',
    'That is all one can do. I am proud of you, whatever they decide.',
    'That means a lot. I will tell you as soon as I hear.',
  ],
  [
    'Happy birthday! I hope someone made you a cake.',
    'I made it myself, and it leaned to the left. Thank you for remembering.',
    'A leaning cake tastes the same. I have it on good authority.',
  ],
] as const;
