/** The names under which answers of the server are kept. */
export const queryKeys = {
  member: (id: number) => ['member', id],
  connections: ['connections'],
  connectionList: (filter: object) => ['connections', 'list', filter],
  connectionCounts: ['connections', 'counts'],
  connectionOverview: ['connections', 'overview'],
  connection: (id: number | null) => ['connections', 'one', id],
  blocks: ['blocks'],
  reports: ['reports'],
  endedConnections: ['connections', 'ended'],
  connectionBetween: (id: number) => ['connections', 'between', id],
  messages: (connectionId: number) => ['messages', connectionId],
  unreadCount: ['unread-count'],
  discoveries: ['discovery'],
  discovery: (query: object) => ['discovery', query],
  matchCount: (query: object) => ['match-count', query],
  recommendations: ['recommendations'],
} as const;
