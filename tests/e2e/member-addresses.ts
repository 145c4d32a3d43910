/** The members' pages on a seeded server, with a connection whose chat is open. */
export const MEMBER_ADDRESSES = [
  '/dashboard',
  '/profile',
  '/profile/3',
  '/explore',
  '/advanced-search',
  '/connections',
  '/messages',
  '/messages?connection=1',
] as const;
