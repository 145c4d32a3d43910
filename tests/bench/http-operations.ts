import type { Visit } from './server-load.ts';
import type { SignedInMember } from './signed-in-members.ts';

/** Something that a member does, and the most that it should cost. */
export interface Operation {
  readonly name: string;
  /** Server CPU, as a ratio to one request of bare Express that sends the same bytes. */
  readonly goal: number;
  readonly paths: (member: SignedInMember) => readonly string[];
  /** With a body the paths are posted to. */
  readonly body?: object;
}

export const OPERATIONS: readonly Operation[] = [
  { name: 'profile read', goal: 0.45, paths: () => ['/api/users/5'] },
  { name: 'unread count', goal: 0.4, paths: () => ['/api/messages/unread-count'] },
  { name: 'page of 24 members', goal: 0.65, paths: () => ['/api/users?limit=24'] },
  {
    name: 'discovery, filters and count',
    goal: 1.4,
    paths: () => [
      '/api/discovery?text=sunday&minAge=25&maxAge=70&types=1,2&interests=Cooking,Music',
    ],
  },
  {
    name: 'message, durable',
    goal: 1.25,
    paths: ({ connectionId }) => [`/api/connections/${connectionId}/messages`],
    body: { content: 'Good evening. Shall we play cards on Sunday?' },
  },
  {
    name: 'dashboard, all its calls',
    goal: 1.7,
    paths: () => [
      '/api/recommendations?limit=3',
      '/api/connections/overview',
      '/api/messages/unread-count',
    ],
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
