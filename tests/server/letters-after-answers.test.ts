import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createInProcessSignal } from '#adapters/system/in-process-signal.ts';
import { startSendingMails } from '#server/jobs/mail-sending.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets everything happen that no timer holds back, as much as there is. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

function startJob() {
  const signal = createInProcessSignal();
  let looks = 0;
  const sendDueLetters = () => {
    looks += 1;
    return Promise.resolve(false);
  };
  const stop = startSendingMails({ sendDueLetters, signal, logger: pino({ level: 'silent' }) });
  return { signal, stop, looks: () => looks };
}

test('the work of a letter begins once the answer to who queued it is long on its way', async () => {
  const { signal, stop, looks } = startJob();
  await settle();
  expect(looks()).toBe(1);
  signal.announce();
  signal.announce();
  await settle();
  expect(looks()).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(looks()).toBe(2);
  signal.announce();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(looks()).toBe(3);
  await stop();
});

test('a job that has stopped begins nothing more', async () => {
  const { signal, stop, looks } = startJob();
  await settle();
  signal.announce();
  await stop();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(looks()).toBe(1);
});
