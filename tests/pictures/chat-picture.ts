import type { Browser, BrowserContext, Page } from 'playwright-core';
import { startJourneyServer } from '#tests/e2e/journey-server.ts';
import { call, connect, signUpOnOwnDevice, type SignedUpMember } from '#tests/e2e/sign-up.ts';

/** A talk that goes wrong: the last message is one that is warned of. */
const TALK = [
  ['them', 'Thank you for saying yes! What did you bake on Sunday?'],
  ['us', 'Plum cake. It sank in the middle, so we call it a lake.'],
  ['them', 'I’d have a swim in that. Could you do me a favour? I need two gift cards today.'],
] as const;

/** Pictures of that talk by theme, as the built product shows it on a phone. */
export async function photographChat(browser: Browser) {
  const server = await startJourneyServer();
  try {
    const site = { browser, server };
    const password = 'plums and a sunken cake';
    const reader = { username: 'margaret', name: 'Margaret Ellis', password };
    const us = await signUpOnOwnDevice(site, reader);
    const them = await signUpOnOwnDevice(site, { username: 'colin', name: 'Colin Hart', password });
    await talk(us, them);
    const phone = await browser.newContext({
      baseURL: server.url,
      storageState: await us.device.storageState(),
      locale: 'en-GB',
      viewport: { width: 440, height: 660 },
      deviceScaleFactor: 2,
      reducedMotion: 'reduce',
    });
    // Once before, so that no message is new any more.
    await photograph(phone, 'light');
    return { light: await photograph(phone, 'light'), dark: await photograph(phone, 'dark') };
  } finally {
    await server.stop();
  }
}

async function talk(us: SignedUpMember, them: SignedUpMember): Promise<void> {
  const { id } = await connect(them, us);
  for (const [side, content] of TALK) {
    const { device } = side === 'us' ? us : them;
    await call(device, 'POST', `/api/connections/${id}/messages`, { content });
  }
}

async function photograph(phone: BrowserContext, colorScheme: 'light' | 'dark'): Promise<Buffer> {
  const page = await phone.newPage();
  await page.emulateMedia({ colorScheme });
  await page.goto('/messages');
  await page.getByRole('link', { name: /Colin Hart/ }).click();
  await page.getByText(/mentions gift cards/).waitFor();
  await page.waitForLoadState('networkidle');
  const picture = await toWebP(page, await page.screenshot());
  await page.close();
  return picture;
}

/** The browser's own encoder: the picture is mostly plain ground, which WebP makes small. */
async function toWebP(page: Page, png: Buffer): Promise<Buffer> {
  const address = `data:image/png;base64,${png.toString('base64')}`;
  const encoded = await page.evaluate(`(async () => {
    const image = new Image();
    image.src = ${JSON.stringify(address)};
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.75);
  })()`);
  return Buffer.from(String(encoded).replace(/^.*,/, ''), 'base64');
}
