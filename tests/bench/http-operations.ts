import type { Engine } from './scale-databases.ts';
import type { Visit } from './server-load.ts';
import type { SignedInMember } from './signed-in-members.ts';

/** Something that a member does, and the most that it should cost. */
export interface Operation {
  readonly name: string;
  /** Server CPU, as a ratio to one request of bare Express that sends the same bytes. */
  readonly goals: Readonly<Record<Engine, number>>;
  readonly paths: (member: SignedInMember) => readonly string[];
  /** With a body the paths are posted to. */
  readonly body?: object;
}

let searches = 0;

/** A search that nobody made before: the years, the order, what is looked for and the number change in turn. */
function newSearch(): string {
  const turn = searches;
  searches += 1;
  const youngest = 18 + (turn % 40);
  const oldest = 60 + (Math.floor(turn / 40) % 40);
  const sort = ['relevance', 'recent', 'age-asc', 'age-desc'][Math.floor(turn / 1_600) % 4] ?? '';
  const type = 1 + (Math.floor(turn / 6_400) % 5);
  const limit = 24 - Math.floor(turn / 32_000);
  return `/api/discovery?text=sunday&minAge=${youngest}&maxAge=${oldest}&types=${type}&sort=${sort}&limit=${limit}`;
}

export const OPERATIONS: readonly Operation[] = [
  { name: 'profile read', goals: { sqlite: 0.45, postgres: 1 }, paths: () => ['/api/users/5'] },
  {
    name: 'unread count',
    goals: { sqlite: 0.4, postgres: 0.6 },
    paths: () => ['/api/messages/unread-count'],
  },
  {
    name: 'page of 24 members',
    goals: { sqlite: 0.55, postgres: 0.9 },
    paths: () => ['/api/users?limit=24'],
  },
  {
    name: 'search, repeated',
    goals: { sqlite: 0.9, postgres: 1.1 },
    paths: () => [
      '/api/discovery?text=sunday&minAge=25&maxAge=70&types=1,2&interests=Cooking,Music',
    ],
  },
  {
    name: 'search, new each time',
    goals: { sqlite: 1.1, postgres: 1.4 },
    paths: () => [newSearch()],
  },
  {
    name: 'message, durable, mail on',
    goals: { sqlite: 1.25, postgres: 3 },
    paths: ({ connectionId }) => [`/api/connections/${connectionId}/messages`],
    body: { content: 'Good evening. Shall we play cards on Sunday?' },
  },
  {
    name: 'dashboard',
    goals: { sqlite: 1.55, postgres: 2.5 },
    paths: () => ['/api/dashboard'],
  },
  {
    name: 'inbox',
    goals: { sqlite: 1.2, postgres: 2.4 },
    paths: () => ['/api/conversations'],
  },
  {
    name: 'page of a chat',
    goals: { sqlite: 1.2, postgres: 2.4 },
    paths: ({ connectionId }) => [`/api/connections/${connectionId}/messages?limit=50`],
  },
  {
    name: 'overview of connections',
    goals: { sqlite: 1, postgres: 2 },
    paths: () => ['/api/connections/overview'],
  },
  {
    name: 'recommendations',
    goals: { sqlite: 0.7, postgres: 1.4 },
    paths: () => ['/api/recommendations?limit=3'],
  },
];

/** The operation done by the members in turn. */
export function visitsOf(
  { paths, body }: Operation,
  url: string,
  members: readonly SignedInMember[],
): Visit {
  return (turn) => {
    const member = members[turn % members.length]!;
    return paths(member).map((path) => ({ url: url + path, cookie: member.cookie, body }));
  };
}
