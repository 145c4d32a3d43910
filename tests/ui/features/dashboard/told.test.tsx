import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, type MemberClient } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { addNotice } from '#tests/support/writes.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { decideAbout } from '#tests/ui/features/notices/decided-about.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const DECISION = 'We’ve made a decision about your account';

const findLead = async () => within(await screen.findByRole('region', { name: 'To begin with' }));

async function answerReportOf({ self }: MemberClient) {
  const content = { kind: 'report_answered', name: 'Steve', outcome: 'acted' } as const;
  const at = '2026-03-01T10:00:00.000Z';
  const notice = { memberId: self.id, at, actor: 'operator', reportId: null, content } as const;
  await addNotice(server.storage, notice);
}

async function writeTo(rosa: MemberClient) {
  const daniel = await signUp(server.url, `friend-of-${rosa.self.username}`);
  const pair = { userId1: daniel.id, userId2: rosa.id };
  const { body } = await daniel.send('POST', '/api/connections', pair);
  const path = `/api/connections/${(body as { id: number }).id}`;
  await rosa.send('PATCH', path, { status: 'accepted' });
  await daniel.send('POST', `${path}/messages`, { content: 'Hello' });
}

const untilNoneIsUnread = (rosa: MemberClient) =>
  waitFor(async () => {
    expect((await rosa.send('GET', '/api/notices/unread')).body).toEqual([]);
  });

test('a decision leads the dashboard, before whoever wrote, until its member has opened it', async () => {
  const rosa = await signUp(server.url, 'rosa');
  await writeTo(rosa);
  await answerReportOf(rosa);
  await decideAbout(server, rosa, { action: 'warn' });
  const { user, unmount } = renderPage('/dashboard', rosa.fetch);
  const lead = await findLead();
  expect(await lead.findByRole('heading', { name: DECISION })).toBeVisible();
  await user.click(lead.getByRole('link', { name: 'Read it' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Notices' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Appeal: A warning' })).toBeVisible();
  await untilNoneIsUnread(rosa);
  unmount();
  renderPage('/dashboard', rosa.fetch);
  expect(await (await findLead()).findByText(/wrote to you/)).toBeVisible();
});

test('an answer to a report leads to the reports, and opening those opens nothing else', async () => {
  const ines = await signUp(server.url, 'ines');
  await answerReportOf(ines);
  const { user, unmount } = renderPage('/dashboard', ines.fetch);
  const lead = await findLead();
  expect(await lead.findByRole('heading', { name: 'We’ve answered your report' })).toBeVisible();
  await decideAbout(server, ines, { action: 'unlist' });
  await user.click(lead.getByRole('link', { name: 'Read our answer' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your reports' })).toBeVisible();
  await waitFor(async () => {
    const { body } = await ines.send('GET', '/api/notices/unread');
    expect(body).toMatchObject([{ kind: 'unlist' }]);
  });
  unmount();
  renderPage('/dashboard', ines.fetch);
  expect(await (await findLead()).findByRole('heading', { name: DECISION })).toBeVisible();
});
