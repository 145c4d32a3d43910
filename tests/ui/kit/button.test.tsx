import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Button } from '#ui/kit/button.tsx';
import { IconButton } from '#ui/kit/icon-button.tsx';

/** A form that counts what it is asked to do. */
function renderForm(isBusy: boolean) {
  const count = { clicks: 0, submissions: 0 };
  const view = render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        count.submissions += 1;
      }}
    >
      <input aria-label="Name" />
      <Button
        type="submit"
        isBusy={isBusy}
        onClick={() => {
          count.clicks += 1;
        }}
      >
        Save
      </Button>
    </form>,
  );
  return { ...view, count, user: userEvent.setup({ delay: null }) };
}

test('a button acts, by pointer and by Enter in its form', async () => {
  const { count, user } = renderForm(false);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(screen.getByLabelText('Name'), '{Enter}');
  expect(count).toEqual({ clicks: 2, submissions: 2 });
});

test('a busy button keeps its name and its focus, and does nothing', async () => {
  const { count, user } = renderForm(true);
  const button = screen.getByRole('button', { name: 'Save' });
  await user.click(button);
  await user.type(screen.getByLabelText('Name'), '{Enter}');
  expect(count).toEqual({ clicks: 0, submissions: 0 });
  button.focus();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

test('a button is none of a form unless it says so', async () => {
  let submissions = 0;
  render(
    <form
      onSubmit={() => {
        submissions += 1;
      }}
    >
      <Button>Back</Button>
      <IconButton label="Close">×</IconButton>
    </form>,
  );
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(submissions).toBe(0);
});

test('a link may look like a button and stays a link', () => {
  render(
    <>
      <Button asChild>
        <a href="/explore">Find people</a>
      </Button>
      <IconButton label="Back" asChild>
        <a href="/messages">←</a>
      </IconButton>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Find people' })).toHaveAttribute('href', '/explore');
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/messages');
  expect(screen.queryByRole('button')).toBeNull();
});
