import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { writeMessage } from '#tests/support/correspondents.ts';
import { toConnectionId } from '#tests/support/ids.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { markAsRead } from '#tests/support/writes.ts';
import { stubEventStreams } from '#tests/ui/live/browser-streams.ts';
import { until } from '#tests/ui/until.ts';
import { MESSAGES_POLLING } from '#ui/parts/messaging/messages.ts';
import { HINT_PAUSE } from '#ui/features/messaging/use-typing-hints.ts';
import { useLiveStore } from '#ui/live/live-store.ts';
import { forgetTyping, HINT_SHOWN, showTyping } from '#ui/live/typing-store.ts';
import { log, openChat, recordCalls, signUpPair, type ChatPair } from './open-chat.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  act(forgetTyping);
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ALL = { typing: true, reading: true };
const NOTHING = { typing: false, reading: false };

async function choose(pair: ChatPair, own: object, others: object = own): Promise<void> {
  const { rosa, frieda } = pair;
  await rosa.send('PATCH', `/api/users/${rosa.id}`, { sharedSigns: own });
  await frieda.send('PATCH', `/api/users/${frieda.id}`, { sharedSigns: others });
}

const LINE = { selector: 'span', exact: false };
const typingLine = () => screen.getByText('is typing…', LINE);
const expectNoTypingLine = () => {
  expect(screen.queryByText('is typing…', LINE)).toBeNull();
};

describe('that the other is typing', () => {
  /** The page shows what has come; the clock is the test's. */
  async function openWithHints(own: object) {
    const pair = await signUpPair(server);
    await choose(pair, own, ALL);
    await openChat(pair);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const connectionId = toConnectionId(pair.connection.id);
    const hint = () => {
      act(() => {
        showTyping(connectionId);
      });
    };
    const pass = (time: number) => {
      act(() => {
        vi.advanceTimersByTime(time);
      });
    };
    return { hint, pass };
  }

  test('shows above the place to write for a while, and is heard once', async () => {
    const { hint, pass } = await openWithHints(ALL);
    const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(status()).not.toContain('Frieda is typing…');
    hint();
    expect(typingLine().closest('p')).toHaveTextContent('Frieda is typing…');
    expect(typingLine().closest('[aria-hidden=true]')).not.toBeNull();
    expect(status()).toContain('Frieda is typing…');
    pass(HINT_SHOWN);
    expect(status()).not.toContain('Frieda is typing…');
    expectNoTypingLine();
    hint();
    expect(typingLine().closest('[aria-hidden=true]')).toBeNull();
    expect(status()).not.toContain('Frieda is typing…');
  });

  test('shows in the inbox in the place of the last words', async () => {
    const { hint, pass } = await openWithHints(ALL);
    const row = screen.getByRole('link', { name: /^Frieda, / });
    expect(row).not.toHaveTextContent('typing…');
    hint();
    expect(row).toHaveTextContent('typing…');
    pass(HINT_SHOWN);
    expect(row).not.toHaveTextContent('typing…');
  });

  test('has no place where the member has it off', async () => {
    const { hint } = await openWithHints({ typing: false, reading: true });
    hint();
    expectNoTypingLine();
    expect(screen.getByRole('link', { name: /^Frieda, / })).not.toHaveTextContent('typing…');
  });

  test('comes by the stream, and goes with the message', async () => {
    const pair = await signUpPair(server);
    await choose(pair, ALL);
    stubEventStreams(server.url, pair.rosa);
    await openChat(pair);
    await until(() => {
      expect(useLiveStore.getState().isUp).toBe(true);
    });
    const path = `/api/connections/${pair.connection.id}`;
    await pair.frieda.send('POST', `${path}/typing`);
    await waitFor(() => {
      expect(typingLine()).toBeVisible();
    });
    await pair.frieda.send('POST', `${path}/messages`, { content: 'There you are' });
    await log().findByText('There you are');
    expectNoTypingLine();
  });
});

describe('that the member is typing', () => {
  async function openWithClock(own: object) {
    const { pair, callsTo } = recordCalls(await signUpPair(server));
    await choose(pair, own, NOTHING);
    const { user, box } = await openChat(pair);
    let now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now);
    const calls = () => callsTo(/^POST .*\/typing$/).length;
    return {
      user,
      box,
      calls,
      pass: (time: number) => {
        now += time;
      },
    };
  }

  test('is sent every few seconds while there are words to send', async () => {
    const { user, box, calls, pass } = await openWithClock(ALL);
    await user.type(box, '   ');
    expect(calls()).toBe(0);
    await user.type(box, 'Good evening');
    expect(calls()).toBe(1);
    pass(HINT_PAUSE - 1);
    await user.type(box, ' to');
    expect(calls()).toBe(1);
    pass(1);
    await user.type(box, ' you');
    expect(calls()).toBe(2);
    pass(HINT_PAUSE);
    await user.clear(box);
    expect(calls()).toBe(2);
  });

  test('is sent at once when a new message is begun after one was sent', async () => {
    const { user, box, calls } = await openWithClock(ALL);
    await user.type(box, 'Good evening');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await log().findByText('Good evening');
    await user.type(box, 'And');
    expect(calls()).toBe(2);
  });

  test('is not sent unless the member has it on', async () => {
    const { user, box, calls } = await openWithClock({ typing: false, reading: true });
    await user.type(box, 'Good evening');
    expect(calls()).toBe(0);
  });
});

describe('that the other has read a message', () => {
  const marks = () => log().queryAllByText('Read');

  test('stands under the newest of those that they have read, and moves on', async () => {
    const pair = await signUpPair(server);
    await choose(pair, ALL);
    const first = await pair.say('One');
    const second = await pair.say('Two');
    await pair.say('Three');
    for (const { id } of [first, second]) await markAsRead(server.storage, id);
    await pair.hear('From Frieda');
    stubEventStreams(server.url, pair.rosa);
    await openChat(pair);
    expect(marks()).toHaveLength(1);
    expect(marks()[0]?.closest('li')).toHaveTextContent('Two');
    await until(() => {
      expect(useLiveStore.getState().isUp).toBe(true);
    });
    const fourth = await writeMessage(pair.rosa, pair.connection.id, 'Four');
    await log().findByText('Four');
    expect(marks()[0]?.closest('li')).toHaveTextContent('Two');
    await pair.frieda.send('PATCH', `/api/messages/${fourth}/read`);
    await waitFor(() => {
      expect(marks()[0]?.closest('li')).toHaveTextContent('Four');
    });
    expect(marks()).toHaveLength(1);
  });

  test('is gone when it is read again after one of them has switched it off', async () => {
    const pair = await signUpPair(server);
    await choose(pair, ALL);
    const { id } = await pair.say('One');
    await markAsRead(server.storage, id);
    await openChat(pair);
    expect(marks()).toHaveLength(1);
    await choose(pair, ALL, NOTHING);
    vi.advanceTimersByTime(MESSAGES_POLLING);
    await waitFor(() => {
      expect(marks()).toEqual([]);
    });
  });

  test.each([
    [ALL, NOTHING],
    [NOTHING, ALL],
    [NOTHING, NOTHING],
  ])('does not show with %j on one side and %j on the other', async (own, others) => {
    const pair = await signUpPair(server);
    await choose(pair, own, others);
    const { id } = await pair.say('One');
    await markAsRead(server.storage, id);
    await openChat(pair);
    await log().findByText('One');
    expect(marks()).toEqual([]);
  });
});
