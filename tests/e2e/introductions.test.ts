import { expect, test } from 'vitest';
import { startJourneyServer } from './journey-server.ts';
import { startJourneySite } from './journey-site.ts';
import { DANIEL, GRETA, ROSA } from './people.ts';
import { connect, signUpOnOwnDevice, type SignedUpMember } from './sign-up.ts';

const site = startJourneySite(startJourneyServer);

const SIZES = [
  { name: 'a phone', width: 360, height: 740, colorScheme: 'light' },
  { name: 'a desktop', width: 1280, height: 900, colorScheme: 'dark' },
] as const;

type Size = (typeof SIZES)[number];

async function openPage({ device }: SignedUpMember, { width, height, colorScheme }: Size) {
  const page = await device.newPage();
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme });
  return page;
}

test.each(SIZES)(
  'on $name, one introduces two people, who meet once both say yes',
  async (size) => {
    const suffix = String(size.width);
    const people = [ROSA, DANIEL, GRETA].map((person) => ({
      ...person,
      username: `${person.username}${suffix}`,
    }));
    const [rosa, daniel, greta] = (await Promise.all(
      people.map((person) => signUpOnOwnDevice(site, person)),
    )) as [SignedUpMember, SignedUpMember, SignedUpMember];
    await connect(rosa, daniel);
    await connect(greta, rosa);

    const introducing = await openPage(rosa, size);
    await introducing.goto('/connections');
    await introducing.getByRole('button', { name: `More for ${DANIEL.name}` }).click();
    await introducing.getByRole('menuitem', { name: `Introduce ${DANIEL.name} to…` }).click();
    await introducing.getByLabel('To whom?').selectOption(GRETA.name);
    const words = `${GRETA.name} keeps bees as you do, and has so many stories to tell.`;
    await introducing.getByLabel(`What ${DANIEL.name} reads`).fill(words);
    await introducing.getByRole('button', { name: 'Introduce them' }).click();
    await introducing.getByRole('heading', { name: 'Introductions you’ve made' }).waitFor();

    const first = await openPage(daniel, size);
    await first.goto('/dashboard');
    await first.getByRole('link', { name: 'Read and answer' }).click();
    await first.getByText(words).waitFor();
    await first.getByRole('button', { name: 'I’d like to meet' }).click();
    await first.getByText('You’ll be connected if they do too').waitFor();

    const second = await openPage(greta, size);
    await second.goto('/connections');
    await second.getByRole('button', { name: 'I’d like to meet' }).click();
    await second.getByText('You both said yes. Say hello!').first().waitFor();
    // It comes to the other by itself.
    await first.getByText(`Introduced by ${ROSA.name}`).first().waitFor();
    for (const page of [introducing, first, second]) {
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    }
  },
);
