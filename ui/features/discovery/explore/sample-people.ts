import { parseUsername } from '#core/members/domain/field-rules.ts';
import { parseMemberId } from '#core/kernel/ids.ts';
import { parseKnown } from '#core/kernel/parser.ts';
import type { Member } from '#core/members/domain/member.ts';
import { DEFAULT_PREFERENCES, type Preferences } from '#core/members/domain/preferences.ts';

type Sample = Pick<Member, 'name' | 'age' | 'location' | 'bio'> &
  Pick<Preferences, 'relationshipTypes' | 'interests'> & {
    readonly id: number;
    readonly more?: Partial<Preferences>;
  };

/** The first of them, whose whole profile visitors can open. */
export const WHOLE_SAMPLE = invent({
  id: 3,
  name: 'Margaret Ellis',
  age: 71,
  location: 'Whitby',
  bio: 'Retired primary school teacher with a big kitchen table and nobody to fill it. I’d love to be a grandmother to someone whose own is far away.',
  relationshipTypes: [1, 4],
  interests: ['Cooking', 'Gardening', 'Reading'],
  more: {
    roles: { 1: 'offer', 4: 'either' },
    prompts: {
      sunday:
        'Church or the radio, a roast with too many potatoes, then the cliff path if the wind allows.',
      give: 'Time, and the patience of forty years of seven-year-olds. I can teach you to knit, bake bread or write a letter.',
      hope: 'Someone to lay a second place for. I’d like to be rung up about small things.',
    },
    reasons: [
      'My grandchildren live in Canada, and a video call isn’t the same as a knee to sit on.',
    ],
    activities: ['Baking on Saturdays', 'Walks along the harbour', 'Card games by post'],
    availability: 'Most mornings, and Sunday afternoons',
    languages: [
      { tag: 'en', level: 'native' },
      { tag: 'fr', level: 'learning' },
    ],
    country: 'GB',
    meeting: ['near', 'letters'],
  },
});

/** The ids choose the drawn portraits. */
const OTHERS: readonly Sample[] = [
  {
    id: 5,
    name: 'Tobias Okafor',
    age: 29,
    location: 'Leeds',
    bio: 'I moved here for work two years ago and miss having a brother to watch bad films with. I cook, you choose the film.',
    relationshipTypes: [2],
    interests: ['Movies', 'Cooking', 'Sports', 'Music'],
  },
  {
    id: 6,
    name: 'Ingrid Solheim',
    age: 54,
    location: 'Edinburgh',
    bio: 'Engineer, hill walker, mother of grown-up children. Happy to be a sounding board for someone just starting out at work.',
    relationshipTypes: [3],
    interests: ['Hiking', 'Technology', 'Nature'],
  },
  {
    id: 1,
    name: 'Farid Rahimi',
    age: 38,
    location: 'Manchester',
    bio: 'I came from Herat as a student. I’d like to keep my languages alive, and to share tea, poetry and the new year with others.',
    relationshipTypes: [4, 2],
    interests: ['Writing', 'History', 'Travel'],
  },
  {
    id: 2,
    name: 'Chiara Benedetti',
    age: 24,
    location: 'Bristol',
    bio: 'First in my family to go to university, and now working out what comes next. I’m looking for someone who’s been round the block.',
    relationshipTypes: [3, 1],
    interests: ['Art', 'Photography', 'Yoga'],
  },
  {
    id: 10,
    name: 'Desmond Hartley',
    age: 66,
    location: 'Cardiff',
    bio: 'Widower, allotment holder and patient chess player. I never had brothers or sisters and I don’t think it’s too late for one.',
    relationshipTypes: [2, 1],
    interests: ['Gardening', 'Gaming', 'Animals'],
  },
];

/** Six invented people, who show visitors what the members' cards look like. */
export const SAMPLE_PEOPLE: readonly Member[] = [WHOLE_SAMPLE, ...OTHERS.map(invent)];

function invent({ id, relationshipTypes, interests, more, ...person }: Sample): Member {
  return {
    ...person,
    id: parseKnown(parseMemberId, id),
    username: parseKnown(parseUsername, `sample-${id}`),
    avatarUrl: null,
    verified: true,
    createdAt: '2020-01-01T00:00:00.000Z',
    preferences: { ...DEFAULT_PREFERENCES, relationshipTypes, interests, ...more },
  };
}
