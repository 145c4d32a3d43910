import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the window in which one asks to connect, and returns what is in it. */
export async function openRequest(user: UserEvent, connect: HTMLElement) {
  await user.click(connect);
  const dialog = within(await screen.findByRole('dialog', { name: /^Ask / }));
  await dialog.findByRole('button', { name: 'Send request' });
  return dialog;
}

/** Asks to connect, without a bond and without a note. */
export async function sendRequest(user: UserEvent, connect: HTMLElement) {
  const dialog = await openRequest(user, connect);
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  return dialog;
}
