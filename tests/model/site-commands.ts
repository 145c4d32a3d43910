import { PHOTO_VIEWERS } from '#core/members/domain/photo-viewers.ts';
import { toEmailAddress, toPassword, toUsername } from '#tests/support/texts.ts';
import { toMemberId } from '#tests/support/ids.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Pair } from '#core/connections/domain/connection.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { Preferences } from '#core/members/domain/preferences.ts';
import type { ProfileChanges } from '#core/members/domain/profile-changes.ts';
import {
  anyAge,
  anyPreferences,
  anyLocation,
  storedLine,
  storedText,
} from '#tests/support/arbitraries.ts';
import { DAY } from '#tests/support/settable-clock.ts';
import { choose, change, changeOften, changeSoon, read, reply, send } from './message-commands.ts';
import type { RealSite } from './real-site.ts';
import {
  command,
  isConnected,
  isOdd,
  isPeopled,
  newId,
  pick,
  pickActor,
  pickConnection,
  place,
} from './site-command.ts';
import * as model from './site-model.ts';
import type { SiteModel } from './site-model.ts';

const login = fc.constantFrom('ada', 'Ada', 'ben', 'cleo', 'dora', 'eve').map(toUsername);
const email = login.map((name) => toEmailAddress(`${name}@example.org`));

/** Read marks are on more often than not, so that now and then both have them. */
const anyOpenSigns = fc.record({
  typing: fc.boolean(),
  reading: fc.constantFrom(true, true, true, false),
});

const anyChanges: fc.Arbitrary<ProfileChanges> = fc.record(
  {
    email,
    name: storedLine(80),
    bio: fc.option(storedText(200)),
    location: fc.option(anyLocation),
    age: fc.option(anyAge),
    preferences: anyPreferences,
    sharedSigns: anyOpenSigns,
    avatarUrl: fc.constantFrom(null, '/pictures/fern.svg', 'https://example.org/ada.png'),
    photosSeenBy: fc.constantFrom(...PHOTO_VIEWERS),
  },
  { requiredKeys: [] },
);

/** They come all at once, after which there are more members than anybody may have open requests. */
const CROWD = Array.from({ length: 11 }, (_, number) => `guest${number}`);

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
    sharedSigns: { typing: false, reading: false },
    photosSeenBy: 'everyone',
    blursPhotos: false,
    verified: false,
  };
  expect(result).toEqual(model.register(site, self));
}

const register = fc.tuple(login, email, storedLine(80)).map(([username, address, name]) =>
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

/** All that members may do, what leads on more often. */
export const siteCommands = [register, edit, remove]
  .concat([block, unblock, wait, crowd])
  .concat([request, request, request, accept, accept, accept])
  .concat([send, send, send, send, reply, reply, read, read, read])
  .concat([change, change, change, changeOften, changeSoon, choose, choose]);
