import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

interface Person {
  readonly username: string;
  readonly name: string;
  readonly password: string;
}

const ROSA: Person = { username: 'rosa', name: 'Rosa Whitfield', password: 'a quiet garden gate' };
const DANIEL: Person = { username: 'daniel', name: 'Daniel Okafor', password: 'nine red bicycles' };

const FIRST_WORDS = 'Good evening, Rosa. Shall we play cards on Sunday?';

let folder: string;
let databaseUrl: string;
let server: ServerProcess;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearthkin-journey-'));
  databaseUrl = `sqlite:${join(folder, 'hearthkin.db')}`;
  [server, browser] = await Promise.all([startServerProcess({ databaseUrl }), launchBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await server.kill();
  await rm(folder, { recursive: true });
});

test('two members register, find each other, connect and talk, and a restart loses nothing', async () => {
  const rosa = await openPage();
  const daniel = await openPage();
  await register(rosa, ROSA);
  await register(daniel, DANIEL);
  await logIn(rosa, ROSA);
  await logIn(daniel, DANIEL);

  await findAndRequest(daniel, ROSA);
  await accept(rosa, DANIEL);

  await openConversation(daniel, ROSA);
  await send(daniel, FIRST_WORDS);
  await rosa.getByRole('link', { name: 'Messages 1 new' }).waitFor();

  await openConversation(rosa, DANIEL);
  await readMessage(rosa, FIRST_WORDS);
  await rosa.getByRole('link', { name: 'Messages', exact: true }).waitFor();
  await send(rosa, 'Only if you do not mind losing.');
  await readMessage(daniel, 'Only if you do not mind losing.');

  await server.kill();
  server = await startServerProcess({ databaseUrl, port: Number(new URL(server.url).port) });

  await rosa.reload();
  await readMessage(rosa, FIRST_WORDS);
  await readMessage(rosa, 'Only if you do not mind losing.');
  await send(rosa, 'Still here.');
  await readMessage(daniel, 'Still here.');
  await daniel.goto(`${server.url}/connections`);
  await daniel.getByRole('link', { name: ROSA.name }).waitFor();
  expect(await daniel.getByText('Connected', { exact: true }).count()).toBe(1);
});

async function openPage(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.on('pageerror', (error) => {
    throw error;
  });
  return page;
}

async function register(page: Page, person: Person): Promise<void> {
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Email').fill(`${person.username}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
  await page.getByLabel(/accept the terms/i).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('checkbox', { name: /Family Support/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Your account has been created. Please log in.').first().waitFor();
}

async function logIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel(/Username/).fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.getByRole('heading', { name: `Welcome back, ${person.name.split(' ')[0]}` }).waitFor();
}

async function findAndRequest(page: Page, other: Person): Promise<void> {
  await page.goto(`${server.url}/advanced-search`);
  await page.getByPlaceholder('Search by name or bio...').fill('whitf');
  await page.getByText('1 matches found').first().waitFor();
  await page.getByRole('link', { name: 'View Profile' }).click();
  await page.getByRole('heading', { name: other.name }).waitFor();
  await page.getByRole('button', { name: 'Connect' }).click();
  await page.getByRole('button', { name: 'Request Sent' }).waitFor();
}

async function accept(page: Page, other: Person): Promise<void> {
  await page.goto(`${server.url}/connections`);
  await page.getByRole('link', { name: other.name }).waitFor();
  await page.getByRole('button', { name: /^Accept/ }).click();
  await page.getByText('You can now message this user.').first().waitFor();
}

async function openConversation(page: Page, other: Person): Promise<void> {
  await page.goto(`${server.url}/messages`);
  await page.getByRole('main').getByText(other.name).first().click();
  await page.getByRole('textbox', { name: /message/i }).waitFor();
}

async function send(page: Page, content: string): Promise<void> {
  await page.getByRole('textbox', { name: /message/i }).fill(content);
  await page.getByRole('button', { name: 'Send' }).click();
  await readMessage(page, content);
}

async function readMessage(page: Page, content: string): Promise<void> {
  await page.getByText(content, { exact: true }).waitFor();
}
