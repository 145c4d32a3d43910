import type { MemberId } from '#core/kernel/ids.ts';

/** A browser with which a member has logged in before. Its time is ISO 8601 in UTC. */
export interface KnownDevice {
  /** SHA-256 of the member and the token that the browser holds; the token itself is stored nowhere. */
  readonly deviceHash: string;
  readonly memberId: MemberId;
  /** When the member logged in with it last. */
  readonly lastUsedAt: string;
}

/** How many devices of a member are known at most; those used longest ago are forgotten. */
export const MOST_KNOWN_DEVICES = 20;

/** How many days a browser is remembered after the last log-in: as long as browsers keep a cookie. */
export const DEVICE_DAYS = 400;

/** What is hashed to find the device again: one token leads to another device for each member. */
export function writeDevice(memberId: MemberId | null, token: string): string {
  return `device ${memberId ?? 0} ${token}`;
}

/** Those that are forgotten when this one is used: it and they are too many. `known` has the last used first. */
export function devicesToForget(known: readonly KnownDevice[], used: KnownDevice): string[] {
  return known
    .map(({ deviceHash }) => deviceHash)
    .filter((hash) => hash !== used.deviceHash)
    .slice(MOST_KNOWN_DEVICES - 1);
}
