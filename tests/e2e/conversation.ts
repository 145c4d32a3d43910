import type { Page } from 'playwright-core';
import type { Person } from './people.ts';

/** Opens the conversation with somebody from the list of all. */
export async function openConversation(page: Page, { name }: Pick<Person, 'name'>): Promise<void> {
  await page.goto('/messages');
  await page.getByRole('main').getByRole('link', { name }).first().click();
  await page.getByRole('textbox', { name: `Message to ${name}` }).waitFor();
}

/** Writes a message in the open conversation and sends it, without waiting for what becomes of it. */
export async function write(page: Page, content: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Message to/ }).fill(content);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** Sends a message in the open conversation. */
export async function send(page: Page, content: string): Promise<void> {
  await write(page, content);
  await readMessage(page, content);
}

/** Waits until the open conversation shows a message that the server has. */
export async function readMessage(page: Page, content: string): Promise<void> {
  await page
    .getByRole('region', { name: 'Messages' })
    .getByRole('region')
    .getByText(content, { exact: true })
    .waitFor();
}
