import type { BrowserContext, Page } from 'playwright-core';
import { SETTINGS_ROUTES } from '#core/site/domain/settings-routes.ts';
import { connectionSchema, type WireConnection } from '#core/connections/schemas.ts';
import type { Member, Self } from '#core/members/domain/member.ts';
import { standingOf, type ConnectionStanding } from '#ui/parts/connections/connection-standing.ts';
import { goAlive, noteRequests, openAlive } from './alive.ts';
import { call } from './sign-up.ts';

/** A screen in one of the states in which a member may find it. */
export interface MemberScreen {
  readonly name: string;
  readonly path: string;
  /** Brings the opened screen into its state. */
  readonly arrange?: (page: Page) => Promise<unknown>;
  /** True for what lies over the page and leaves the rest of it waiting. */
  readonly isOverlay?: true;
  /** How wide a page must at least be not to have this state, in pixels. */
  readonly below?: number;
}

/** The screens of the member whom the browser is signed in as; those of a connection where there is one of the kind. */
export async function findMemberScreens(device: BrowserContext): Promise<readonly MemberScreen[]> {
  const { isModerator } = await call<{ isModerator: boolean }>(device, 'GET', '/api/desk/access');
  if (isModerator) return findDeskScreens(device);
  const self = await call<Self>(device, 'GET', '/api/auth/current');
  const sent = await call<WireConnection[]>(device, 'GET', '/api/connections');
  const connections = sent.map((connection) => connectionSchema.parse(connection));
  const { members } = await call<{ members: Member[] }>(device, 'GET', '/api/discovery?limit=1');
  const openings: [name: string, standing: ConnectionStanding][] = [
    ['chat', 'accepted'],
    ['waiting', 'sent'],
    ['request', 'received'],
  ];
  const conversations = openings.flatMap(([name, standing]) => {
    const connection = connections.find((other) => standingOf(other, self.id) === standing);
    if (!connection) return [];
    const path = `/messages?connection=${connection.id}`;
    return name === 'chat'
      ? [
          { name, path },
          { ...PRIVATE_NOTE, path },
        ]
      : [{ name, path }];
  });
  const isConnected = connections.some(({ status }) => status === 'accepted');
  return [
    ...SCREENS,
    ...(isConnected ? [END_OF_CONNECTION, REPORT_OR_BLOCK] : []),
    ...conversations,
    ...members.flatMap(({ id }) => [
      { name: 'stranger', path: `/profile/${id}` },
      { name: 'stranger-photos', path: `/profile/${id}`, arrange: open('tab', 'Photos') },
      { name: 'stranger-activity', path: `/profile/${id}`, arrange: open('tab', 'Activity') },
    ]),
  ];
}

/** The screens of the desk, with everyone about whom reports wait, and every report that was answered. */
async function findDeskScreens(device: BrowserContext): Promise<readonly MemberScreen[]> {
  const reported = await call<{ id: number }[]>(device, 'GET', '/api/desk/reported-members');
  const answered = await call<{ id: number }[]>(device, 'GET', '/api/desk/reports?state=answered');
  return [
    { name: 'desk', path: '/desk' },
    { name: 'desk-answered', path: '/desk?state=answered' },
    { name: 'desk-appeals', path: '/desk/appeals' },
    { name: 'desk-contact-messages', path: '/desk/contact-messages' },
    { name: 'desk-contact-handled', path: '/desk/contact-messages?state=handled' },
    { name: 'desk-registrations', path: '/desk/registrations' },
    { name: 'desk-members', path: '/desk/members' },
    { name: 'desk-log', path: '/desk/log' },
    { name: 'desk-security-log', path: '/desk/security-log' },
    { name: 'desk-figures', path: '/desk/figures' },
    ...reported.map(({ id }) => ({
      name: `desk-member-${id}`,
      path: `/desk/members/${id}`,
      arrange: open('radio', 'Suspend them for a while'),
    })),
    ...answered.map(({ id }) => ({
      name: `desk-report-${id}`,
      path: `/desk/reports/${id}`,
    })),
  ];
}

/** Opens a screen and waits until all of it is there. */
export async function openScreen(page: Page, { path, arrange }: MemberScreen): Promise<void> {
  await openAlive(page, path);
  await arrange?.(page);
}

/** Loads one screen after the other in a page, as a visitor of the site comes to it. */
export async function loadScreens(page: Page): Promise<(screen: MemberScreen) => Promise<void>> {
  await noteRequests(page);
  return (screen) => openScreen(page, screen);
}

/**
 * Opens one screen of a member after the other in a page. It is loaded only at first and after a screen that was brought
 * into a state, which might stay; else the page goes on from the screen before.
 */
export async function walkScreens(page: Page): Promise<(screen: MemberScreen) => Promise<void>> {
  await noteRequests(page);
  let isAsOpened = false;
  return async ({ path, arrange }) => {
    await (isAsOpened ? goAlive(page, path) : openAlive(page, path));
    isAsOpened = arrange === undefined;
    await arrange?.(page);
  };
}

const SCREENS: readonly MemberScreen[] = [
  { name: 'home', path: '/' },
  { name: 'dashboard', path: '/dashboard' },
  {
    name: 'avatar-menu',
    path: '/dashboard',
    arrange: openOverlay('menu', 'Your account'),
    isOverlay: true,
  },
  { name: 'profile', path: '/profile' },
  { name: 'profile-editing', path: '/profile', arrange: open('button', 'Edit Profile') },
  { name: 'profile-photo', path: '/profile', arrange: choosePhoto, isOverlay: true },
  { name: 'explore', path: '/explore' },
  { name: 'search', path: '/advanced-search' },
  { name: 'search-list', path: '/advanced-search', arrange: open('button', 'List view') },
  { name: 'search-nobody', path: '/advanced-search?text=nobody+is+called+that' },
  { name: 'search-chosen', path: '/advanced-search?types=1,3&interests=Hiking,Yoga', below: 1024 },
  {
    name: 'search-filters',
    path: '/advanced-search',
    arrange: openOverlay('dialog', 'Filters'),
    isOverlay: true,
    below: 1024,
  },
  { name: 'connections', path: '/connections' },
  ...['Active', 'All Pending', 'Sent', 'Received'].map((tab) => ({
    name: `connections-${tab.toLowerCase().replace(' ', '-')}`,
    path: '/connections',
    arrange: open('tab', tab),
  })),
  { name: 'messages', path: '/messages' },
  ...Object.values(SETTINGS_ROUTES).map((path) => ({
    name: path.slice(1).replace('/', '-'),
    path,
  })),
  { name: 'reports', path: '/reports' },
  { name: 'report-sent', path: '/reports/sent' },
  { name: 'notices', path: '/notices' },
];

const END_OF_CONNECTION: MemberScreen = {
  name: 'connection-end',
  path: '/connections',
  arrange: openFromMenu('End Connection'),
  isOverlay: true,
};

const REPORT_OR_BLOCK: MemberScreen = {
  name: 'report-or-block',
  path: '/connections',
  arrange: openFromMenu('Report or block'),
  isOverlay: true,
};

const PRIVATE_NOTE: Omit<MemberScreen, 'path'> = {
  name: 'private-note',
  arrange: async (page) => {
    await openFromMenu('Private note', 'More for your conversation')(page);
    await page.getByLabel('Your note').waitFor();
  },
  isOverlay: true,
};

function open(role: 'button' | 'tab' | 'radio', name: string): (page: Page) => Promise<void> {
  return (page) => page.getByRole(role, { name }).first().click();
}

/** Opens a window from a menu: that of the first of the member's people, if nothing else is said. */
function openFromMenu(item: string, menu = 'More for'): (page: Page) => Promise<void> {
  return async (page) => {
    await open('button', menu)(page);
    await page.getByRole('menuitem', { name: item }).click();
    await page.getByRole('dialog').waitFor();
  };
}

function openOverlay(role: 'dialog' | 'menu', opener: string): (page: Page) => Promise<void> {
  return async (page) => {
    await open('button', opener)(page);
    await page.getByRole(role).waitFor();
  };
}

/** Chooses a picture for the profile, of which nothing is sent yet. */
async function choosePhoto(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel(/^Choose a(nother)? photo$/).setInputFiles('ui/public/open-graph.png');
  await page.getByRole('dialog').getByRole('button', { name: 'Use this photo' }).waitFor();
}
