/** What reads can't do without, by their address. */
export const READ_QUERIES: Readonly<Record<string, string>> = {
  '/api/connections/status': '?userId1=1&userId2=2',
  '/api/messages/search': '?query=bread',
  '/api/towns': '?country=GB',
};
