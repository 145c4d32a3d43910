import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { recommendationsSchema } from '#core/discovery/schemas.ts';
import { PASSWORD, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createSettableClock, DAY } from '#tests/support/settable-clock.ts';
import { CONNECTIONS_POLLING } from '#ui/parts/connections/connections.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { declineRequest } from '#tests/ui/parts/connections/decline-request.ts';

let server: TestServer;
const clock = createSettableClock();

beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
});

async function request(from: MemberClient, to: MemberClient): Promise<number> {
  const body = { userId1: from.id, userId2: to.id };
  const { body: connection } = await from.send('POST', '/api/connections', body);
  return (connection as { id: number }).id;
}

async function connect(from: MemberClient, to: MemberClient): Promise<number> {
  const id = await request(from, to);
  await to.send('PATCH', `/api/connections/${id}`, { status: 'accepted' });
  return id;
}

function card(title: string) {
  return within(screen.getByRole('heading', { name: title }).closest('section')!);
}

const LEAD = { name: 'To begin with' };

async function findLead() {
  return within(await screen.findByRole('region', LEAD));
}

function lead() {
  return within(screen.getByRole('region', LEAD));
}

test('a new member is welcomed and shown the ways on', async () => {
  const member = await signUp(server.url, 'newcomer', {
    name: ' Rosa  Whitfield ',
    preferences: { ageRange: { min: 119, max: 120 } },
  });
  renderPage('/dashboard', member.fetch);
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Rosa' })).toBeVisible();
  await waitFor(() => {
    expect(document.title).toBe('Dashboard | Hearthkin');
  });
  expect(await screen.findByText('No recommendations yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Explore People' })).toHaveAttribute('href', '/explore');
  expect(await screen.findByText('No connections yet')).toBeVisible();
  for (const list of within(screen.getByRole('main')).getAllByRole('list')) {
    expect(list).not.toBeEmptyDOMElement();
  }
  expect(screen.getByText('Start exploring to find meaningful connections')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find New Connections' })).toHaveAttribute(
    'href',
    '/explore',
  );
  expect(await screen.findByRole('link', { name: 'Messages 0 unread' })).toHaveAttribute(
    'href',
    '/messages',
  );
  expect(await screen.findByRole('link', { name: 'Requests 0 pending' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Connections 0 active' })).toHaveAttribute(
    'href',
    '/connections',
  );
});

test('a newcomer is shown to the four steps, and no longer once they have said a word', async () => {
  const newcomer = await signUp(server.url, 'silent', { name: 'Ivy Lane' });
  const page = renderPage('/dashboard', newcomer.fetch);
  expect(
    await (await findLead()).findByRole('heading', { name: 'Let’s introduce you' }),
  ).toBeVisible();
  expect(lead().getByRole('link', { name: 'Start with a few words' })).toHaveAttribute(
    'href',
    '/welcome',
  );
  page.unmount();
  await newcomer.send('PATCH', `/api/users/${newcomer.id}`, {
    preferences: { prompts: { give: 'Soup' } },
  });
  renderPage('/dashboard', newcomer.fetch);
  await screen.findByRole('heading', { level: 1, name: 'Welcome back, Ivy' });
  await waitFor(() => {
    expect(lead().queryByRole('link', { name: 'Start with a few words' })).toBeNull();
  });
});

test('the dashboard begins with whoever wrote, before whoever asked', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const member = await signUp(server.url, 'awaited');
  const friend = await signUp(server.url, 'writer', { name: 'Frank Ocean' });
  const asking = await signUp(server.url, 'asker', { name: 'Ask Here' });
  const connectionId = await connect(friend, member);
  await request(asking, member);
  renderPage('/dashboard', member.fetch);
  const asked = { name: 'Ask Here wants to connect with you' };
  expect(await (await findLead()).findByRole('heading', asked)).toBeVisible();
  expect(lead().getByRole('link', { name: 'Read and answer' })).toBeVisible();
  expect(card('Connection Requests').getByRole('link', { name: 'Ask Here' })).toBeVisible();
  await friend.send('POST', `/api/connections/${connectionId}/messages`, { content: 'Hello' });
  vi.advanceTimersByTime(CONNECTIONS_POLLING);
  const wrote = { name: 'Frank Ocean wrote to you' };
  expect(await lead().findByRole('heading', wrote)).toBeVisible();
  expect(lead().getByRole('link', { name: 'Read and answer' })).toHaveAttribute(
    'href',
    `/messages?connection=${connectionId}`,
  );
  expect(card('Connection Requests').getByRole('link', { name: 'Ask Here' })).toBeVisible();
});

test('a yes leads before a request, with the words that won it, until a word is written', async () => {
  const member = await signUp(server.url, 'hopeful');
  const friend = await signUp(server.url, 'saying-yes', { name: 'Yara Yes' });
  const asking = await signUp(server.url, 'asker-late', { name: 'Ask Late' });
  const note = 'You bake, and I eat. That might work well for the both of us.';
  const body = { userId1: member.id, userId2: friend.id, note };
  const { body: connection } = await member.send('POST', '/api/connections', body);
  const { id } = connection as { id: number };
  await friend.send('PATCH', `/api/connections/${id}`, { status: 'accepted' });
  await request(asking, member);
  const page = renderPage('/dashboard', member.fetch);
  expect(
    await (await findLead()).findByRole('heading', { name: 'Yara Yes said yes' }),
  ).toBeVisible();
  expect(lead().getByText(note)).toBeVisible();
  expect(lead().getByText('What you wrote when you asked')).toBeVisible();
  expect(lead().getByRole('link', { name: 'Say hello' })).toHaveAttribute(
    'href',
    `/messages?connection=${id}`,
  );
  page.unmount();
  await member.send('POST', `/api/connections/${id}/messages`, { content: 'Hello' });
  renderPage('/dashboard', member.fetch);
  const asked = { name: 'Ask Late wants to connect with you' };
  expect(await (await findLead()).findByRole('heading', asked)).toBeVisible();
});

test('whoever waits, and the member’s people, come before what the site asks', async () => {
  const member = await signUp(server.url, 'resting', { bio: 'I rest.' });
  const friend = await signUp(server.url, 'saying-so', { name: 'Yolanda Yes' });
  const id = await connect(member, friend);
  await member.send('PUT', '/api/break', { isTold: false });
  const page = renderPage('/dashboard', member.fetch);
  const isBefore = async (heading: HTMLElement) => {
    const notice = await screen.findByRole('region', { name: 'Your break' });
    const { DOCUMENT_POSITION_FOLLOWING } = Node;
    return heading.compareDocumentPosition(notice) === DOCUMENT_POSITION_FOLLOWING;
  };
  expect(await isBefore(await screen.findByRole('heading', { name: /said yes/ }))).toBe(true);
  page.unmount();
  await member.send('POST', `/api/connections/${id}/messages`, { content: 'Hello' });
  renderPage('/dashboard', member.fetch);
  const people = await screen.findByRole('heading', { name: 'Your Connections' });
  await card('Your Connections').findByRole('link', { name: 'Yolanda Yes' });
  expect(await isBefore(people)).toBe(true);
  expect(screen.queryByRole('region', LEAD)).toBeNull();
});

test('one who said yes is not led to their own answer', async () => {
  const member = await signUp(server.url, 'waiting', { bio: 'I wait.' });
  const friend = await signUp(server.url, 'yes-sayer', { name: 'Yusuf', bio: 'I answer.' });
  await connect(member, friend);
  renderPage('/dashboard', friend.fetch);
  await screen.findByRole('link', { name: 'Connections 1 active' });
  expect(screen.queryByText(/said yes/)).toBeNull();
});

test('a request that leads has its note, and once it is answered the focus is at the top', async () => {
  const member = await signUp(server.url, 'asked-once');
  const asking = await signUp(server.url, 'asker-once', { name: 'Note Writer', location: 'Hull' });
  const note = 'You bake, and I eat. That might work well for the both of us.';
  const body = { userId1: asking.id, userId2: member.id, note };
  expect(await asking.send('POST', '/api/connections', body)).toMatchObject({ status: 201 });
  const { user } = renderPage('/dashboard', member.fetch);
  expect(await (await findLead()).findByText(note)).toBeVisible();
  expect(lead().getByText('Hull')).toBeVisible();
  await user.click(lead().getByRole('button', { name: /^Accept/ }));
  expect(await screen.findByRole('link', { name: 'Connections 1 active' })).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByText(note)).toBeNull();
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('with nobody waiting one person is introduced at length, in their own words', async () => {
  const wishes = { preferences: { interests: ['Zithers'] } };
  const member = await signUp(server.url, 'quiet-day', { bio: 'I bake.', ...wishes });
  const prompts = { hope: 'Somebody to play duets with.', sunday: 'Duets.' };
  const kin = await signUp(server.url, 'zither-kin', {
    name: 'Zita Kin',
    preferences: { ...wishes.preferences, prompts },
  });
  clock.advance(7 * DAY);
  renderPage('/dashboard', member.fetch);
  expect(
    await (await findLead()).findByRole('heading', { level: 2, name: 'Zita Kin' }),
  ).toBeVisible();
  expect(lead().getByText(prompts.hope)).toBeVisible();
  expect(lead().getByText(/Zithers/)).toBeVisible();
  expect(lead().getByRole('link', { name: 'View Profile of Zita Kin' })).toHaveAttribute(
    'href',
    `/profile/${kin.id}`,
  );
  expect(card('Recommended for You').queryByText('Zita Kin')).toBeNull();
});

test('the profile is completed from here, item by item', async () => {
  const member = await signUp(server.url, 'incomplete', { age: 40 });
  const { user } = renderPage('/dashboard', member.fetch);
  expect(await screen.findByText('Your profile is 40% complete')).toBeVisible();
  const completion = card('Profile Completion');
  for (const prompt of ['Add a bio', 'Add a profile photo', 'Add your location']) {
    expect(completion.getByRole('link', { name: prompt })).toHaveAttribute('href', '/profile');
  }
  expect(completion.getByRole('link', { name: 'Edit Your Profile' })).toHaveAttribute(
    'href',
    '/profile',
  );
  await user.click(completion.getByRole('link', { name: 'Add your location' }));
  expect(await screen.findByLabelText('Location')).toHaveFocus();
});

test('a complete profile is asked for nothing', async () => {
  const member = await signUp(server.url, 'complete', {
    bio: 'Retired teacher.',
    location: 'Leeds',
    age: 67,
    avatarUrl: '/favicon.svg',
  });
  renderPage('/dashboard', member.fetch);
  expect(await screen.findByText('Your profile is 100% complete')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Add / })).toBeNull();
});

test('requests are accepted and declined here, and the counts follow', async () => {
  const member = await signUp(server.url, 'popular');
  const ada = await signUp(server.url, 'ada', { name: 'Ada Bright' });
  const ben = await signUp(server.url, 'ben', { name: 'Ben Stone' });
  const sent = await signUp(server.url, 'sent');
  await request(ada, member);
  await request(ben, member);
  await request(member, sent);
  const { user } = renderPage('/dashboard', member.fetch);
  expect(await screen.findByRole('link', { name: 'Requests 2 pending' })).toBeVisible();
  const requests = card('Connection Requests');
  expect(await screen.findAllByText('Wants to connect with you')).toHaveLength(2);

  const fromAda = within(requests.getByRole('link', { name: 'Ada Bright' }).closest('li')!);
  await user.click(fromAda.getByRole('button', { name: 'Accept Ada Bright’s request' }));
  expect(await screen.findByText('Connection accepted')).toBeVisible();
  const connections = card('Your Connections');
  expect(await connections.findByRole('link', { name: 'Ada Bright' })).toHaveAttribute(
    'href',
    `/profile/${ada.id}`,
  );
  expect(await screen.findByRole('link', { name: 'Connections 1 active' })).toBeVisible();

  expect(
    lead().getByRole('heading', { name: 'Ben Stone wants to connect with you' }),
  ).toBeVisible();
  const decline = requests.getByRole('button', { name: 'Decline Ben Stone’s request' });
  await declineRequest(user, decline);
  expect(await screen.findByText('Connection rejected')).toBeVisible();
  expect(screen.getByText('The connection request has been removed.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Requests 0 pending' })).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByText('Ben Stone')).toBeNull();
  });
});

test('three connections are shown with their day and the way to the conversation', async () => {
  const member = await signUp(server.url, 'sociable');
  const ids = new Map<string, number>();
  for (const name of ['One', 'Two', 'Three', 'Four']) {
    const friend = await signUp(server.url, name.toLowerCase().padStart(3, 'x'), { name });
    ids.set(name, await connect(friend, member));
  }
  renderPage('/dashboard', member.fetch);
  expect(await screen.findByRole('link', { name: 'Connections 4 active' })).toBeVisible();
  const connections = card('Your Connections');
  const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(
    new Date(clock.now()),
  );
  expect(await connections.findAllByText(`Connected ${today}`)).toHaveLength(3);
  expect(connections.queryByText('One')).toBeNull();
  expect(connections.getByRole('link', { name: 'Message Four' })).toHaveAttribute(
    'href',
    `/messages?connection=${ids.get('Four')}`,
  );
});

test('a recommended person comes with two reasons, and unread messages are counted', async () => {
  const profile = { age: 40, preferences: { interests: ['Beekeeping', 'Opera', 'Chess'] } };
  const member = await signUp(server.url, 'keen', { location: 'York', ...profile });
  const kin = await signUp(server.url, 'kin', { name: 'Kin Dred', location: 'Hull', ...profile });
  const friend = await signUp(server.url, 'friend');
  clock.advance(7 * DAY);
  const connectionId = await connect(friend, member);
  await friend.send('POST', `/api/connections/${connectionId}/messages`, { content: 'Hello' });
  renderPage('/dashboard', member.fetch);

  expect(await screen.findByRole('heading', { name: 'Kin Dred' })).toBeVisible();
  const recommended = card('Recommended for You');
  const person = within(recommended.getByRole('heading', { name: 'Kin Dred' }).closest('li')!);
  const whereAndAge = person.getByText('Hull').parentElement;
  expect(whereAndAge).toBeVisible();
  expect(whereAndAge?.textContent).toBe('Hull · 40 years');
  const { body } = await member.send('GET', '/api/recommendations');
  const [best] = recommendationsSchema.parse(body);
  expect(best?.reasons).not.toEqual([]);
  const [first, second, ...others] = best?.reasons ?? [];
  for (const reason of [first, second]) expect(person.getByText(reason!)).toBeVisible();
  for (const reason of others) expect(person.queryByText(reason)).toBeNull();
  expect(person.getByRole('list', { name: 'Interests' }).children).toHaveLength(2);
  expect(person.getByRole('link', { name: 'View Profile of Kin Dred' })).toHaveAttribute(
    'href',
    `/profile/${kin.id}`,
  );
  expect(recommended.getAllByRole('heading', { level: 3 }).length).toBeLessThanOrEqual(3);
  expect(recommended.getByRole('link', { name: 'See More Recommendations' })).toHaveAttribute(
    'href',
    '/explore',
  );
  expect(await screen.findByRole('link', { name: 'Messages 1 unread' })).toBeVisible();
});

test('a card that could not be loaded says so and can be tried again', async () => {
  const member = await signUp(server.url, 'patient');
  let isDown = true;
  const { user } = renderPage('/dashboard', async (input, init) =>
    isDown && ['/api/dashboard', '/api/recommendations?limit=3'].includes(input as string)
      ? new Response('down', { status: 503 })
      : member.fetch(input, init),
  );
  await screen.findByText('Sorry, we couldn’t load your recommendations.');
  const recommended = card('Recommended for You');
  isDown = false;
  await user.click(recommended.getByRole('button', { name: 'Try again' }));
  await waitFor(() => {
    expect(recommended.queryByRole('alert')).toBeNull();
  });
});

test('what it begins with is asked for in one call', async () => {
  const member = await signUp(server.url, 'brief');
  const calls: string[] = [];
  renderPage('/dashboard', (input, init) => {
    calls.push(input as string);
    return member.fetch(input, init);
  });
  expect(await screen.findByText('No connections yet')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Messages 0 unread' })).toBeVisible();
  const parts = /dashboard|overview|recommendations|unread-count/;
  expect(calls.filter((call) => parts.test(call))).toEqual(['/api/dashboard']);
});

/** Forty days, in which the member looks in often enough to stay signed in. */
async function letTimeGoBy(member: MemberClient) {
  for (let turn = 0; turn < 4; turn += 1) {
    clock.advance(10 * DAY);
    await member.send('GET', '/api/auth/current');
  }
}

/** So many days, after which the member logs in again. */
async function letDaysGoBy(member: MemberClient, days: number) {
  clock.advance(days * DAY);
  const credentials = { username: member.self.username, password: PASSWORD };
  await member.send('POST', '/api/auth/login', credentials);
}

test('someone to pick up again with is put aside, and another week someone else is written to', async () => {
  const member = await signUp(server.url, 'long-silent', { bio: 'I knit.' });
  const [ruth, ivo] = [
    await signUp(server.url, 'long-silent-ruth', { name: 'Ruth Long' }),
    await signUp(server.url, 'long-silent-ivo', { name: 'Ivo Long' }),
  ];
  const withRuth = await connect(ruth, member);
  const content = 'The allotment is coming along';
  await member.send('POST', `/api/connections/${withRuth}/messages`, { content });
  await letDaysGoBy(member, 60);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(clock.now()) });
  const first = renderPage('/dashboard', member.fetch);
  const offer = await findLead();
  expect(await offer.findByRole('heading', { level: 2 })).toHaveTextContent(
    /^You and Ruth last spoke in [A-Z][a-z]+$/,
  );
  expect(offer.getByText(content).parentElement).toHaveTextContent(`You last wrote: “${content}”`);
  expect(offer.getByText('Only you see this.')).toBeVisible();
  const asideForThreeMonths = { name: 'Put aside for three months' };
  await first.user.click(offer.getByRole('button', { name: 'Put aside for good' }));
  await waitFor(() => {
    expect(screen.queryByRole('region', LEAD)).toBeNull();
  });
  await first.user.click(await screen.findByRole('button', { name: 'Undo' }));
  const again = await findLead();
  await first.user.click(await again.findByRole('button', asideForThreeMonths));
  await waitFor(() => {
    expect(screen.queryByRole('region', LEAD)).toBeNull();
  });
  expect(await screen.findByText('Put aside for three months')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  first.unmount();

  await letDaysGoBy(ivo, 0);
  await connect(ivo, member);
  await letDaysGoBy(member, 60);
  vi.setSystemTime(new Date(clock.now()));
  const second = renderPage('/dashboard', member.fetch);
  const unwritten = await findLead();
  expect(await unwritten.findByRole('heading', { level: 2 })).toHaveTextContent(
    /^You and Ivo connected in [A-Z][a-z]+$/,
  );
  await second.user.click(unwritten.getByRole('link', { name: 'Write to Ivo' }));
  await waitFor(() => {
    expect(screen.getByRole('textbox', { name: 'Message to Ivo Long' })).toHaveFocus();
  });
});

test('a member’s people come before anyone else, and one who has gone quiet is named', async () => {
  const member = await signUp(server.url, 'beloved', { bio: 'I knit.' });
  const names = ['Ruth Quiet', 'Ann Early', 'Bea Later', 'Cy Newest'];
  for (const [place, name] of names.entries()) {
    const friend = await signUp(server.url, `beloved-${place}`, { name });
    const id = await connect(friend, member);
    await member.send('POST', `/api/connections/${id}/messages`, { content: 'Hello' });
    if (place === 0) await letTimeGoBy(member);
  }
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(clock.now()) });
  const { user } = renderPage('/dashboard', member.fetch);
  await screen.findByRole('heading', { name: 'Your Connections' });
  const people = card('Your Connections');
  await people.findByRole('link', { name: 'Ruth Quiet' });
  const rows = people.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^Cy Newest.*Last spoke/),
    expect.stringMatching(/^Bea Later.*Last spoke/),
    expect.stringMatching(/^Ruth Quiet.*You and Ruth last spoke in /),
  ]);
  expect(screen.queryByRole('region', LEAD)).toBeNull();
  const [first] = screen.getAllByRole('heading', { level: 2 });
  expect(first).toHaveTextContent('Your Connections');
  await user.click(people.getByRole('link', { name: 'All your people' }));
  expect(await screen.findByRole('tab', { name: /^All ?4/ })).toBeVisible();
});
