import { toMemberId } from '#tests/support/ids.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { act } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { MESSAGES_POLLING } from '#ui/parts/messaging/messages.ts';
import { until } from '#tests/ui/until.ts';
import { putMessagesInView } from './messages-in-view.ts';
import { openChat, recordCalls, signUpPair } from './open-chat.ts';

let server: TestServer;
let view: ReturnType<typeof putMessagesInView>;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** What is asked for again and again waits until a test lets that time pass. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  view = putMessagesInView();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  view.restore();
});

const expectUnread = (memberId: MemberId, number: number) =>
  until(async () => {
    expect(await server.storage.messages.countUnread(memberId)).toBe(number);
  });

function lookAtTheTab(visibilityState: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

test('only messages that have been in view are marked as read', async () => {
  const { pair, callsTo } = recordCalls(await signUpPair(server));
  const { id: above } = await pair.hear('Above the window');
  const { id: shown } = await pair.hear('In the window');
  view.hide(/Above/);
  await openChat(pair);
  await expectUnread(toMemberId(pair.rosa.id), 1);
  expect(callsTo(/PATCH/)).toEqual([`PATCH /api/messages/${shown}/read`]);
  view.show();
  await expectUnread(toMemberId(pair.rosa.id), 0);
  expect(callsTo(/PATCH/).at(-1)).toBe(`PATCH /api/messages/${above}/read`);
  expect(callsTo(/PATCH/)).toHaveLength(2);
});

test('what came into view while the tab was hidden is marked when it is looked at', async () => {
  const { pair, callsTo } = recordCalls(await signUpPair(server));
  await pair.hear('Good evening');
  view.hide(/Good evening/);
  await openChat(pair);
  lookAtTheTab('hidden');
  view.show();
  expect(callsTo(/PATCH/)).toEqual([]);
  lookAtTheTab('visible');
  await expectUnread(toMemberId(pair.rosa.id), 0);
});

test('a mark that failed is tried again with the next poll, though nothing new has come', async () => {
  const { pair, callsTo } = recordCalls(await signUpPair(server));
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  pair.network.fail(/PATCH/);
  const { id: one } = await pair.hear('One');
  const { id: two } = await pair.hear('Two');
  await openChat(pair);
  await until(() => {
    expect(logged).toHaveBeenCalledWith(
      'A message could not be marked as read.',
      expect.any(TypeError),
    );
  });
  const before = callsTo(/PATCH/).length;
  pair.network.recover();
  vi.advanceTimersByTime(MESSAGES_POLLING);
  await expectUnread(toMemberId(pair.rosa.id), 0);
  expect(callsTo(/PATCH/).slice(before)).toEqual(
    [one, two].map((id) => `PATCH /api/messages/${id}/read`),
  );
});
