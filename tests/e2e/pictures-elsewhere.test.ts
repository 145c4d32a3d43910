import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import type { Self } from '#core/members/domain/member.ts';
import { findMemberScreens, openScreen } from './member-screens.ts';
import { DANIEL, GRETA, ROSA } from './people.ts';
import { startJourneyServer } from './journey-server.ts';
import { startJourneySite } from './journey-site.ts';
import { call, connect, requestConnection, signUpOnOwnDevice } from './sign-up.ts';

const site = startJourneySite(startJourneyServer);

/** What arrives at another host, which has pictures that members gave the addresses of. */
const arrived: { readonly path: string | undefined; readonly headers: IncomingHttpHeaders }[] = [];
const elsewhere = createServer((request, response) => {
  arrived.push({ path: request.url, headers: request.headers });
  response.setHeader('Content-Type', 'image/svg+xml');
  response.end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
});
let place: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => elsewhere.listen(0, resolve));
  place = `http://localhost:${(elsewhere.address() as AddressInfo).port}`;
});
afterAll(() => elsewhere.close());

test('another host learns of a look at its picture only from who chooses to open it', async () => {
  const rosa = await signUpOnOwnDevice(site, ROSA);
  const daniel = await signUpOnOwnDevice(site, DANIEL);
  const greta = await signUpOnOwnDevice(site, GRETA);
  for (const { device, self } of [rosa, daniel, greta]) {
    await call<Self>(device, 'PATCH', `/api/users/${self.id}`, {
      avatarUrl: `${place}/${self.username}.svg`,
      preferences: { interests: ['Chess'], photos: [`${place}/garden.svg`, '/open-graph.png'] },
    });
  }
  await connect(daniel, rosa);
  await requestConnection(greta.device, { from: greta.self, to: rosa.self });

  const foreign: string[] = [];
  rosa.device.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(site.server.url) && !/^(data|blob):/.test(url)) foreign.push(url);
  });
  const page = await rosa.device.newPage();
  const screens = await findMemberScreens(rosa.device);
  const others = [daniel, greta].flatMap(({ self: { id } }) => [
    { name: 'member', path: `/profile/${id}` },
    { name: 'photos', path: `/profile/${id}`, arrange: openPhotos },
  ]);
  for (const screen of [...screens.filter(({ below }) => below === undefined), ...others]) {
    await openScreen(page, screen);
  }
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
  expect(arrived).toEqual([]);

  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Photo from localhost: show' }).first().click();
  await (await opened).waitForLoadState();
  expect(arrived[0]).toMatchObject({ path: '/greta.svg' });
  expect(Object.keys(arrived[0]!.headers)).not.toContain('referer');
  expect(JSON.stringify(arrived)).not.toContain(new URL(site.server.url).host);
});

test('the server asks only public machines for a picture, and says what to do instead', async () => {
  const rosa = await signUpOnOwnDevice(site, { ...ROSA, username: 'rosa-keeps' });
  await call<Self>(rosa.device, 'PATCH', `/api/users/${rosa.self.id}`, {
    avatarUrl: `${place}/keeps.svg`,
  });
  const page = await rosa.device.newPage();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('button', { name: 'Keep it here: the picture from localhost' }).click();
  await page.getByText('We couldn’t get the picture from that site.').waitFor();
  await page.getByRole('list', { name: 'Pictures elsewhere' }).getByRole('link').waitFor();
  expect(arrived.map(({ path }) => path)).not.toContain('/keeps.svg');
});

async function openPhotos(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Photos' }).click();
  await page.getByRole('img', { name: /^Photo 2 of / }).waitFor();
}
