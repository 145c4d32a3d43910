import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UNKNOWN_DEVICE } from '#core/accounts/domain/device.ts';
import type { SecurityFact } from '#core/accounts/security-log/domain/security-entry.ts';
import type { MemberClient } from '#tests/support/api-client.ts';
import { addSecurityEntry } from '#tests/support/writes.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { startReportedSite } from './reported-site.ts';

let site: Awaited<ReturnType<typeof startReportedSite>>;

beforeEach(async () => {
  site = await startReportedSite();
});
afterEach(() => site.server.close());

const add = ({ self }: MemberClient, fact: SecurityFact, count = 1) =>
  addSecurityEntry(site.server.storage, {
    memberId: self.id,
    fact,
    at: '2026-11-20T12:00:00.000Z',
    count,
    aboutId: null,
    device: UNKNOWN_DEVICE,
  });

test('moderators read of attacks and of their own visits, but not of log-ins', async () => {
  const mira = await site.signUpModerator('Mira Lang');
  await add(mira, 'log_in_failed', 12);
  await add(mira, 'data_copy_asked');
  renderPage('/desk/security-log', mira.fetch);
  const list = await screen.findByText(/Wrong password, 12 times within an hour:/);
  expect(list).toHaveTextContent('Mira Lang');
  expect(screen.getByText(/^Made a moderator:/)).toBeVisible();
  expect(screen.queryByText(/logged in/)).toBeNull();
  expect(screen.queryByText(/copy/)).toBeNull();
});
