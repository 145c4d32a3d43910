import {
  toEmailAddress,
  toIdempotencyKey,
  toMessageText,
  toPassword,
  toUsername,
} from '#tests/support/texts.ts';
import { toMemberId, toMessageId } from '#tests/support/ids.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Pair } from '#core/connections/domain/connection.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { Preferences } from '#core/members/domain/preferences.ts';
import type { ProfileChanges } from '#core/members/domain/profile-changes.ts';
import type { Result } from '#core/kernel/result.ts';
import { anyAge, anyPreferences, anyLocation, storedText } from '#tests/support/arbitraries.ts';
import { DAY, HOUR } from '#tests/support/settable-clock.ts';
import type { RealSite } from './real-site.ts';
import * as model from './site-model.ts';
import type { SiteModel } from './site-model.ts';

type SiteCommand = fc.AsyncCommand<SiteModel, RealSite>;

/** A number to pick with: the highest, one in eight times, picks what hardly makes sense. */
const place = fc.nat(7);
const isOdd = (number: number) => number === 7;

function pick<Item>(items: Iterable<Item>, number: number): Item {
  const all = [...items];
  return all[number % all.length]!;
}

/** One of the connections that stand, or sometimes any that ever did. */
function pickConnection(site: SiteModel, number: number): ConnectionId {
  const standing = [...site.connections.keys()];
  return pick(isOdd(number) || standing.length === 0 ? site.connectionIds : standing, number);
}

/** One of the messages that are there, or sometimes any that ever was. */
function pickMessage(site: SiteModel, number: number): number {
  const standing = [...site.messages.keys()];
  return pick(isOdd(number) || standing.length === 0 ? site.messageIds : standing, number);
}

/** A party to the connection, or sometimes anybody. */
function pickActor(
  site: SiteModel,
  connectionId: ConnectionId | undefined,
  number: number,
): MemberId {
  const connection = connectionId === undefined ? null : site.connections.get(connectionId);
  if (!connection || isOdd(number)) return pick(site.members.keys(), number);
  return number % 2 ? connection.requesterId : connection.recipientId;
}

const login = fc.constantFrom('ada', 'Ada', 'ben', 'cleo', 'dora', 'eve').map(toUsername);
const email = login.map((name) => toEmailAddress(`${name}@example.org`));

const anyChanges: fc.Arbitrary<ProfileChanges> = fc.record(
  {
    email,
    name: storedText(80),
    bio: fc.option(storedText(200)),
    location: fc.option(anyLocation),
    age: fc.option(anyAge),
    preferences: anyPreferences,
  },
  { requiredKeys: [] },
);

/** They come all at once, after which there are more members than anybody may have open requests. */
const CROWD = Array.from({ length: 11 }, (_, number) => `guest${number}`);

/** So long that some things happen on the same day and some on the next. */
const PAUSE = 7 * HOUR;

/**
 * Does the same to the model and to the site, a while after what came before, and compares the
 * answers. Where something new is stored, the model takes its id from the site.
 */
function command(
  name: string,
  isPossible: (site: SiteModel) => boolean,
  perform: (site: SiteModel, real: RealSite) => Promise<void>,
): SiteCommand {
  return {
    check: isPossible,
    run: (site, real) => {
      real.clock.advance(PAUSE);
      return perform(site, real);
    },
    toString: () => name,
  };
}

/** What a member prefers who has not said anything yet. */
const PREFERENCES_AT_FIRST: Preferences = {
  relationshipTypes: [],
  roles: {},
  ageRange: { min: 18, max: 80 },
  location: null,
  interests: [],
  reasons: [],
  photos: [],
  activities: [],
  availability: null,
  prompts: {},
  languages: [],
  country: null,
  town: null,
  meeting: [],
  timeZone: null,
};

const newId = (result: Result<{ readonly id: number }, unknown>): number =>
  result.ok ? result.value.id : 0;

const isPeopled = (site: SiteModel) => site.members.size > 0;
const isConnected = (site: SiteModel) => site.connectionIds.length > 0;
const isTalking = (site: SiteModel) => site.messageIds.length > 0;

async function registerAs(
  account: Pick<Self, 'username' | 'email' | 'name'>,
  site: SiteModel,
  real: RealSite,
): Promise<void> {
  const result = await real.register({ ...account, password: toPassword('a long password') });
  const self: Self = {
    ...account,
    id: toMemberId(newId(result)),
    bio: null,
    location: null,
    age: null,
    avatarUrl: null,
    createdAt: real.clock.now(),
    preferences: PREFERENCES_AT_FIRST,
    whoMayAsk: { relationshipTypes: [], ageRange: null, onlyWithNote: false },
    verified: false,
  };
  expect(result).toEqual(model.register(site, self));
}

const register = fc.tuple(login, email, storedText(80)).map(([username, address, name]) =>
  command(
    `${username} registers as ${address}`,
    () => true,
    (site, real) => registerAs({ username, email: address, name }, site, real),
  ),
);

const edit = fc.tuple(place, place, anyChanges).map(([caller, target, changes]) =>
  command(`${caller} edits ${target}: ${fc.stringify(changes)}`, isPeopled, async (site, real) => {
    const callerId = pick(site.members.keys(), caller);
    const id = isOdd(target) ? pick(site.members.keys(), target) : callerId;
    const result = await real.updateProfile({ callerId, id, changes });
    expect(result).toEqual(model.edit(site, callerId, id, changes));
  }),
);

const request = fc.tuple(place, place).map(([asking, asked]) =>
  command(`${asking} asks ${asked}`, isPeopled, async (site, real) => {
    const requesterId = pick(site.members.keys(), asking);
    const others = [...site.members.keys()].filter((id) => id !== requesterId);
    const recipientId = isOdd(asked) || others.length === 0 ? requesterId : pick(others, asked);
    await requestAs({ requesterId, recipientId }, site, real);
  }),
);

async function requestAs(pair: Pair, site: SiteModel, real: RealSite): Promise<void> {
  const wish = {
    ...pair,
    callerId: pair.requesterId,
    relationshipTypeId: 3,
    side: 'seek' as const,
    note: null,
  };
  const result = await real.requestConnection(wish);
  expect(result).toEqual(model.request(site, pair, real.clock.now(), newId(result)));
}

/** Another member, or sometimes oneself. */
function pickOther(site: SiteModel, callerId: MemberId, number: number): MemberId {
  const others = [...site.members.keys()].filter((id) => id !== callerId);
  return isOdd(number) || others.length === 0 ? callerId : pick(others, number);
}

const block = fc.tuple(place, place).map(([caller, other]) =>
  command(`${caller} blocks ${other}`, isPeopled, async (site, real) => {
    const callerId = pick(site.members.keys(), caller);
    const id = pickOther(site, callerId, other);
    const result = await real.blockMember({ callerId, id });
    expect(result).toEqual(model.block(site, callerId, id, real.clock.now()));
  }),
);

/** One of the blocks that stand, or sometimes none. */
const unblock = fc.tuple(place, place).map(([caller, other]) =>
  command(`${caller} unblocks ${other}`, isPeopled, async (site, real) => {
    const standing = [...site.blocks.keys()].map((name) => name.split(' ').map(Number));
    const [blocking, blocked] = standing.length > 0 ? pick(standing, caller) : [];
    const callerId =
      blocking && !isOdd(other) ? toMemberId(blocking) : pick(site.members.keys(), caller);
    const id = blocked && !isOdd(other) ? toMemberId(blocked) : pickOther(site, callerId, other);
    const result = await real.unblockMember({ callerId, id });
    expect(result).toEqual(model.unblock(site, callerId, id));
  }),
);

/** Lets the days pass, after which nobody sees the requests that rest. */
async function pass(days: number, site: SiteModel, real: RealSite): Promise<void> {
  real.clock.advance(days * DAY);
  model.endResting(site, real.clock.now());
  await real.endRestingRequests();
}

/** As long as somebody may have to wait before they ask again, or a little shorter. */
const wait = fc
  .constantFrom(6, 7, 83, 90)
  .map((days) => command(`${days} days pass`, isPeopled, (site, real) => pass(days, site, real)));

/** Enough others that one can have as many open requests as anybody may, and all of them are asked. */
const crowd = fc.tuple(place, fc.nat(15)).map(([asking, chance]) =>
  // In one history of a few: a crowd is much to look at.
  command(
    `a crowd comes, and ${asking} asks everyone`,
    (site) => isPeopled(site) && chance === 0,
    async (site, real) => {
      const requesterId = pick(site.members.keys(), asking);
      for (const name of CROWD) {
        const username = toUsername(name);
        const address = toEmailAddress(`${name}@example.org`);
        await registerAs({ username, email: address, name }, site, real);
      }
      await pass(8, site, real);
      for (const recipientId of site.members.keys()) {
        if (recipientId !== requesterId) await requestAs({ requesterId, recipientId }, site, real);
      }
    },
  ),
);

const accept = fc.tuple(place, place).map(([caller, connection]) =>
  command(`${caller} accepts ${connection}`, isConnected, async (site, real) => {
    const id = pickConnection(site, connection);
    const callerId = pickActor(site, id, caller);
    const result = await real.acceptConnection({ callerId, id });
    expect(result).toEqual(model.accept(site, callerId, id, real.clock.now()));
  }),
);

const anySeen = fc.constantFrom('pending', 'accepted', null);

const remove = fc.tuple(place, place, anySeen).map(([caller, connection, seen]) =>
  command(`${caller} removes ${connection}, seen ${seen}`, isConnected, async (site, real) => {
    const id = pickConnection(site, connection);
    const callerId = pickActor(site, id, caller);
    const result = await real.removeConnection({ callerId, id, seen });
    expect(result).toEqual(model.remove(site, callerId, id, seen));
  }),
);

/** Few contents and keys, so that messages are sent again, or another under the same key. */
const anyContent = fc
  .oneof(storedText(100), fc.constantFrom('Hello', 'Good evening'))
  .map(toMessageText);
const anyKey = fc.option(fc.constantFrom('key-1', 'key-2').map(toIdempotencyKey), {
  nil: undefined,
});

const send = fc.tuple(place, place, anyContent, anyKey).map(([caller, connection, content, key]) =>
  command(
    `${caller} writes to ${connection} under ${key}: ${content}`,
    isConnected,
    async (site, real) => {
      const connectionId = pickConnection(site, connection);
      const callerId = pickActor(site, connectionId, caller);
      const message = { callerId, connectionId, content, idempotencyKey: key };
      const result = await real.sendMessage(message);
      const draft = { ...message, at: real.clock.now(), id: newId(result) };
      expect(result).toEqual(model.send(site, callerId, connectionId, draft));
    },
  ),
);

const read = fc.tuple(place, place).map(([caller, message]) =>
  command(`${caller} reads ${message}`, isTalking, async (site, real) => {
    const id = pickMessage(site, message);
    const callerId = pickActor(site, site.messages.get(toMessageId(id))?.connectionId, caller);
    const result = await real.markMessageAsRead({
      callerId,
      id: toMessageId(id),
    });
    expect(result).toEqual(model.read(site, callerId, id));
  }),
);

/** All that members may do, what leads on more often. */
export const siteCommands = [register, edit, remove]
  .concat([block, unblock, wait, crowd])
  .concat([request, request, request, accept, accept, accept])
  .concat([send, send, send, send, read, read, read]);
