import { expect, test } from 'vitest';
import { DAYS_TO_COME_BACK } from '#core/accounts/leaving/domain/leaving.ts';
import { IS_KEPT } from './journey-database.ts';
import { startJourneyServer } from './journey-server.ts';
import { startJourneySite } from './journey-site.ts';
import { DANIEL, ROSA } from './people.ts';
import { call, connect, logIn, openDevice, register, signUpOnOwnDevice } from './sign-up.ts';

const DAY = 24 * 60 * 60_000;
const ADDRESS = 'rosa@example.org';

const site = startJourneySite(startJourneyServer);

// A server on memory cannot be started again with a later clock: it would know nobody.
test.runIf(IS_KEPT)('who leaves and does not come back is gone after 14 days', async () => {
  const { mails, url } = site.server;
  const rosa = await signUpOnOwnDevice(site, ROSA);
  const daniel = await signUpOnOwnDevice(site, DANIEL);
  const connection = await connect(daniel, rosa);
  const path = `/api/connections/${connection.id}/messages`;
  await call(rosa.device, 'POST', path, { content: 'A word of Rosa' });
  await call(daniel.device, 'POST', path, { content: 'A word of Daniel' });

  const leaving = await rosa.device.newPage();
  await leaving.goto('/settings/account');
  await leaving.getByRole('button', { name: 'Leave Hearthkin…' }).click();
  await leaving.getByLabel('Your password').fill(ROSA.password);
  await leaving.getByRole('button', { name: 'Leave Hearthkin', exact: true }).click();
  await leaving.getByText('You’ve left').waitFor();
  await mails.read(ADDRESS, 'Your account will be deleted');

  await site.server.kill();
  await site.server.startAgain((DAYS_TO_COME_BACK + 1) * DAY);
  await mails.read(ADDRESS, 'Your account is deleted');

  const visitor = await (await openDevice(site.browser, url)).newPage();
  await visitor.goto('/login');
  await visitor.getByLabel(/Username/).fill(ROSA.username);
  await visitor.getByLabel('Password', { exact: true }).fill(ROSA.password);
  await visitor.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await visitor.getByText('Please check your credentials and try again').first().waitFor();

  const friend = await daniel.device.newPage();
  await friend.goto('/login');
  await logIn(friend, DANIEL);
  await friend.goto(`/messages?connection=${connection.id}`);
  const conversation = friend.getByRole('region', { name: 'Conversation' });
  await conversation.getByRole('heading', { name: 'Former member' }).waitFor();
  await conversation.getByText('A word of Daniel').waitFor();
  expect(await conversation.getByText('A word of Rosa').count()).toBe(0);
  expect(await friend.getByText(ROSA.name).count()).toBe(0);
  await friend.goto(`/profile/${rosa.self.id}`);
  await friend
    .getByRole('heading', { name: /not found/i })
    .first()
    .waitFor();

  // Name and address are free again, and who takes them gets nothing that was hers.
  await register(visitor, ROSA);
  await logIn(visitor, ROSA);
  await visitor.goto('/connections');
  await visitor.getByText('No connections found').waitFor();
});
