import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CopyButton } from '#ui/kit/copy-button.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const press = () => {
  const user = userEvent.setup({ delay: null });
  render(<CopyButton text="ABCD EFGH" name="key" />);
  return () => user.click(screen.getByRole('button', { name: 'Copy the key' }));
};

test('the text is copied, and a status says so', async () => {
  const copy = press();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await copy();
  expect(await screen.findByRole('status')).toHaveTextContent('The key is copied.');
  expect(await window.navigator.clipboard.readText()).toBe('ABCD EFGH');
});

test('where the browser refuses, the status says what to do', async () => {
  const copy = press();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await copy();
  expect(await screen.findByText(/Please select the key and copy it yourself/)).toBeVisible();
});

test('where a browser cannot copy, there is no button', () => {
  vi.stubGlobal('navigator', {});
  render(<CopyButton text="ABCD EFGH" name="key" />);
  expect(screen.queryByRole('button')).toBeNull();
  vi.unstubAllGlobals();
});
