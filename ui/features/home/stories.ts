/** A sample story, written for this page; `userId` is 0 where the author is anonymous. */
export interface Story {
  readonly id: number;
  readonly userId: number;
  readonly content: string;
  readonly relationshipType: string;
  readonly location: string | null;
}

/** The stories that stand out. */
export const FEATURED_STORIES: readonly Story[] = [
  {
    id: 1,
    userId: 13,
    content:
      'My children live across the ocean and my evenings had become very long. Now a young woman from two streets away comes on Thursdays. I teach her my mother’s dumplings, she tells me about her exams. Last month she introduced me to a friend as her grandmother. Neither of us corrected it.',
    relationshipType: 'Family Support',
    location: 'Leeds',
  },
  {
    id: 2,
    userId: 0,
    content:
      'I grew up without brothers or sisters and moved to a city where I knew nobody. We started with one message about hiking boots. A year on, we’ve walked most of the coast path, and he’s the one I ring when something breaks, in the flat or in me.',
    relationshipType: 'Sibling Connection',
    location: null,
  },
];

/** The stories beside them. */
export const MORE_STORIES: readonly Story[] = [
  {
    id: 3,
    userId: 31,
    content:
      'I was about to give up on my apprenticeship. My mentor had done the same work for forty years. He didn’t tell me what to do; he asked good questions until I knew.',
    relationshipType: 'Mentor Match',
    location: 'Bristol',
  },
  {
    id: 4,
    userId: 54,
    content:
      'My grandmother’s language was fading in me. Now I cook on Sundays with someone who speaks it as she did, and we laugh at my grammar.',
    relationshipType: 'Cultural Connection',
    location: 'Rotterdam',
  },
  {
    id: 5,
    userId: 0,
    content:
      'After my wife died I didn’t want a new partner. I wanted someone to lay the table for. Two neighbours and a student now eat at mine on Fridays.',
    relationshipType: 'Family Support',
    location: 'Porto',
  },
];
