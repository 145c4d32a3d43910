import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { IconButton } from '#ui/kit/icon-button.tsx';
import { Tooltip, TooltipProvider } from '#ui/kit/tooltip.tsx';

afterEach(() => {
  vi.useRealTimers();
});

/** Lets milliseconds pass on a clock that is held. */
function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

function renderViews() {
  render(
    <TooltipProvider>
      {['Grid view', 'List view'].map((name) => (
        <Tooltip key={name} text={name}>
          <IconButton label={name}>{name[0]}</IconButton>
        </Tooltip>
      ))}
    </TooltipProvider>,
  );
  return userEvent.setup({ delay: null });
}

test('the focus shows a tooltip at once, Escape and leaving hide it', async () => {
  const user = renderViews();
  await user.tab();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Grid view');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  await user.tab();
  expect(screen.getByRole('tooltip')).toHaveTextContent('List view');
  await user.tab();
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('the control is named once: its tooltip does not describe it again', async () => {
  const user = renderViews();
  await user.tab();
  const button = screen.getByRole('button', { name: 'Grid view' });
  expect(button).toHaveFocus();
  expect(button).not.toHaveAccessibleDescription();
});

test('the pointer waits 700 ms for a tooltip', () => {
  vi.useFakeTimers();
  renderViews();
  fireEvent.pointerMove(screen.getByRole('button', { name: 'Grid view' }));
  pass(699);
  expect(screen.queryByRole('tooltip')).toBeNull();
  pass(1);
  expect(screen.getByRole('tooltip')).toHaveTextContent('Grid view');
});
