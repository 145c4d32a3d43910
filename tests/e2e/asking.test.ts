import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectFocus, tabTo } from './focus.ts';
import { IS_KEPT } from './journey-database.ts';
import { startJourneyServer } from './journey-server.ts';
import { startJourneySite } from './journey-site.ts';
import { DANIEL, GRETA, ROSA, STEVE } from './people.ts';
import { call, requestConnection, signUpOnOwnDevice, type SignedUpMember } from './sign-up.ts';

const SIZES = [
  { name: 'a phone', width: 360, height: 740, people: [ROSA, DANIEL] },
  { name: 'a desktop', width: 1280, height: 900, people: [GRETA, STEVE] },
] as const;

const site = startJourneySite(startJourneyServer);

/** A page of that size for someone who says where they live. */
async function openPage(
  { device, self }: SignedUpMember,
  size: { readonly width: number; readonly height: number },
): Promise<Page> {
  await call(device, 'PATCH', `/api/users/${self.id}`, { location: 'Leeds', age: 61 });
  const page = await device.newPage();
  await page.setViewportSize(size);
  return page;
}

const press = async (page: Page, name: string, key = 'Enter') => {
  await tabTo(page, name);
  await page.keyboard.press(key);
};

test.each(SIZES)('on $name, by keyboard alone, one asks and is answered', async (size) => {
  const [asker, asked] = await Promise.all(
    size.people.map((person) => signUpOnOwnDevice(site, person)),
  );
  const [asking, answering] = [await openPage(asker!, size), await openPage(asked!, size)];
  const askedFirst = asked!.self.name.split(' ')[0]!;
  const note = `Hello ${askedFirst}, we’re both in Leeds. Here I like the canal on a Sunday.`;

  await asking.goto(`/profile/${asked!.self.id}`);
  const connect = `Connect with ${size.people[1].name}`;
  await asking.getByRole('button', { name: connect }).waitFor();
  await press(asking, connect);
  await asking.getByRole('button', { name: 'Send request' }).waitFor();
  await press(asking, `Hello ${askedFirst}, we’re both in Leeds`);
  await expectFocus(asking, { label: 'A few words (optional)' });
  await asking.keyboard.type('the canal on a Sunday.');
  await asking.keyboard.press('Escape');
  await expectFocus(asking, { name: connect });
  await asking.keyboard.press('Enter');
  await asking.getByRole('button', { name: 'Send request' }).waitFor();
  expect(await asking.getByRole('textbox', { name: 'A few words' }).inputValue()).toBe(note);
  await press(asking, 'Send request');
  await asking.getByRole('button', { name: 'Request Sent' }).waitFor();
  await expectFocus(asking, { name: 'Request Sent' });

  await answering.goto('/dashboard');
  await answering.getByText(note).first().waitFor();
  await press(answering, `Accept ${size.people[0].name}’s request`);
  await answering.getByText('You can now message this user.').first().waitFor();
  await answering.close();
  await asking.reload();
  await asking
    .getByRole('main')
    .getByRole('link', { name: `Message ${size.people[1].name}` })
    .waitFor();
});

test.runIf(IS_KEPT)('a kind sentence sent with a decline reaches the one who asked', async () => {
  const people = ['ada', 'ben'].map((username) => ({ ...ROSA, username, name: username }));
  const [asker, asked] = await Promise.all(people.map((person) => signUpOnOwnDevice(site, person)));
  await requestConnection(asker!.device, { from: asker!.self, to: asked!.self });
  const answering = await openPage(asked!, SIZES[0]);
  await answering.goto('/connections');
  await answering.getByRole('button', { name: 'Decline ada’s request' }).waitFor();
  await press(answering, 'Decline ada’s request');
  await answering.getByRole('radio', { name: 'Say nothing' }).waitFor();
  await tabTo(answering, 'Say nothing');
  await answering.keyboard.press('ArrowDown');
  await press(answering, 'Decline request');
  await answering.getByText('Connection rejected').first().waitFor();

  // It is on its way once it can no longer be taken back.
  await site.server.kill();
  await site.server.startAgain(60_000);
  const asking = await openPage(asker!, SIZES[0]);
  await asking.goto('/connections?tab=sent');
  const answer = asking.getByText('My days are full just now');
  await answer.waitFor();
  await press(asking, 'Put away the answer from ben');
  await answer.waitFor({ state: 'detached' });
});
