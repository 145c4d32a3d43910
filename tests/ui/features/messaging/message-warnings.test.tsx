import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { en } from '#core/texts/en.ts';
import { ConversationSafetyContext } from '#ui/features/messaging/conversation-safety.ts';
import { MessageWarning } from '#ui/features/messaging/message-warning.tsx';
import { MESSAGES_POLLING } from '#ui/parts/messaging/messages.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createConnection, replaceConnection } from '#tests/support/writes.ts';
import { accepted, requestBetween, storeMessage, valueOf } from '#tests/support/stored-records.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { signUp } from '#tests/support/api-client.ts';
import { createUnreliableNetwork } from '#tests/ui/unreliable-network.ts';
import { until } from '#tests/ui/until.ts';
import { putMessagesInView } from './messages-in-view.ts';
import { log, openChat, signUpPair } from './open-chat.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let view: ReturnType<typeof putMessagesInView>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  view = putMessagesInView();
});
afterEach(() => {
  vi.useRealTimers();
  view.restore();
});

const MONEY_WARNING =
  'This message mentions money. People who ask for money here are almost always scams.';

/** What belongs to a message, once it has come. */
const itemOf = async (text: string) => within((await log().findByText(text)).closest('li')!);

describe('beneath a message that asks for money', () => {
  test('one line says so and leads to what to do about it', async () => {
    const pair = await signUpPair(server);
    await pair.hear('Could you lend me £200 until Friday?');
    const { user, router } = await openChat(pair);
    const item = await itemOf('Could you lend me £200 until Friday?');
    expect(await item.findByText(MONEY_WARNING)).toBeVisible();
    await user.click(item.getByRole('link', { name: 'What to do' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Safety Tips' })).toBeVisible();
    const { pathname, hash } = router.state.location;
    expect(pathname).toBe('/safety-tips');
    expect(document.querySelector(hash)).toHaveTextContent('Money is the line');
  });

  test('the message itself is as it was, and the sender sees no line', async () => {
    const pair = await signUpPair(server);
    await pair.say('Could you lend me £200 until Friday?');
    await pair.hear('Could you lend me £200 until Monday?');
    await openChat(pair);
    const heard = await itemOf('Could you lend me £200 until Monday?');
    expect(await heard.findByText(MONEY_WARNING)).toBeVisible();
    const said = await itemOf('Could you lend me £200 until Friday?');
    expect(said.queryByText(MONEY_WARNING)).not.toBeInTheDocument();
  });

  test('it leads to the window about who wrote it', async () => {
    const pair = await signUpPair(server);
    await pair.hear('Could you lend me £200 until Friday?');
    await openChat(pair);
    await userEvent.click(await log().findByRole('button', { name: 'Report or block' }));
    expect(await screen.findByRole('dialog', { name: /^Report or block / })).toBeVisible();
  });

  test('it is read to those who hear the message come in', async () => {
    const pair = await signUpPair(server);
    await openChat(pair);
    await pair.hear('Could you lend me £200 until Friday?');
    vi.advanceTimersByTime(MESSAGES_POLLING);
    const announcement = await screen.findByText(/^New message from Frieda: Could you lend me/);
    expect(announcement).toHaveTextContent(MONEY_WARNING);
  });
});

test('where there is a way to report or block, the line leads there', async () => {
  const onReport = vi.fn();
  render(
    <MemoryRouter>
      <ConversationSafetyContext value={{ linksAllowed: true, photosBlurred: false, onReport }}>
        <MessageWarning warning="money" />
      </ConversationSafetyContext>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Report or block' }));
  expect(onReport).toHaveBeenCalledOnce();
});

test('a message with several signs has one line, the gravest', async () => {
  const pair = await signUpPair(server);
  await pair.hear('Urgent: buy a Steam card, send me the code and do not tell your son.');
  await openChat(pair);
  expect(log().getByText(en.warnings.gift_card)).toBeVisible();
  expect(log().getAllByRole('link', { name: 'What to do' })).toHaveLength(1);
});

test('innocent messages have no line', async () => {
  const pair = await signUpPair(server);
  await pair.hear('My grandson owes me a tenner.');
  await pair.hear('Ring me, you have my number.');
  await openChat(pair);
  expect(log().getByText('My grandson owes me a tenner.')).toBeVisible();
  expect(log().queryByRole('link', { name: 'What to do' })).not.toBeInTheDocument();
});

test('a scam in pieces has its line beneath the piece that gives it away', async () => {
  const pair = await signUpPair(server);
  await pair.hear('I cannot come to');
  await pair.say('Where to?');
  await pair.hear('you because I do');
  await pair.hear('not have the fare.');
  await openChat(pair);
  expect((await itemOf('not have the fare.')).getByText(en.warnings.money)).toBeVisible();
  expect(log().getAllByRole('link', { name: 'What to do' })).toHaveLength(1);
});

/** Frieda and Rosa, who have been connected since then. */
async function signUpPairSince(name: string, acceptedAt: string) {
  const { url, storage } = server;
  const frieda = await signUp(url, `frieda-${name}`, { name: 'Frieda' });
  const rosa = await signUp(url, `rosa-${name}`, { name: 'Rosa' });
  const [friedaId, rosaId] = [toMemberId(frieda.id), toMemberId(rosa.id)];
  const request = valueOf(await createConnection(storage, requestBetween(friedaId, rosaId)));
  const connection = { ...accepted(request), acceptedAt };
  await replaceConnection(storage, request, connection, rosaId);
  await storeMessage(storage, friedaId, connection, 'See https://example.org/walks today');
  return {
    address: `/messages?connection=${connection.id}`,
    network: createUnreliableNetwork(rosa.fetch),
  };
}

const HOUR = 60 * 60_000;

describe('before the third day of a connection', () => {
  test('web addresses are text', async () => {
    const acceptedAt = new Date(Date.now() - 47 * HOUR).toISOString();
    const { address, network } = await signUpPairSince('new', acceptedAt);
    await openChat({ address, network });
    expect(log().getByText('See https://example.org/walks today')).toBeVisible();
    expect(log().queryByRole('button', { name: /example/ })).not.toBeInTheDocument();
  });

  test('and from then on they can be followed', async () => {
    const acceptedAt = new Date(Date.now() - 49 * HOUR).toISOString();
    const { address, network } = await signUpPairSince('known', acceptedAt);
    await openChat({ address, network });
    expect(log().getByRole('button', { name: 'https://example.org/walks' })).toBeVisible();
  });
});

describe('who is about to send a number', () => {
  test('of a telephone is asked once, and sends it with a second press', async () => {
    const pair = await signUpPair(server);
    const { user, box } = await openChat(pair);
    await user.type(box, 'Ring me on 07700 900123{Enter}');
    expect(screen.getByText(en.confirmations.phone_number)).toBeVisible();
    expect(box).toHaveAccessibleDescription(expect.stringContaining(en.confirmations.phone_number));
    expect(box).toHaveFocus();
    expect(box).toHaveValue('Ring me on 07700 900123');
    expect(await pair.storedContents()).toEqual([]);
    await user.keyboard('{Enter}');
    await until(async () => {
      expect(await pair.storedContents()).toEqual(['Ring me on 07700 900123']);
    });
    expect(screen.queryByText(en.confirmations.phone_number)).not.toBeInTheDocument();
  });

  test('can take it out again, and is not asked about the rest', async () => {
    const pair = await signUpPair(server);
    const { user, box } = await openChat(pair);
    await user.type(box, 'Ring me on 07700 900123');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByText(en.confirmations.phone_number)).toBeVisible();
    await user.clear(box);
    expect(screen.queryByText(en.confirmations.phone_number)).not.toBeInTheDocument();
    await user.type(box, 'Ring me{Enter}');
    await until(async () => {
      expect(await pair.storedContents()).toEqual(['Ring me']);
    });
  });

  test('of a bank is asked about that, though a telephone number was confirmed', async () => {
    const pair = await signUpPair(server);
    const { user, box } = await openChat(pair);
    await user.type(box, '07700 900123{Enter}, account number 12345678{Enter}');
    expect(screen.getByText(en.confirmations.bank_number)).toBeVisible();
    expect(await pair.storedContents()).toEqual([]);
    await user.keyboard('{Enter}');
    await until(async () => {
      expect(await pair.storedContents()).toHaveLength(1);
    });
  });

  test('does not answer by holding the key down', async () => {
    const pair = await signUpPair(server);
    const { user, box } = await openChat(pair);
    await user.type(box, 'Ring me on 07700 900123{Enter>3/}');
    expect(screen.getByText(en.confirmations.phone_number)).toBeVisible();
    expect(box).toHaveValue('Ring me on 07700 900123');
    expect(await pair.storedContents()).toEqual([]);
  });
});
