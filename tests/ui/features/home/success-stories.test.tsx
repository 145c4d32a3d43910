import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { FEATURED_STORIES, MORE_STORIES } from '#ui/features/home/stories.ts';
import { createBrowserFetch, renderPage } from '#tests/ui/render-page.tsx';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('two stories are featured and three more follow', async () => {
  renderPage('/', createBrowserFetch(server.url));
  const section = within(await screen.findByRole('region', { name: 'Success Stories' }));
  const [featured, more] = section.getAllByRole('list');
  expect(within(featured!).getAllByRole('figure')).toHaveLength(2);
  expect(within(more!).getAllByRole('figure')).toHaveLength(3);
});

test('each tells its words, its type and place, and an author without an account is anonymous', async () => {
  renderPage('/', createBrowserFetch(server.url));
  const section = within(await screen.findByRole('region', { name: 'Success Stories' }));
  const figures = section.getAllByRole('figure');
  for (const [position, story] of [...FEATURED_STORIES, ...MORE_STORIES].entries()) {
    const figure = figures[position]!;
    expect(figure).toHaveTextContent(story.content);
    expect(figure).toHaveTextContent(story.userId === 0 ? 'Anonymous' : `User #${story.userId}`);
    expect(figure).toHaveTextContent(
      story.location === null
        ? story.relationshipType
        : `${story.relationshipType} · ${story.location}`,
    );
  }
  expect(section.getAllByText('Anonymous')).toHaveLength(2);
  expect(section.getAllByText(/^User #\d+$/)).toHaveLength(3);
});
