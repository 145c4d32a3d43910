import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { reportSchema } from '#core/moderation/reports/schemas.ts';
import type { MemberClient } from '#tests/support/api-client.ts';
import { storeConnection } from '#tests/support/stored-records.ts';
import { readNotice } from '#tests/ui/read-notice.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { COMPLAINT, NOTE, SCAM, startReportedSite } from './reported-site.ts';

const WORDS = 'You asked Rosa for gift cards.';

let site: Awaited<ReturnType<typeof startReportedSite>>;
let mira: MemberClient;
let milan: MemberClient;

beforeAll(async () => {
  site = await startReportedSite();
});
beforeEach(async () => {
  mira = await site.signUpModerator('Mira Lang');
  milan = await site.signUpModerator('Milan Okafor');
});
afterAll(() => site.server.close());

/** Opens a report at the desk. */
async function openReport(id: number, moderator = mira) {
  const page = renderPage(`/desk/reports/${id}`, moderator.fetch);
  await screen.findByRole('heading', { level: 1, name: /Steve Morgan/ });
  return page;
}

const button = (name: string) => screen.getByRole('button', { name });
const openReports = () =>
  mira.send('GET', '/api/desk/reports').then(({ body }) => body as { readonly id: number }[]);

test('a moderator sees what was there when it was reported, and no link in it', async () => {
  const about = await site.signUpNamed('Steve Morgan');
  await about.send('PATCH', `/api/users/${about.id}`, { bio: 'Look at https://gift.example' });
  const { id } = await site.report({ about });
  await about.send('PATCH', `/api/users/${about.id}`, { bio: 'An honest man' });
  await openReport(id);
  expect(screen.getByText(COMPLAINT)).toHaveAttribute('dir', 'auto');
  expect(screen.getByText(SCAM)).toHaveAttribute('dir', 'auto');
  const noted = screen.getByRole('heading', { name: 'Note with the request' });
  expect(noted.parentElement).toHaveTextContent(`Steve Morgan wrote${NOTE}`);
  expect(screen.getByText('Look at https://gift.example')).toHaveAttribute('dir', 'auto');
  expect(screen.queryByText('An honest man')).toBeNull();
  const links = within(screen.getByRole('main')).queryAllByRole('link');
  expect(links.filter((link) => link.textContent.includes('gift.example'))).toEqual([]);
  expect(screen.getByText('Account in use')).toBeVisible();
});

test('a moderator reads what the one who is reported wrote to introduce someone', async () => {
  const about = await site.signUpNamed('Steve Morgan');
  const reporter = await site.signUpNamed('Rosa Whitfield');
  const ines = await site.signUpNamed('Ines Costa');
  await storeConnection(site.server.storage, about.self.id, reporter.self.id);
  await storeConnection(site.server.storage, about.self.id, ines.self.id);
  await about.send('POST', '/api/introductions', {
    memberId1: ines.id,
    note1: 'Rosa has a garden, and nobody to sit in it with.',
    memberId2: reporter.id,
    note2: 'Ines knows how to earn a lot. Just do as she says.',
  });
  const { body } = await reporter.send('POST', '/api/reports', {
    memberId: about.id,
    reason: 'money',
    words: null,
    attachMessages: false,
    block: true,
  });
  await openReport(reportSchema.parse(body).id);
  const introduced = screen.getByRole('heading', { name: 'Introductions to the reporter' });
  expect(introduced.parentElement).toHaveTextContent(
    'Steve Morgan wroteInes knows how to earn a lot. Just do as she says.',
  );
  expect(screen.queryByText('Rosa has a garden, and nobody to sit in it with.')).toBeNull();
});

test('other reports about the same member are named', async () => {
  const other = await site.report();
  const dismissal = { measure: 'dismiss', words: null };
  await milan.send('POST', `/api/desk/reports/${other.id}/decision`, dismissal);
  const reporter = await site.signUpNamed('Ines Costa');
  const { id } = await site.report({ about: other.about, reporter });
  await openReport(id);
  const link = screen.getByRole('link', { name: /Asks for money.*Steve Morgan/ });
  expect(link).toHaveAttribute('href', `/desk/reports/${other.id}`);
});

test('a moderator takes a report and leaves it to the others', async () => {
  const { id } = await site.report();
  const { user } = await openReport(id);
  expect(screen.getByText(/Nobody’s taken it yet/)).toBeVisible();
  await user.click(button('Take this report'));
  const release = await screen.findByRole('button', { name: 'Leave it to the others' });
  expect(screen.getByText(/You’ve taken it/)).toBeVisible();
  expect(release).toHaveFocus();
  await user.click(release);
  expect(await screen.findByText(/Nobody’s taken it yet/)).toBeVisible();
});

test('a report that another moderator has taken cannot be decided', async () => {
  const { id } = await site.report();
  await milan.send('PUT', `/api/desk/reports/${id}/claim`);
  await openReport(id);
  expect(screen.getAllByText('Milan Okafor')[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take this report' })).toBeNull();
  expect(screen.queryByRole('group', { name: 'What should happen?' })).toBeNull();
});

test('nothing is sent before it is said what is to be done, why and in which words', async () => {
  const { id } = await site.report();
  const { user } = await openReport(id);
  await user.click(button('Decide'));
  expect(await screen.findByText('Choose what should happen')).toBeVisible();
  await user.click(screen.getByLabelText('Suspend them for a while'));
  await user.click(button('Suspend'));
  expect(await screen.findByText('Choose a guideline')).toBeVisible();
  expect(screen.getByLabelText('Until')).toBeInvalid();
  expect(screen.getByLabelText('In your own words')).toBeInvalid();
  expect(await openReports()).toContainEqual(expect.objectContaining({ id }));
});

test('a moderator reads what a suspension does before it is sent, and it is done', async () => {
  const { id, about, reporter } = await site.report();
  const { user } = await openReport(id);
  await user.click(screen.getByLabelText('Suspend them for a while'));
  await user.type(screen.getByLabelText('Until'), '2126-03-05');
  await user.selectOptions(
    screen.getByLabelText('Which guideline did they break?'),
    'No asking for money, selling or recruiting',
  );
  await user.type(screen.getByLabelText('In your own words'), WORDS);
  const then = screen.getByText('What happens then').parentElement;
  expect(then).toHaveTextContent(/Steve Morgan is signed out everywhere straight away.*2126/);
  expect(then).toHaveTextContent('Rosa Whitfield is told that we’ve acted, but not what we did.');
  await user.click(button('Suspend'));
  const heading = await screen.findByRole('heading', { name: 'What was decided' });
  await waitFor(() => {
    expect(heading).toHaveFocus();
  });
  expect(screen.getByText(/^Is suspended until .*2126/)).toBeVisible();
  expect((await about.send('GET', '/api/auth/current')).status).toBe(401);
  const { body } = await reporter.send('GET', '/api/reports');
  expect(body).toMatchObject([{ outcome: { kind: 'acted' } }]);
});

test('a suspension that would end before it begins is refused beside its day', async () => {
  const { id } = await site.report();
  const { user } = await openReport(id);
  await user.click(screen.getByLabelText('Suspend them for a while'));
  await user.type(screen.getByLabelText('Until'), '2020-03-05');
  await user.selectOptions(screen.getByLabelText('Which guideline did they break?'), 'money');
  await user.type(screen.getByLabelText('In your own words'), WORDS);
  await user.click(button('Suspend'));
  await waitFor(() => {
    expect(screen.getByLabelText('Until')).toHaveAccessibleDescription(
      /A suspension must end later than now/,
    );
  });
});

test('a report in which nothing was found is closed with no words at all', async () => {
  const { id, reporter } = await site.report();
  const { user } = await openReport(id);
  await user.click(screen.getByLabelText('Nothing: no guideline was broken'));
  await user.click(button('Close the report'));
  expect(await screen.findByRole('heading', { name: 'What was decided' })).toBeVisible();
  const { body } = await reporter.send('GET', '/api/reports');
  expect(body).toMatchObject([{ outcome: { kind: 'no_action' } }]);
});

test('one moderator proposes a removal, and another agrees', async () => {
  const { id, about } = await site.report();
  const first = await openReport(id);
  await first.user.click(screen.getByLabelText('Remove them'));
  expect(screen.getByText(/A second moderator has to agree/)).toBeVisible();
  await first.user.selectOptions(screen.getByLabelText('Which guideline did they break?'), 'money');
  await first.user.type(screen.getByLabelText('In your own words'), WORDS);
  await first.user.click(button('Propose the removal'));
  expect(await screen.findByText(/^Another moderator has to agree/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Agree and remove' })).toBeNull();
  expect(screen.queryByLabelText('Remove them')).toBeNull();
  expect((await about.send('GET', '/api/auth/current')).status).toBe(200);
  first.unmount();

  const { user } = await openReport(id, milan);
  expect(screen.getByRole('heading', { name: /Mira Lang has proposed to remove/ })).toBeVisible();
  await user.click(button('Agree and remove'));
  const heading = await screen.findByRole('heading', { name: 'What was decided' });
  await waitFor(() => {
    expect(heading).toHaveFocus();
  });
  expect(screen.getByText('Removed')).toBeVisible();
  expect((await about.send('GET', '/api/auth/current')).status).toBe(401);
});

test('a decision that came too late is refused, and the one before is shown', async () => {
  const { id } = await site.report();
  const { user } = await openReport(id);
  await user.click(screen.getByLabelText('Nothing: no guideline was broken'));
  const decision = { measure: 'warn', reason: 'money', words: WORDS };
  await milan.send('POST', `/api/desk/reports/${id}/decision`, decision);
  await user.click(button('Close the report'));
  expect(await screen.findByText('No report about them waits for you.')).toBeVisible();
  expect(screen.getByText('Acted on')).toBeVisible();
  expect(screen.getByText('Milan Okafor')).toBeVisible();
  expect(readNotice()).toMatch(/^destructive: We couldn’t save your decision: /);
});

test('a measure is ended early, with words that the member reads', async () => {
  const { id, about } = await site.suspend(milan, WORDS);
  const { user } = await openReport(id);
  await user.click(button('End the suspension'));
  await user.type(screen.getByLabelText('Why'), 'It was a mistake.');
  await user.click(button('End the suspension'));
  expect(await screen.findByText('Account in use')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Steve Morgan’s account' })).toHaveFocus();
  const { username } = about.self;
  const credentials = { username, password: 'a quiet garden gate' };
  expect((await about.send('POST', '/api/auth/login', credentials)).status).toBe(200);
});
