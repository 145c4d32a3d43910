import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { GrowingList } from '#ui/kit/growing-list.tsx';

const END = { name: 'End of the list' };
const SKIP = { name: 'Skip to the end of the list' };

function renderList(hasNextPage: boolean, count: number) {
  const fetchNextPage = vi.fn();
  const list = { hasNextPage, isFetchingNextPage: false, isFetchNextPageError: false };
  render(
    <>
      <GrowingList list={{ ...list, fetchNextPage }} count={count}>
        <a href="/profile/1">One of many</a>
      </GrowingList>
      <a href="/help">Help</a>
    </>,
  );
  return { user: userEvent.setup(), fetchNextPage };
}

test('a way past a growing list leads to its end, from where the page goes on', async () => {
  const { user, fetchNextPage } = renderList(true, 24);
  const { hash } = window.location;
  await user.tab();
  expect(screen.getByRole('link', SKIP)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('group', END)).toHaveFocus();
  expect(window.location.hash).toBe(hash);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Show more' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Help' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(fetchNextPage).toHaveBeenCalledOnce();
});

test('a long list that is whole says where it ends', () => {
  renderList(false, 30);
  expect(screen.getByRole('link', SKIP)).toBeVisible();
  expect(screen.getByText('That’s the end of the list.')).toBeVisible();
});

test('a short list has nothing to skip', () => {
  renderList(false, 6);
  expect(screen.queryByRole('link', SKIP)).toBeNull();
  expect(screen.queryByText('That’s the end of the list.')).toBeNull();
});
