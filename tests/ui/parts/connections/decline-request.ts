import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Declines a request from its button: in silence, or with the answer that is chosen by its words. */
export async function declineRequest(user: UserEvent, decline: HTMLElement, answer?: RegExp) {
  await user.click(decline);
  const dialog = within(await screen.findByRole('dialog', { name: /^Decline / }));
  if (answer) await user.click(dialog.getByRole('radio', { name: answer }));
  await user.click(dialog.getByRole('button', { name: 'Decline request' }));
}
