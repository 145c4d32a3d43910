/** Where a database is, without the password that leads to it. */
export function describePlace(url: string): string {
  const { host, pathname } = new URL(url);
  return `PostgreSQL at ${host}${pathname}`;
}
