import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import fc from 'fast-check';
import type { Result } from '#core/kernel/result.ts';
import { HOUR } from '#tests/support/settable-clock.ts';
import type { RealSite } from './real-site.ts';
import type { SiteModel } from './site-model.ts';

export type SiteCommand = fc.AsyncCommand<SiteModel, RealSite>;

/** A number to pick with: the highest, one in eight times, picks what hardly makes sense. */
export const place = fc.nat(7);
export const isOdd = (number: number) => number === 7;

export function pick<Item>(items: Iterable<Item>, number: number): Item {
  const all = [...items];
  return all[number % all.length]!;
}

/** One of the connections that stand, or sometimes any that ever did. */
export function pickConnection(site: SiteModel, number: number): ConnectionId {
  const standing = [...site.connections.keys()];
  return pick(isOdd(number) || standing.length === 0 ? site.connectionIds : standing, number);
}

/** A party to the connection, or sometimes anybody. */
export function pickActor(
  site: SiteModel,
  connectionId: ConnectionId | undefined,
  number: number,
): MemberId {
  const connection = connectionId === undefined ? null : site.connections.get(connectionId);
  if (!connection || isOdd(number)) return pick(site.members.keys(), number);
  return number % 2 ? connection.requesterId : connection.recipientId;
}

/** So long that some things happen on the same day and some on the next. */
const PAUSE = 7 * HOUR;

/**
 * Does the same to the model and to the site, a while after what came before, and compares the
 * answers. Where something new is stored, the model takes its id from the site.
 */
export function command(
  name: string,
  isPossible: (site: SiteModel) => boolean,
  perform: (site: SiteModel, real: RealSite) => Promise<void>,
  pause = PAUSE,
): SiteCommand {
  return {
    check: isPossible,
    run: (site, real) => {
      real.clock.advance(pause);
      return perform(site, real);
    },
    toString: () => name,
  };
}

export const newId = (result: Result<{ readonly id: number }, unknown>): number =>
  result.ok ? result.value.id : 0;

export const isPeopled = (site: SiteModel) => site.members.size > 0;
export const isConnected = (site: SiteModel) => site.connectionIds.length > 0;
export const isTalking = (site: SiteModel) => site.messageIds.length > 0;
