import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { daysAfter } from '#core/kernel/days-after.ts';
import { DAYS_HERE_BEFORE } from '#core/vouching/domain/count-vouches.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { storeConnection, storeMember } from '#tests/support/stored-records.ts';
import { storeVouch } from '#tests/support/writes.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { signUpPair } from './open-chat.ts';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer({ storage: createMemoryStorage() });
});
afterEach(() => server.close());

async function openPlace(address: string, fetch: typeof globalThis.fetch) {
  const { user } = renderPage(address, fetch);
  await user.click(await screen.findByRole('link', { name: 'The two of you' }));
  const heading = await screen.findByRole('heading', { name: 'Vouching' });
  return { user, part: within(heading.closest('section')!) };
}

test('someone vouches in the place for two, changes what they say and withdraws it', async () => {
  const pair = await signUpPair(server);
  await pair.hear('Good evening');
  await pair.say('Good evening to you');
  const { user, part } = await openPlace(pair.address, pair.network.fetch);
  const saidBy = async () =>
    (await server.storage.vouches.loadOwn(toMemberId(pair.rosa.id), pair.connection.id)).vouch;
  expect(await part.findByRole('button', { name: 'Vouch for Frieda' })).toBeDisabled();
  await user.click(part.getByRole('radio', { name: 'We’ve spoken with each other' }));
  await user.click(part.getByRole('button', { name: 'Vouch for Frieda' }));
  expect(await part.findByText(/^You vouch for/)).toHaveTextContent('spoken with each other');
  expect(await saidBy()).toMatchObject({ said: 'spoken', countsUntil: null });
  await user.click(part.getByRole('radio', { name: 'We’ve met face to face' }));
  await user.click(part.getByRole('button', { name: 'Change it' }));
  expect(await part.findByText(/^You vouch for/)).toHaveTextContent('met face to face');
  await user.click(part.getByRole('button', { name: 'Withdraw it' }));
  expect(await part.findByRole('button', { name: 'Vouch for Frieda' })).toBeDisabled();
  expect((await saidBy())?.countsUntil).not.toBeNull();
});

test('it says from when on someone may vouch, and what', async () => {
  const pair = await signUpPair(server);
  const { part } = await openPlace(pair.address, pair.network.fetch);
  const hint = await part.findByText(/^You can vouch for/);
  expect(hint).toHaveTextContent(
    'You can vouch for Frieda from 31 March 2026, once you’ve both written.',
  );
  expect(part.queryByRole('radio')).toBeNull();
});

test('a profile says how many vouch for its member and how well they know them, and nothing else', async () => {
  const { storage } = server;
  const { frieda, network } = await signUpPair(server);
  const createdAt = daysAfter(new Date().toISOString(), -DAYS_HERE_BEFORE - 1);
  const known = [];
  for (const said of ['met', 'met', 'written'] as const) {
    const voucher = await storeMember(storage, { createdAt });
    const connection = await storeConnection(storage, voucher.id, toMemberId(frieda.id));
    await storeVouch(storage, connection, voucher.id, { said });
    for (const other of known) {
      const between = await storeConnection(storage, other.id, voucher.id);
      await storeVouch(storage, between, other.id);
      await storeVouch(storage, between, voucher.id);
    }
    known.push(voucher);
  }
  renderPage(`/profile/${frieda.id}`, network.fetch);
  const line = await screen.findByText(/people vouch for/);
  expect(line).toHaveTextContent('Three people vouch for Frieda: two have met face to face.');
  expect(document.body).not.toHaveTextContent(/verified/i);
  for (const { name } of known) expect(document.body).not.toHaveTextContent(name);
});
