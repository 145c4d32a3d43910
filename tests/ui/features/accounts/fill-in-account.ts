import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export interface Account {
  readonly username: string;
  readonly email: string;
  readonly password?: string;
}

export const NEW_PASSWORD = 'a quiet garden gate';

/** Fills in the first step of the registration; pasting is quicker than typing, key by key. */
export async function fillInAccount(user: UserEvent, account: Account): Promise<void> {
  await screen.findByLabelText('Username');
  const { password = NEW_PASSWORD } = account;
  for (const [label, text] of [
    ['Username', account.username],
    ['Email', account.email],
    ['Password', password],
    ['Confirm password', password],
    ['Name', 'Rosa Whitfield'],
  ] as const) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await user.click(screen.getByRole('checkbox', { name: /accept the terms/ }));
}

/** Fills in the first step and goes on to the second. */
export async function goToPreferences(user: UserEvent, account: Account): Promise<void> {
  await fillInAccount(user, account);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'Step 2 of 2 What you’re looking for' });
}
