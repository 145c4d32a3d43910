import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createBrowserFetch, renderPage } from '#tests/ui/render-page.tsx';

const THEME = join(import.meta.dirname, '../../../../ui/app/theme.css');

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function openStyleguide() {
  const page = renderPage('/styleguide', createBrowserFetch(server.url));
  await screen.findByRole('heading', { level: 1, name: 'Style guide' });
  return page;
}

test('every part has a sound role, name and label', async () => {
  await openStyleguide();
  const { violations } = await axe.run(screen.getByRole('region', { name: 'Light theme' }), {
    rules: { 'color-contrast': { enabled: false } },
    resultTypes: ['violations'],
    preload: false,
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

test('each column holds every colour of the theme', async () => {
  const css = await readFile(THEME, 'utf8');
  const colours = [...css.matchAll(/^ {4}--([a-z-]+): (?:light-dark\(|#)/gm)].map(
    ([, name]) => name!,
  );
  expect(colours).toContain('paper');
  await openStyleguide();
  for (const [title, theme] of [
    ['Light theme', 'light'],
    ['Dark theme', 'dark'],
  ] as const) {
    const column = screen.getByRole('region', { name: title });
    expect(column).toHaveAttribute('data-theme', theme);
    const swatches = within(within(column).getByRole('list', { name: 'Colours' }));
    for (const colour of colours) expect(swatches.getByText(colour)).toBeVisible();
  }
});

test('notices can be tried', async () => {
  const { user } = await openStyleguide();
  const [button] = screen.getAllByRole('button', { name: 'Show a notice' });
  await user.click(button!);
  expect(await screen.findByText('Your profile has been updated.')).toBeVisible();
});
