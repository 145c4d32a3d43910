import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectProblem, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { connectMembers, writeMessage } from '#tests/support/correspondents.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';

interface Found {
  readonly message: { readonly id: number; readonly content: string };
  readonly member: { readonly id: number; readonly name: string };
  readonly presence: string;
}

let server: TestServer;
let rosa: MemberClient;
let daniel: MemberClient;
let edith: MemberClient;
let withDaniel: number;
let withEdith: number;

beforeAll(async () => {
  server = await startTestServer();
  rosa = await signUp(server.url, 'rosa');
  daniel = await signUp(server.url, 'daniel');
  edith = await signUp(server.url, 'edith');
  withDaniel = await connectMembers(rosa, daniel);
  withEdith = await connectMembers(edith, rosa);
});
afterAll(() => server.close());

async function search(by: MemberClient, query: string) {
  const answer = await by.send('GET', `/api/messages/search?${query}`);
  expect(answer.status).toBe(200);
  const found = answer.body as readonly Found[];
  return { contents: found.map(({ message }) => message.content), found, answer };
}

test('members find words in their own conversations, newest first, and in one of them', async () => {
  await writeMessage(daniel, withDaniel, 'The walnut tree is in flower');
  await writeMessage(rosa, withEdith, 'Walnuts for the cake?');
  await writeMessage(edith, withEdith, 'Almonds, please');
  const all = await search(rosa, 'query=WALNUT');
  expect(all.contents).toEqual(['Walnuts for the cake?', 'The walnut tree is in flower']);
  expect(all.found.map(({ member }) => member.id)).toEqual([edith.id, daniel.id]);
  const one = await search(rosa, `query=walnut&connectionId=${withDaniel}`);
  expect(one.contents).toEqual(['The walnut tree is in flower']);
  expect((await search(edith, 'query=walnut')).contents).toEqual(['Walnuts for the cake?']);
  expect((await search(daniel, 'query=almonds')).contents).toEqual([]);
});

test('a long list is read page by page', async () => {
  for (let place = 0; place < 5; place += 1) await writeMessage(rosa, withEdith, `paged ${place}`);
  const contents: string[] = [];
  let query: string | undefined = 'query=paged&limit=2';
  while (query !== undefined) {
    const { contents: page, answer }: Awaited<ReturnType<typeof search>> = await search(
      rosa,
      query,
    );
    contents.push(...page);
    query = /\?([^>]*)>/.exec(answer.headers.get('Link') ?? '')?.[1];
  }
  expect(contents).toEqual(['paged 4', 'paged 3', 'paged 2', 'paged 1', 'paged 0']);
});

test('a conversation of others is not there, and a query must say something', async () => {
  const others = `/api/messages/search?query=walnut&connectionId=${withEdith}`;
  expectProblem(await daniel.send('GET', others), 404, 'not_found');
  expectProblem(await rosa.send('GET', '/api/messages/search'), 400, 'invalid_input');
  expectProblem(await rosa.send('GET', '/api/messages/search?query='), 400, 'invalid_input');
  expect((await search(rosa, 'query=%3F')).contents).toEqual([]);
});

test('messages are read around one of them', async () => {
  const ids: number[] = [];
  for (let place = 0; place < 9; place += 1) {
    ids.push(await writeMessage(rosa, withDaniel, `around ${place}`));
  }
  const path = `/api/connections/${withDaniel}/messages?limit=5&around=${ids[4]}`;
  const { status, body, headers } = await daniel.send('GET', path);
  expect(status).toBe(200);
  const listed = (body as readonly { readonly id: number }[]).map(({ id }) => id);
  expect(listed).toEqual(ids.slice(2, 7));
  const next = /<([^>]*)>/.exec(headers.get('Link') ?? '')![1]!;
  const before = (await daniel.send('GET', next)).body as readonly { readonly id: number }[];
  expect(before.map(({ id }) => id).slice(-2)).toEqual(ids.slice(0, 2));
  expectProblem(await edith.send('GET', path), 404, 'not_found');
  const elsewhere = `/api/connections/${withEdith}/messages?around=${ids[4]}`;
  expectProblem(await rosa.send('GET', elsewhere), 404, 'not_found');
});
