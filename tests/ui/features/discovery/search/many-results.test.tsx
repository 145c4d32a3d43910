import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { createColumnDirectory } from '#core/discovery/columns/column-directory.ts';
import { signUp } from '#tests/support/api-client.ts';
import { createCrowdedState, createSlowIndex } from '#tests/support/crowd.ts';
import { startTestServer } from '#tests/support/running-server.ts';
import { renderPage } from '#tests/ui/render-page.tsx';

test('of very many the page shows how many there are at least, until they are counted', async () => {
  const state = createCrowdedState();
  const { index, release } = createSlowIndex(state);
  const storage = { ...createMemoryStorage(state), directory: createColumnDirectory(index) };
  const server = await startTestServer({ storage });
  onTestFinished(server.close);
  const viewer = await signUp(server.url, 'viewer');
  renderPage('/advanced-search?text=tea', viewer.fetch);
  expect(await screen.findByText('10,000+ matches found')).toBeVisible();
  release();
  expect(await screen.findByText('12500 matches found')).toBeVisible();
});
