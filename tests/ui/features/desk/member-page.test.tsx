import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MemberClient } from '#tests/support/api-client.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { startReportedSite } from './reported-site.ts';

let site: Awaited<ReturnType<typeof startReportedSite>>;
let mira: MemberClient;
let milan: MemberClient;
let steve: MemberClient;
let reporters: readonly MemberClient[];
let ids: readonly number[];

beforeEach(async () => {
  site = await startReportedSite();
  mira = await site.signUpModerator('Mira Lang');
  milan = await site.signUpModerator('Milan Okafor');
  steve = await site.signUpNamed('Steve Morgan');
  reporters = [
    await site.signUpNamed('Rosa Whitfield'),
    await site.signUpNamed('Ines Costa'),
    await site.signUpNamed('Wren Adeyemi'),
  ];
  const filed = [];
  for (const reporter of reporters) {
    filed.push((await site.report({ about: steve, reporter })).id);
  }
  ids = filed;
});
afterEach(() => site.server.close());

const button = (name: string) => screen.getByRole('button', { name });
const tick = (name: RegExp) => screen.getByRole('checkbox', { name });

async function openSteve() {
  const page = renderPage(`/desk/members/${steve.id}`, mira.fetch);
  await screen.findByRole('heading', { level: 1, name: 'Steve Morgan' });
  return page;
}

const toldOf = async (reporter: MemberClient) =>
  (await reporter.send('GET', '/api/notices')).body as readonly { outcome: string }[];

test('the reports about one person are one row, and open together', async () => {
  const { user } = renderPage('/desk', mira.fetch);
  const row = await screen.findByRole('link', { name: /Steve Morgan/ });
  expect(screen.getAllByRole('link', { name: /Steve Morgan/ })).toHaveLength(1);
  expect(screen.getByText('3 reports')).toBeVisible();
  await user.click(row);
  expect(await screen.findByText('3 open reports')).toBeVisible();
  expect(screen.getAllByText('Messages as they were')).toHaveLength(3);
});

test('one decision answers those that are ticked, and leads to the next report', async () => {
  const { about: next } = await site.report({ about: await site.signUpNamed('Otto Brandt') });
  const { user } = await openSteve();
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
  await user.click(screen.getByText('Choose'));
  await user.click(tick(/by Wren Adeyemi/));
  expect(screen.getByText(/It answers 2 of 3 reports/)).toBeVisible();
  await user.click(screen.getByLabelText('Nothing: no guideline was broken'));
  const then = screen.getByText('What happens then').parentElement;
  expect(then).toHaveTextContent('The 2 people who reported this are each told that we found');
  await user.click(button('Close the 2 reports'));
  const heading = await screen.findByRole('heading', { name: 'What was decided' });
  await waitFor(() => {
    expect(heading).toHaveFocus();
  });
  expect(await screen.findByText('1 open report')).toBeVisible();
  const told = await Promise.all(reporters.map(toldOf));
  expect(told).toMatchObject([[{ outcome: 'no_action' }], [{ outcome: 'no_action' }], []]);
  const link = await screen.findByRole('link', { name: 'Next report' });
  expect(link).toHaveAttribute('href', `/desk/members/${next.id}`);

  await user.click(screen.getByLabelText('Nothing: no guideline was broken'));
  await user.click(button('Close the report'));
  expect(await screen.findByText('No open reports')).toBeVisible();
  expect(await toldOf(reporters[2]!)).toMatchObject([{ outcome: 'no_action' }]);
});

test('words of an earlier decision for the same reason are offered to begin with', async () => {
  const words = 'Please never ask anyone for gift cards.';
  const decision = { measure: 'warn', reason: 'money', words };
  await milan.send('POST', `/api/desk/reports/${ids[0]}/decision`, decision);
  const { user } = await openSteve();
  await user.click(screen.getByLabelText('Warn them'));
  const guideline = screen.getByLabelText('Which guideline did they break?');
  await user.selectOptions(guideline, 'threats');
  expect(screen.queryByRole('button', { name: words })).toBeNull();
  await user.selectOptions(guideline, 'money');
  await user.click(await screen.findByRole('button', { name: words }));
  expect(screen.getByLabelText('In your own words')).toHaveValue(words);
  expect(screen.getByLabelText('In your own words')).toHaveFocus();
});

test('where nothing else waits, the page says so', async () => {
  const { user } = await openSteve();
  await user.click(screen.getByLabelText('Nothing: no guideline was broken'));
  await user.click(button('Close the 3 reports'));
  expect(await screen.findByText('No other report waits for you.')).toBeVisible();
  expect(await screen.findByText('No open reports')).toBeVisible();
});

test('a decision answers at least one report', async () => {
  const { user } = await openSteve();
  await user.click(screen.getByText('Choose'));
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  expect(screen.getByText('Tick at least one report')).toBeVisible();
  await user.click(screen.getByLabelText('Nothing: no guideline was broken'));
  await user.click(button('Close the report'));
  expect((await Promise.all(reporters.map(toldOf))).flat()).toEqual([]);
});

test('what another moderator has taken is not ticked, and the rest is taken together', async () => {
  await milan.send('PUT', `/api/desk/reports/${ids[1]}/claim`);
  const { user } = await openSteve();
  expect(screen.getByText(/1 of 3 are taken/)).toBeVisible();
  expect(tick(/by Ines Costa.*Milan Okafor has taken it/)).not.toBeChecked();
  expect(tick(/by Ines Costa/)).toBeDisabled();
  await user.click(button('Take these reports'));
  expect(await screen.findByRole('button', { name: 'Leave them to the others' })).toBeVisible();
  await user.click(screen.getByLabelText('Nothing: no guideline was broken'));
  await user.click(button('Close the 2 reports'));
  expect(await screen.findByText(/Another moderator has taken this/)).toBeVisible();
  expect(await toldOf(reporters[1]!)).toEqual([]);
});

test('an address of one of the reports leads to all of them while it is open', async () => {
  const { router } = renderPage(`/desk/reports/${ids[0]}`, mira.fetch);
  expect(await screen.findByText('3 open reports')).toBeVisible();
  expect(router.state.location.pathname).toBe(`/desk/members/${steve.id}`);
  expect(within(screen.getByRole('main')).getByText('Account in use')).toBeVisible();
});
