import { isIPv4 } from 'node:net';

/**
 * What limits count as one client: an IPv4 address, or the /64 of an IPv6 address, which
 * usually belongs to one household.
 */
export function toClientNetwork(address: string): string {
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (embedded !== undefined) return embedded;
  if (isIPv4(address)) return address;
  const [start = '', end] = (address.split('%')[0] ?? '').split('::');
  const leading = start === '' ? [] : start.split(':');
  const trailing = end ? end.split(':') : [];
  const zeros = Array<string>(Math.max(8 - leading.length - trailing.length, 0)).fill('0');
  const groups = [...leading, ...(end === undefined ? [] : zeros), ...trailing];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
