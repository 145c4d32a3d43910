import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TERMS_VERSION } from '#core/accounts/domain/terms.ts';
import { signUp, type MemberClient } from '#tests/support/api-client.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { storeTermsAcceptance } from '#tests/support/writes.ts';

let server: TestServer;
let rosa: MemberClient;

beforeEach(async () => {
  server = await startTestServer();
  rosa = await signUp(server.url, 'rosa');
});
afterEach(() => server.close());

const acceptOlderTerms = () =>
  storeTermsAcceptance(server.storage, {
    memberId: toMemberId(rosa.id),
    termsVersion: '2026-01-02',
    at: '2026-01-03T10:00:00.000Z',
  });

test.each(['/dashboard', '/settings'])(
  'on %s a member who accepted older terms accepts the new ones once',
  async (path) => {
    await acceptOlderTerms();
    const { user, unmount } = renderPage(path, rosa.fetch);
    const notice = within(await screen.findByRole('region', { name: 'Terms' }));
    expect(notice.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms');
    await user.click(notice.getByRole('button', { name: 'Accept the terms and privacy policy' }));
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: 'Terms' })).toBeNull();
    });
    const { value } = await server.storage.terms.loadAcceptance(toMemberId(rosa.id));
    expect(value?.termsVersion).toBe(TERMS_VERSION);
    unmount();

    const answered: string[] = [];
    renderPage(path, async (input, init) => {
      const response = await rosa.fetch(input, init);
      answered.push(new URL(response.url).pathname);
      return response;
    });
    await waitFor(() => {
      expect(answered).toContain('/api/terms-acceptance');
    });
    expect(screen.queryByRole('region', { name: 'Terms' })).toBeNull();
  },
);
