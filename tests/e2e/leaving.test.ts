import { expect, test } from 'vitest';
import { startJourneyServer } from './journey-server.ts';
import { startJourneySite } from './journey-site.ts';
import { DANIEL, GRETA, ROSA } from './people.ts';
import { call, connect, signUpOnOwnDevice } from './sign-up.ts';

const site = startJourneySite(startJourneyServer);

test('a member takes a break, leaves, and comes back to everything as it was', async () => {
  const rosa = await signUpOnOwnDevice(site, ROSA);
  const daniel = await signUpOnOwnDevice(site, DANIEL);
  const greta = await signUpOnOwnDevice(site, GRETA);
  const connection = await connect(daniel, rosa);
  const path = `/api/connections/${connection.id}/messages`;
  await call(rosa.device, 'POST', path, { content: 'A word of Rosa' });
  await call(daniel.device, 'POST', path, { content: 'A word of Daniel' });

  const settings = await rosa.device.newPage();
  await settings.goto('/settings/account');
  await settings.getByRole('button', { name: 'Take a break' }).click();
  await settings.getByText('You’ve been taking a break since').waitFor();

  const stranger = await greta.device.newPage();
  await stranger.goto(`/profile/${rosa.self.id}`);
  await stranger
    .getByRole('heading', { name: /not found/i })
    .first()
    .waitFor();
  const friend = await daniel.device.newPage();
  await friend.goto(`/messages?connection=${connection.id}`);
  await friend.getByRole('region', { name: 'Conversation' }).getByText('Taking a break').waitFor();
  await settings.goto('/dashboard');
  const notice = settings.getByRole('region', { name: 'Your break' });
  await notice.getByRole('button', { name: 'Come back' }).click();
  await notice.waitFor({ state: 'detached' });
  await stranger.reload();
  await stranger.getByRole('heading', { name: ROSA.name }).waitFor();

  await settings.goto('/settings/account');
  await settings.getByRole('button', { name: 'Leave Hearthkin…' }).click();
  await settings.getByLabel('Your password').fill(ROSA.password);
  await settings.getByRole('button', { name: 'Leave Hearthkin', exact: true }).click();
  await settings.getByText('You’ve left').waitFor();
  await friend.reload();
  const conversation = friend.getByRole('region', { name: 'Conversation' });
  await conversation.getByRole('heading', { name: 'Former member' }).waitFor();
  await conversation.getByText('A word of Daniel').waitFor();
  expect(await conversation.getByText('A word of Rosa').count()).toBe(0);
  expect(await conversation.getByRole('textbox').count()).toBe(0);
  await stranger.reload();
  await stranger
    .getByRole('heading', { name: /not found/i })
    .first()
    .waitFor();

  await settings.getByLabel('Username or email').fill(ROSA.username);
  await settings.getByLabel('Password', { exact: true }).fill(ROSA.password);
  await settings.getByRole('button', { name: 'Login' }).click();
  await settings.getByRole('heading', { name: 'Welcome back: keep your account?' }).waitFor();
  await settings.getByRole('button', { name: 'Come back' }).click();
  await settings.waitForURL('**/dashboard');
  await friend.reload();
  await conversation.getByRole('heading', { name: ROSA.name }).waitFor();
  await conversation.getByText('A word of Rosa').waitFor();
});
