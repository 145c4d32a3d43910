/** What invented people wrote for the prompts. */
export const SUNDAYS = [
  'Pancakes far too late, a long walk whatever the weather, and a film nobody has to like.',
  'Church for the singing, the allotment for the quiet, and a roast if someone’s coming.',
  'Bread in the oven by nine, the radio on, and a neighbour who stays for a second cup.',
  'A swim, a nap and a phone call that goes on longer than either of us meant it to.',
  'Market in the morning, cards in the afternoon. I cheat, but only at rummy.',
] as const;

export const GIFTS = [
  'Time, mostly. I’m a good listener and I’ve stopped being shocked by anything.',
  'Lifts to the hospital, help with forms, and more courgettes than you can use.',
  'A spare seat at my table on Sundays and an honest opinion when you ask for one.',
  'I can mend almost anything with a plug on it, and I’m patient on the phone.',
  'Bad jokes, good soup, and someone who remembers when your exam is.',
] as const;

/** What they hope for, by the id of a relationship type they seek. */
export const HOPES: Readonly<Record<number, readonly string[]>> = {
  1: [
    'Someone who’d notice if I hadn’t called. A family in the old, ordinary sense.',
    'Birthdays to remember, small worries to share, and someone to save the last slice for.',
  ],
  2: [
    'A brother or sister to be silly with, who’ll also tell me when I’m wrong.',
    'Someone at the same point in life, to laugh about it with.',
  ],
  3: [
    'A person a few steps further along who’d look over my plans and be kind about it.',
    'Long conversations about work with someone who isn’t my boss.',
  ],
  4: [
    'To hear my grandmother’s language spoken again, and to get the songs right this time.',
    'Someone to cook the old recipes with, and to argue about how they really go.',
  ],
};
