import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectionSchema } from '#core/connections/schemas.ts';
import { endpoints, type EndpointName } from '#core/contract.ts';
import { messageSchema } from '#core/messaging/schemas.ts';
import { plainPictureMaker } from '#tests/support/plain-picture-maker.ts';
import { parsePictureAddress, sizeAddress } from '#core/media/domain/picture-address.ts';
import { PICTURE_SIZES } from '#core/media/domain/picture-sizes.ts';
import { signUp, type ApiAnswer, type MemberClient } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { storeStanding } from '#tests/support/writes.ts';
import {
  VISIBILITY_ROWS,
  type Exception,
  type Hiding,
  type Row,
  type Target,
} from './visibility-rows.ts';

/** More than any member, connection or message here has. */
const NOBODY = 999_999;
const PROFILE = { age: 40, location: 'Leeds', preferences: { interests: ['Knots'] } };

/** What was between the caller and the member before the member was hidden. */
const EARLIER = ['nothing', 'request sent', 'request received', 'connection'] as const;

const HIDINGS: Readonly<Record<Hiding, (caller: MemberClient, other: MemberClient) => unknown>> = {
  'blocks the caller': (caller, other) => other.send('PUT', `/api/blocks/${caller.id}`),
  'is blocked by the caller': (caller, other) => caller.send('PUT', `/api/blocks/${other.id}`),
  'is suspended': (_caller, { id }) => {
    const account = { status: 'suspended', until: '2999-01-01T00:00:00.000Z' } as const;
    return storeStanding(server.storage, id, { account });
  },
  'is removed': (_caller, { id }) =>
    storeStanding(server.storage, id, { account: { status: 'removed' } }),
  'waits for approval': (_caller, { id }) =>
    storeStanding(server.storage, id, { account: { status: 'awaiting_approval' } }),
  'is too young': (_caller, { id }) =>
    storeStanding(server.storage, id, { account: { status: 'under_age' } }),
  'takes a break': (_caller, other) => other.send('PUT', '/api/break', { isTold: true }),
  leaves: (_caller, { id }) =>
    storeStanding(server.storage, id, { leavesOn: '2999-01-01T00:00:00.000Z' }),
};

/** Those who are away by their own choice are hidden from strangers, and not from their connections. */
const SEEN_BY_CONNECTIONS: readonly Hiding[] = ['takes a break', 'leaves'];

let server: TestServer;
let signedUp = 0;

const signUpNext = (name: string) => signUp(server.url, `${name}${(signedUp += 1)}`, PROFILE);

const ROWS = Object.entries(VISIBILITY_ROWS) as [EndpointName, Row][];

/** The calls that have to do with other members, and what each asks. */
const QUESTIONS = ROWS.flatMap(([name, row]) =>
  'concernsNobodyElse' in row ? [] : [[name, row] as const],
);

test('has a row for every call of the contract, with a reason where it concerns nobody else', () => {
  expect(Object.keys(VISIBILITY_ROWS).sort()).toEqual(Object.keys(endpoints).sort());
  for (const [, row] of ROWS) {
    if ('concernsNobodyElse' in row) expect(row.concernsNobodyElse).toMatch(/\w+ .*\.$/);
  }
});

const cases = (Object.keys(HIDINGS) as Hiding[]).flatMap((hiding) =>
  EARLIER.filter(
    (earlier) => earlier !== 'connection' || !SEEN_BY_CONNECTIONS.includes(hiding),
  ).map((earlier) => [hiding, earlier] as const),
);

describe.each(cases)('a member who %s, with whom there was before: %s', (hiding, earlier) => {
  let caller: MemberClient;
  let third: MemberClient;
  let hidden: MemberClient;
  let target: Target;
  let nobody: Target;
  /** Of a picture that the hidden member shows, and the same of none: each size, and the address itself. */
  let pictures: readonly (readonly [of: string, ofNone: string])[];
  /** What the caller saw before there was such a member. */
  const seenBefore = new Map<string, unknown>();

  beforeAll(async () => {
    server = await startTestServer({ pictureMaker: plainPictureMaker });
    [caller, third] = [await signUpNext('caller'), await signUpNext('third')];
    const acquaintances = [third, await signUpNext('asking'), await signUpNext('asked')] as const;
    await connect('connection', caller, acquaintances[0]);
    await connect('request received', caller, acquaintances[1]);
    await connect('request sent', caller, acquaintances[2]);
    await signUpNext('stranger');
    for (const path of shownPaths()) seenBefore.set(path, await readOn(caller, path));
    hidden = await signUpNext('hidden');
    const known = { callerId: caller.id, thirdId: third.id, memberId: hidden.id };
    target = { ...known, ...(await connect(earlier, caller, hidden)) };
    nobody = { ...known, ...NOTHING, memberId: NOBODY };
    pictures = await showPicture(hidden);
    for (const [address] of pictures) {
      expect(await caller.fetch(address)).toMatchObject({ status: 200 });
    }
    await HIDINGS[hiding](caller, hidden);
  });
  afterAll(() => server.close());

  test('shows no picture any more, in any size', async () => {
    for (const [address, ofNone] of pictures) {
      expect(await load(caller, address)).toEqual(await load(caller, ofNone));
      expect((await caller.fetch(address)).status).toBe(404);
    }
  });

  test.each(QUESTIONS)('%s: is as one who never existed', async (name, row) => {
    const { method } = endpoints[name];
    const excepted = findException(row, hiding, earlier);
    if ('shows' in row) {
      for (const path of row.shows) {
        if (excepted)
          expect(await caller.send('GET', path)).toMatchObject({
            status: excepted.status,
            body: [{ id: hidden.id }],
          });
        else
          expect({ path, seen: await readOn(caller, path) }).toEqual({
            path,
            seen: seenBefore.get(path),
          });
      }
      return;
    }
    for (const [place, { path, body }] of row.names(target).entries()) {
      const answer = await caller.send(method, path, body);
      if (excepted && answer.status !== 400) {
        expect(answer.status).toBe(excepted.status);
        // What comes after needs the block again.
        await HIDINGS[hiding](caller, hidden);
        continue;
      }
      const unknown = row.names(nobody)[place]!;
      const expected = await caller.send(method, unknown.path, unknown.body);
      expect({ method, path, body, ...told(answer, target) }).toEqual({
        method,
        path,
        body,
        ...told(expected, nobody),
      });
    }
  });
});

/** Has the member keep a picture and show it; returns its addresses, and the same with the key of none. */
async function showPicture(member: MemberClient): Promise<(readonly [string, string])[]> {
  const headers = { 'Content-Type': 'image/png' };
  const kept = await member.fetch('/api/me/pictures', {
    method: 'POST',
    headers,
    body: 'a picture',
  });
  const { address } = endpoints.keepPicture.response.parse(await kept.json()).picture;
  await member.send('PATCH', `/api/users/${member.id}`, { avatarUrl: address });
  const picture = parsePictureAddress(address)!;
  const none = address.replace(picture.key, '-'.repeat(picture.key.length));
  const sizes = PICTURE_SIZES.map(
    (size) => [sizeAddress(picture, size), sizeAddress(parsePictureAddress(none)!, size)] as const,
  );
  return [[address, none], ...sizes];
}

/** What a client is told of an address of a picture. */
async function load(client: MemberClient, address: string) {
  const { status, headers } = await client.fetch(address);
  const told = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
  return { status, told };
}

const NOTHING = { connectionId: NOBODY, sentId: NOBODY, receivedId: NOBODY };

/** Leads the caller and the other to what is to be between them. */
async function connect(
  what: (typeof EARLIER)[number],
  caller: MemberClient,
  other: MemberClient,
): Promise<Pick<Target, 'connectionId' | 'sentId' | 'receivedId'>> {
  if (what === 'nothing') return NOTHING;
  const [asking, asked] = what === 'request received' ? [other, caller] : [caller, other];
  const pair = { userId1: asking.id, userId2: asked.id };
  const { body } = await asking.send('POST', '/api/connections', pair);
  const { id } = connectionSchema.parse(body);
  if (what !== 'connection') return { ...NOTHING, connectionId: id };
  await asked.send('PATCH', `/api/connections/${id}`, { status: 'accepted' });
  const write = async (by: MemberClient) => {
    const sent = await by.send('POST', `/api/connections/${id}/messages`, { content: 'Hello' });
    return messageSchema.parse(sent.body).id;
  };
  return { connectionId: id, sentId: await write(caller), receivedId: await write(other) };
}

/** What the answer tells, with the ids of the request left out: they tell nothing. */
function told(
  { status, headers, body }: ApiAnswer,
  { memberId, connectionId, sentId, receivedId }: Target,
) {
  const ids = [memberId, connectionId, sentId, receivedId];
  const text = JSON.stringify(body, (key, value: unknown) =>
    key !== 'status' && ids.includes(value as number) ? 'id' : value,
  );
  const names = [...headers.keys()].filter(
    (name) => !['content-length', 'x-request-id'].includes(name),
  );
  return { status, text, names, link: headers.get('Link'), retryAfter: headers.get('Retry-After') };
}

/** What the row lets callers know of a member who is hidden so, if anything. */
function findException(row: Row, hiding: Hiding, earlier: string): Exception | null {
  const except = 'except' in row ? row.except : undefined;
  const applies = except?.hidings.includes(hiding) && (except.earlier ?? earlier) === earlier;
  return applies === true ? (except ?? null) : null;
}

function shownPaths(): string[] {
  return Object.values(VISIBILITY_ROWS).flatMap((row) => ('shows' in row ? row.shows : []));
}

/** All pages of an answer, whose cursors are sealed and so differ. */
async function readOn(client: MemberClient, path: string): Promise<unknown[]> {
  const pages: unknown[] = [];
  let next: string | null = path;
  while (next !== null && pages.length < 20) {
    const { status, headers, body }: ApiAnswer = await client.send('GET', next);
    const isPart = typeof body === 'object' && body !== null && 'next' in body;
    const cursor = isPart ? (body.next as string | null) : null;
    pages.push({ status, body: isPart ? { ...body, next: cursor !== null } : body });
    const linked = /^<([^>]+)>; rel="next"$/.exec(headers.get('Link') ?? '')?.[1];
    const here = path + (path.includes('?') ? '&' : '?');
    next = linked ?? (cursor === null ? null : `${here}cursor=${encodeURIComponent(cursor)}`);
  }
  return pages;
}
