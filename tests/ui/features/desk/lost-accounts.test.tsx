import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MemberClient } from '#tests/support/api-client.ts';
import { surround } from '#tests/support/recovery-by-desk.ts';
import { toEmailAddress } from '#tests/support/texts.ts';
import { addRecoveryRequest, putRecoveryRequest } from '#tests/support/writes.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { startReportedSite } from './reported-site.ts';

const NEVER = '2999-01-01T00:00:00.000Z';

let site: Awaited<ReturnType<typeof startReportedSite>>;
let mira: MemberClient;
let max: MemberClient;
let rosa: MemberClient;

beforeEach(async () => {
  site = await startReportedSite();
  mira = await site.signUpModerator('Mira Lang');
  max = await site.signUpModerator('Max Stone');
  rosa = await site.signUpNamed('Rosa Whitfield');
});
afterEach(() => site.server.close());

const main = () => within(screen.getByRole('main'));

/** A request about Rosa's account that its sender has confirmed. */
async function ask(lastPerson = 'Steve'): Promise<void> {
  const { storage } = site.server;
  const { answers } = await surround(storage, rosa.self);
  const id = await addRecoveryRequest(storage, {
    memberId: rosa.self.id,
    address: toEmailAddress('rosa.new@example.org'),
    answers: { ...answers, lastPerson },
    dueAt: NEVER,
  });
  const { value, version } = (await storage.recoveryRequests.load(id))!;
  await putRecoveryRequest(storage, { ...value, state: { status: 'confirmed' } }, version);
}

const statuses = async () =>
  (await site.server.storage.recoveryRequests.listOf(rosa.self.id)).map(
    ({ value }) => value.state.status,
  );

/** Agrees at the desk in the name of the moderator. */
async function agree(moderator: MemberClient) {
  const page = renderPage('/desk/lost-accounts', moderator.fetch);
  const { user } = page;
  await user.click(await screen.findByRole('button', { name: /^Agree: .*Rosa Whitfield/ }));
  await user.click(await screen.findByRole('button', { name: 'Agree' }));
  return page;
}

test('two moderators agree, and each sees how the answers compare', async () => {
  await ask();
  const first = await agree(mira);
  expect(await main().findByText(/agreed. One more moderator has to./)).toBeVisible();
  expect(main().getByText('The month they joined: matches')).toBeVisible();
  expect(main().getByText('The account’s email address: not answered')).toBeVisible();
  expect(main().queryByRole('button', { name: /^Agree/ })).toBeNull();
  first.unmount();
  await agree(max);
  expect(await main().findByText('Nobody’s waiting')).toBeVisible();
  expect(await statuses()).toEqual(['waiting']);
});

test('where too few answers match, a moderator can only decline, and says why', async () => {
  await ask('Somebody');
  const { user } = renderPage('/desk/lost-accounts', mira.fetch);
  await screen.findByText(/^Three of the four have to match/);
  expect(main().queryByRole('button', { name: /^Agree/ })).toBeNull();
  await user.click(main().getByRole('button', { name: /^Decline/ }));
  await user.click(await main().findByRole('button', { name: 'Decline' }));
  expect(await main().findByText('Write why')).toBeVisible();
  await user.type(main().getByLabelText('Why'), 'Too little is right.');
  await user.click(main().getByRole('button', { name: 'Decline' }));
  expect(await main().findByText('Nobody’s waiting')).toBeVisible();
  expect(await statuses()).toEqual(['declined']);
});
