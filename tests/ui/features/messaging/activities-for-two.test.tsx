import { fireEvent, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayIn, dayPlus } from '#core/connections/domain/rhythm-days.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { signUpPair, type ChatPair } from './open-chat.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const today = () => dayIn(null, new Date().toISOString());

async function openPlace({ address }: ChatPair, fetch: typeof globalThis.fetch) {
  const page = renderPage(address, fetch);
  await page.user.click(await screen.findByRole('link', { name: /^The two of you/ }));
  const heading = await screen.findByRole('heading', { name: 'Something to do together' });
  return { ...page, part: within(heading.closest('section')!) };
}

test('someone chooses something to do and a day, and takes it back', async () => {
  const pair = await signUpPair(server);
  const { user, part } = await openPlace(pair, pair.network.fetch);
  await user.click(await part.findByRole('button', { name: 'Choose something' }));
  expect(part.getByText('Explain a game from the yard')).toBeVisible();
  expect(part.getAllByRole('listitem')).toHaveLength(3);
  await user.click(part.getByRole('button', { name: 'Another one' }));
  expect(part.queryByText('Explain a game from the yard')).toBeNull();
  const title = part.getByText('Ask ten silly questions');
  expect(title).toBeVisible();
  fireEvent.change(part.getByLabelText('On which day?'), {
    target: { value: dayPlus(today(), 7) },
  });
  await user.click(part.getByRole('button', { name: 'Suggest it to Frieda' }));
  expect(await part.findByText(/hasn’t answered yet/)).toBeVisible();
  expect(part.getByText('Ask ten silly questions')).toBeVisible();
  await user.click(part.getByRole('button', { name: 'Take it back' }));
  const choose = await part.findByRole('button', { name: 'Choose something' });
  await user.click(choose);
  await user.click(part.getByRole('button', { name: 'Cancel' }));
  expect(part.getByRole('button', { name: 'Choose something' })).toHaveFocus();
});

test('what both would like to do today is done, and stays there', async () => {
  const pair = await signUpPair(server);
  const open = `/api/conversations/${pair.connection.id}/activities/open`;
  await pair.frieda.send('PUT', open, { name: 'same_soup', day: today() });
  const { user, part } = await openPlace(pair, pair.network.fetch);
  expect(await part.findByText(/suggests this today/)).toBeVisible();
  await user.click(part.getByRole('button', { name: 'I’d like that' }));
  expect(await part.findByText('You’re both doing this today:')).toBeVisible();
  await user.click(part.getByRole('button', { name: 'We did it' }));
  expect(await part.findByRole('heading', { name: 'Done together' })).toBeVisible();
  expect(part.getByRole('listitem')).toHaveTextContent('Cook the same soup');
  expect(part.getByRole('button', { name: 'Choose something' })).toBeVisible();
});
