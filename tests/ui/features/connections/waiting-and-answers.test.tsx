import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noHistory, withDecline } from '#core/safety/domain/pair-history.ts';
import type { BondSide } from '#core/members/domain/bond-sides.ts';
import type { DeclineSentence } from '#core/safety/domain/decline-answer.ts';
import { signUp, type MemberClient } from '#tests/support/api-client.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { DAY } from '#tests/support/settable-clock.ts';
import { accepted, storeRequest } from '#tests/support/stored-records.ts';
import { replaceConnection, storeHistory } from '#tests/support/writes.ts';
import { declineRequest } from '#tests/ui/parts/connections/decline-request.ts';
import { paragraphWith } from '#tests/ui/paragraph-with.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { actionsFor } from './connected-members.ts';

const KIND = /Many people look in only now and then; it says nothing about you\.$/;

let server: TestServer;
let round = 0;
let rosa: MemberClient;
let vera: MemberClient;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  round += 1;
  const shared = { location: 'Leeds', age: 61 };
  rosa = await signUp(server.url, `rosa${round}`, { name: 'Rosa', ...shared });
  vera = await signUp(server.url, `vera${round}`, { name: 'Vera', ...shared });
});

const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const ask = (
  createdAt = daysAgo(0),
  relationshipTypeId: number | null = null,
  side: BondSide | null = null,
) =>
  storeRequest(server.storage, toMemberId(vera.id), toMemberId(rosa.id), {
    createdAt,
    relationshipTypeId,
    side,
  });

test('a request of two weeks has a kind word, a way on, and can be withdrawn', async () => {
  const { id } = await ask(daysAgo(15));
  const { user } = renderPage('/connections', vera.fetch);
  expect(await screen.findByText(KIND)).toHaveTextContent(/^Sent two weeks ago\./);
  const actions = actionsFor('Rosa');
  expect(actions.getByRole('link', { name: 'Ask someone else' })).toHaveAttribute(
    'href',
    '/advanced-search',
  );
  await user.click(actions.getByRole('button', { name: 'Withdraw request to Rosa' }));
  expect(await screen.findByText('Request withdrawn')).toBeVisible();
  expect(screen.getByText('You can ask someone else whenever you like.')).toBeVisible();
  expect(await server.storage.connections.findById(id)).toBeNull();
});

test('a younger request has none, nor has one to the reader', async () => {
  await ask(daysAgo(13));
  const { unmount } = renderPage('/connections', vera.fetch);
  expect(await screen.findByRole('button', { name: 'Cancel Request to Rosa' })).toBeVisible();
  expect(screen.queryByText(KIND)).toBeNull();
  unmount();
  await ask(daysAgo(30)).catch(() => undefined);
  renderPage('/connections', rosa.fetch);
  expect(await screen.findByRole('button', { name: 'Accept Vera’s request' })).toBeVisible();
  expect(screen.queryByText(KIND)).toBeNull();
});

test('Messages says the same', async () => {
  const { id } = await ask(daysAgo(40));
  renderPage(`/messages?connection=${id}`, vera.fetch);
  expect(await screen.findByText(KIND)).toHaveTextContent(/^Sent five weeks ago\./);
  expect(screen.getByRole('button', { name: 'Withdraw request to Rosa' })).toBeVisible();
});

test.each(['/dashboard', '/connections', '/messages?connection='])(
  'on %s the one who is asked sees age, place, bond and reasons',
  async (path) => {
    const { id } = await ask(daysAgo(0), 3);
    renderPage(path.endsWith('=') ? `${path}${id}` : path, rosa.fetch);
    expect(await screen.findByText('Hopes for: Mentor Match')).toBeVisible();
    const reasons = within(screen.getByRole('list', { name: 'Why you might get on' }));
    expect(reasons.getByText('You’re both in Leeds')).toBeVisible();
    expect(screen.getAllByText(/61 years/)[0]).toBeVisible();
  },
);

test.each([
  [1, 'seek', 'Vera hopes for you as a grandparent or parent figure'],
  [1, 'offer', 'Vera would like to be a grandparent or parent figure to you'],
  [3, 'either', 'Vera would like you as a mentor or a learner, whichever way round it turns out'],
  [4, 'offer', 'Vera would like to share a heritage, language or tradition with you'],
] as const)(
  'of the bond %i and the side %s the one who is asked reads: %s',
  async (type, side, said) => {
    const { id } = await ask(daysAgo(0), type, side);
    for (const path of [
      '/dashboard',
      '/connections',
      `/messages?connection=${id}`,
      `/profile/${vera.id}`,
    ]) {
      const { unmount } = renderPage(path, rosa.fetch);
      expect((await screen.findAllByText(paragraphWith(said)))[0]).toBeVisible();
      unmount();
    }
  },
);

test.each([
  [
    1,
    'seek',
    [
      'Family Support, with Rosa as a grandparent or parent figure',
      'Your grandparent or parent figure',
    ],
    [
      'Family Support, with you as a grandparent or parent figure',
      'Your grandchild or child figure',
    ],
  ],
  [
    3,
    'offer',
    ['Mentor Match, with you as a mentor', 'Someone you guide'],
    ['Mentor Match, with Vera as a mentor', 'Your mentor'],
  ],
  [
    4,
    'seek',
    [
      'Cultural Connection, with Rosa sharing a heritage, language or tradition',
      'Shares a heritage, language or tradition with you',
    ],
    [
      'Cultural Connection, with you sharing a heritage, language or tradition',
      'You share your heritage, language or tradition',
    ],
  ],
  [
    4,
    'either',
    ['Cultural Connection', 'Cultural Connection'],
    ['Cultural Connection', 'Cultural Connection'],
  ],
  [
    2,
    null,
    ['Sibling Connection', 'Sibling Connection'],
    ['Sibling Connection', 'Sibling Connection'],
  ],
] as const)(
  'the bond %i asked for with the side %s is shown to both once they are connected',
  async (type, side, own, theirs) => {
    const request = await ask(daysAgo(0), type, side);
    await replaceConnection(server.storage, request, accepted(request), request.recipientId);
    const sight = [
      [vera, rosa, own],
      [rosa, vera, theirs],
    ] as const;
    for (const [member, other, [said, inFew]] of sight) {
      for (const path of [`/messages?connection=${request.id}`, `/profile/${other.id}`]) {
        const { unmount } = renderPage(path, member.fetch);
        expect((await screen.findAllByText(paragraphWith(said)))[0]).toBeVisible();
        unmount();
      }
      for (const path of ['/connections', '/dashboard']) {
        const { unmount } = renderPage(path, member.fetch);
        const connected = await screen.findByText(/^Connected/);
        expect(connected.closest('p')).toHaveTextContent(new RegExp(`^${inFew} Connected `));
        unmount();
      }
    }
  },
);

test.each([
  [null, 1],
  ['either', 0],
] as const)('with the side %s, the bond is a reason as well so often: %i', async (side, count) => {
  for (const member of [rosa, vera]) {
    const preferences = { relationshipTypes: [1] };
    await member.send('PATCH', `/api/users/${member.id}`, { preferences });
  }
  await ask(daysAgo(0), 1, side);
  renderPage('/connections', rosa.fetch);
  expect(await screen.findByText('You’re both in Leeds')).toBeVisible();
  expect(screen.queryAllByText(/^You’re both open to Family Support/)).toHaveLength(count);
});

test.each<[string, RegExp | undefined, DeclineSentence | null]>([
  ['in silence', undefined, null],
  ['with a kind word', /My days are full/, 'too_busy'],
])('a request is declined %s', async (_how, words, sentence) => {
  const { id } = await ask();
  const { user } = renderPage('/dashboard', rosa.fetch);
  const decline = await screen.findByRole('button', { name: 'Decline Vera’s request' });
  await user.click(decline);
  expect(await screen.findByRole('radio', { name: 'Say nothing' })).toBeChecked();
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(decline).toHaveFocus();
  });
  await declineRequest(user, decline, words);
  expect(await screen.findByText('Connection rejected')).toBeVisible();
  expect(await server.storage.connections.findById(id)).toBeNull();
  const [asker, asked] = [toMemberId(vera.id), toMemberId(rosa.id)];
  const { value } = await server.storage.safety.loadHistory(asker, asked);
  const side = value.find(({ memberId }) => memberId === asker);
  expect(side?.answer?.sentence ?? null).toBe(sentence);
});

test('the one who asked reads the answer among the sent requests, until it is put away', async () => {
  const [asker, asked] = [toMemberId(vera.id), toMemberId(rosa.id)];
  const at = daysAgo(1);
  const declined = {
    relationshipTypeId: null,
    side: null,
    note: null,
    createdAt: at,
    declinedAt: at,
  };
  const answer = { sentence: 'already_found', answeredAt: at } as const;
  await storeHistory(server.storage, withDecline(noHistory(asker, asked), asker, declined, answer));
  const { user } = renderPage('/connections?tab=sent', vera.fetch);
  expect(await screen.findByRole('heading', { name: 'Answers to your requests' })).toBeVisible();
  expect(screen.getByText(/I’ve found the people I was hoping for/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Put away the answer from Rosa' }));
  await waitFor(() => {
    expect(screen.queryByRole('heading', { name: 'Answers to your requests' })).toBeNull();
  });
  expect(await server.storage.safety.listAnswersTo(asker, { before: null, limit: 5 })).toEqual([]);
});
