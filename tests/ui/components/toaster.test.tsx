import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { Toaster } from '#ui/components/toaster.tsx';
import { useToastStore } from '#ui/stores/toast-store.ts';

const UPDATED = { title: 'Profile updated', description: 'Your profile has been updated.' };
const FAILED = { title: 'Login failed', description: 'Try again.', tone: 'destructive' } as const;

beforeEach(() => {
  useToastStore.setState({ toast: null });
});

function show(notice: Parameters<ReturnType<typeof useToastStore.getState>['show']>[0]) {
  act(() => {
    useToastStore.getState().show(notice);
  });
}

/** The notice with this title, as it is drawn. */
function notice(title: string) {
  return screen.queryByText(title)?.closest('li') ?? null;
}

test('one notice is shown at a time: the newest', () => {
  render(<Toaster />);
  show(UPDATED);
  expect(notice('Profile updated')).toHaveTextContent('Your profile has been updated.');
  show(FAILED);
  expect(notice('Profile updated')).toBeNull();
  expect(notice('Login failed')).toBeVisible();
});

test('F8 moves the focus to the notices, and the cross closes the one that is shown', async () => {
  render(<Toaster />);
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
  render(<Toaster />);
  show(UPDATED);
  const marks = notice('Profile updated')!.querySelectorAll('svg').length;
  show(FAILED);
  expect(notice('Login failed')!.querySelectorAll('svg')).toHaveLength(marks + 1);
});
