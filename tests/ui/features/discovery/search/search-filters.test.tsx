import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestServer } from '#tests/support/running-server.ts';
import { foundNames, openSearch, startServerWithMembers } from './searched-members.ts';

let server: TestServer;

beforeAll(async () => {
  ({ server } = await startServerWithMembers());
});
afterAll(() => server.close());

test('typing narrows what is loaded at once; count and address follow', async () => {
  const { user, router, network } = await openSearch(server);
  network.hold(/text=/);
  await user.type(screen.getByLabelText('Search'), 'CECILE ');
  await waitFor(() => {
    expect(foundNames()).toEqual(['Cécile Roux']);
  });
  expect(screen.getByText('Searching for matches...')).toBeVisible();
  network.recover();
  expect(await screen.findByText('1 matches found')).toBeVisible();
  expect(router.state.location.search).toBe('?text=CECILE');
  expect(screen.getByLabelText('Search')).toHaveValue('CECILE ');
});

test('place, type and interests filter; unknown places and ages are not left out', async () => {
  const { user, router } = await openSearch(server);
  await user.type(screen.getByLabelText('Location'), 'zurich');
  expect(await screen.findByText('2 matches found')).toBeVisible();
  expect(foundNames()).toEqual(['Bruno Santos', 'Ada Lovell']);
  await user.click(screen.getByRole('button', { name: 'Clear All' }));
  await user.click(screen.getByRole('checkbox', { name: 'Mentor Match' }));
  expect(await screen.findByText('2 matches found')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Gardening' }));
  expect(await screen.findByText('1 matches found')).toBeVisible();
  expect(foundNames()).toEqual(['Bruno Santos']);
  expect(router.state.location.search).toBe('?types=3&interests=Gardening');
  await user.click(screen.getByRole('button', { name: 'Clear All' }));
  expect(await screen.findByText('3 matches found')).toBeVisible();
  await waitFor(() => {
    expect(router.state.location.search).toBe('');
  });
});

test('the ages that the slider shows are asked for, and none at its ends', async () => {
  const { user, router } = await openSearch(server);
  expect(screen.getByText('18 and over')).toBeVisible();
  const slider = screen.getByRole('slider', { name: 'Oldest age' });
  expect(slider).toHaveAttribute('aria-valuetext', 'No upper limit');
  slider.focus();
  await user.keyboard('{PageDown}{PageDown}{PageDown}');
  expect(await screen.findByText('2 matches found')).toBeVisible();
  expect(screen.getByText('18 to 70')).toBeVisible();
  expect(slider).not.toHaveAttribute('aria-valuetext');
  expect(foundNames()).toEqual(['Cécile Roux', 'Ada Lovell']);
  expect(router.state.location.search).toBe('?maxAge=70');
  await user.keyboard('{End}');
  expect(await screen.findByText('3 matches found')).toBeVisible();
  await waitFor(() => {
    expect(router.state.location.search).toBe('');
  });
});

test('the order can be chosen, with unknown ages last', async () => {
  const { user } = await openSearch(server);
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Age: Youngest');
  await waitFor(() => {
    expect(foundNames()).toEqual(['Ada Lovell', 'Bruno Santos', 'Cécile Roux']);
  });
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Age: Oldest');
  await waitFor(() => {
    expect(foundNames()).toEqual(['Bruno Santos', 'Ada Lovell', 'Cécile Roux']);
  });
});

test('a shared link restores the search, and so does going back', async () => {
  const { user, router } = await openSearch(server, '?text=bruno&types=3&maxAge=90&sort=age-desc');
  expect(foundNames()).toEqual(['Bruno Santos']);
  expect(screen.getByLabelText('Search')).toHaveValue('bruno');
  expect(screen.getByRole('checkbox', { name: 'Mentor Match' })).toBeChecked();
  expect(screen.getByText('18 to 90')).toBeVisible();
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Age: Oldest');
  await user.clear(screen.getByLabelText('Search'));
  await user.type(screen.getByLabelText('Search'), 'santos');
  await screen.findByText('1 matches found');
  await user.click(screen.getByRole('link', { name: /^View Profile of / }));
  await screen.findByRole('heading', { level: 1, name: 'Bruno Santos' });
  await router.navigate(-1);
  expect(await screen.findByLabelText('Search')).toHaveValue('santos');
});

test('the sheet of filters filters live, and applying closes it and leads to the results', async () => {
  const { user } = await openSearch(server);
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.type(sheet.getByLabelText('Search'), 'bees');
  await user.click(sheet.getByRole('button', { name: 'Apply Filters' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: /matches/ })).toHaveFocus();
  expect(await screen.findByText('1 matches found')).toBeVisible();
  expect(foundNames()).toEqual(['Ada Lovell']);
});
