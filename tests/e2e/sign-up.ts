import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Connection } from '#core/connections/domain/connection.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { Person } from './people.ts';

/** How long a page may take to show what is waited for: longer than the slowest polling, 10 s. */
const PATIENCE = 60_000;

/** A browser of its own for one visitor; an error that the page does not catch fails the journey. */
export async function openDevice(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
  });
  context.setDefaultTimeout(PATIENCE);
  context.on('weberror', (webError) => {
    throw webError.error();
  });
  return context;
}

/** Registers through the page, from the landing page on; it ends at the login. */
export async function register(page: Page, person: Person): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Email', { exact: true }).fill(`${person.username}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
  // By keyboard, so that a page that scrolls at that moment can't make a pointer miss it.
  await page.getByLabel(/accept the terms/i).press('Space');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('checkbox', { name: /Family Support/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Your account has been created. Please log in.').first().waitFor();
}

/** Logs in on the login screen and arrives at the dashboard. */
export async function logIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel(/Username/).fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  const firstName = person.name.split(' ')[0];
  const greeting = new RegExp(`^Welcome( back)?, ${firstName}$`);
  await page.getByRole('heading', { name: greeting }).waitFor();
}

/** Registers and logs in by calls alone, for journeys that are about something else. */
export async function signUp(device: BrowserContext, person: Person): Promise<Self> {
  const { username, name, password, email = `${username}@example.org` } = person;
  await call(device, 'POST', '/api/auth/register', { username, email, password, name });
  return call<Self>(device, 'POST', '/api/auth/login', { username, password });
}

/** A member of a journey, with the browser that they are signed in with. */
export interface SignedUpMember {
  readonly device: BrowserContext;
  readonly self: Self;
}

/** Signs somebody up in a browser of their own. */
export async function signUpOnOwnDevice(
  { browser, server }: { readonly browser: Browser; readonly server: { readonly url: string } },
  person: Person,
): Promise<SignedUpMember> {
  const device = await openDevice(browser, server.url);
  return { device, self: await signUp(device, person) };
}

/** Connects two members: the first has asked, the second has said yes. */
export async function connect(one: SignedUpMember, other: SignedUpMember): Promise<Connection> {
  const people = { from: one.self, to: other.self };
  const connection = await requestConnection(one.device, people);
  await acceptConnection(other.device, connection);
  return connection;
}

/** The first asks the second to connect. */
export function requestConnection(
  device: BrowserContext,
  { from, to }: { readonly from: Self; readonly to: Self },
): Promise<Connection> {
  return call(device, 'POST', '/api/connections', { userId1: from.id, userId2: to.id });
}

/** Says yes to a request. */
export async function acceptConnection(device: BrowserContext, { id }: Connection): Promise<void> {
  await call(device, 'PATCH', `/api/connections/${id}`, { status: 'accepted' });
}

/** Makes a call to the API as the member who is signed in; any answer but success is an error. */
export async function call<Answer>(
  device: BrowserContext,
  method: string,
  path: string,
  data?: object,
): Promise<Answer> {
  const response = await device.request.fetch(path, { method, ...(data && { data }) });
  if (!response.ok()) throw new Error(`${method} ${path} was answered with ${response.status()}.`);
  return (await response.json()) as Answer;
}
