import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from '#ui/kit/toaster.tsx';
import { useToastStore } from '#ui/kit/toast-store.ts';

const UPDATED = { title: 'Profile updated', description: 'Your profile has been updated.' };
const FAILED = { title: 'Login failed', description: 'Try again.', tone: 'destructive' } as const;

beforeEach(() => {
  useToastStore.setState({ toast: null });
});
afterEach(() => {
  vi.useRealTimers();
});

function show(notice: Parameters<ReturnType<typeof useToastStore.getState>['show']>[0]) {
  act(() => {
    useToastStore.getState().show(notice);
  });
}

/** Lets milliseconds pass on a clock that is held. */
function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

/** The notice with this title, as it is drawn. */
function notice(title: string) {
  return screen.queryByText(title)?.closest('li') ?? null;
}

test('one notice is shown at a time: the newest', () => {
  render(<Toaster pressed={{ current: null }} />);
  show(UPDATED);
  expect(notice('Profile updated')).toHaveTextContent('Your profile has been updated.');
  show(FAILED);
  expect(notice('Profile updated')).toBeNull();
  expect(notice('Login failed')).toBeVisible();
});

test('F8 moves the focus to the notices, and the cross closes the one that is shown', async () => {
  render(<Toaster pressed={{ current: null }} />);
  show(UPDATED);
  const user = userEvent.setup({ delay: null });
  await user.keyboard('[F8]');
  expect(screen.getByRole('region', { name: /F8/ })).toContainElement(
    document.activeElement as HTMLElement,
  );
  await user.click(screen.getByRole('button', { name: 'Close notice' }));
  await waitFor(() => {
    expect(notice('Profile updated')).toBeNull();
  });
});

test('a failure is marked by more than its colour', () => {
  render(<Toaster pressed={{ current: null }} />);
  show(UPDATED);
  const marks = notice('Profile updated')!.querySelectorAll('svg').length;
  show(FAILED);
  expect(notice('Login failed')!.querySelectorAll('svg')).toHaveLength(marks + 1);
});

test('a warm moment has a lamp that is lit, for decoration alone', () => {
  render(<Toaster pressed={{ current: null }} />);
  show({ ...UPDATED, tone: 'warm' });
  const lamp = notice('Profile updated')!.querySelector('img');
  expect(lamp).toHaveAttribute('src', '/pictures/lamp.svg');
  expect(lamp).toHaveAttribute('alt', '');
  show(UPDATED);
  expect(notice('Profile updated')!.querySelector('img')).toBeNull();
});

test('a notice closes by itself after five seconds, and stays known', () => {
  vi.useFakeTimers();
  render(<Toaster pressed={{ current: null }} />);
  show(UPDATED);
  pass(4_999);
  expect(notice('Profile updated')).toBeVisible();
  pass(1);
  expect(notice('Profile updated')).toBeNull();
  pass(999_999);
  expect(useToastStore.getState().toast).toMatchObject({ ...UPDATED, isOpen: false });
});

test.each([
  ['right by 60 pixels', { clientX: 60 }, false],
  ['right by 40 pixels', { clientX: 40 }, true],
  ['left by 60 pixels', { clientX: -60 }, true],
  ['down by 60 pixels', { clientY: 60 }, true],
])('a swipe to the %s closes the notice or leaves it', (_how, end, isLeft) => {
  render(<Toaster pressed={{ current: null }} />);
  show(UPDATED);
  const shown = notice('Profile updated')!;
  fireEvent.pointerDown(shown, { button: 0, clientX: 0, clientY: 0 });
  fireEvent.pointerMove(shown, { clientX: 0, clientY: 0, ...end });
  fireEvent.pointerUp(shown, { clientX: 0, clientY: 0, ...end });
  expect(notice('Profile updated') !== null).toBe(isLeft);
});
