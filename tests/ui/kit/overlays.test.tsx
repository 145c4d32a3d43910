import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from '#ui/kit/button.tsx';
import { DialogClose, DialogWindow } from '#ui/kit/dialog-window.tsx';
import { useToastStore } from '#ui/kit/toast-store.ts';
import { Toaster } from '#ui/kit/toaster.tsx';
import { Sheet, SheetClose } from '#ui/kit/sheet.tsx';

function renderSheet() {
  render(
    <Sheet
      trigger={<Button>Open</Button>}
      title="Filters"
      description="Refine your search"
      closeLabel="Close the filters"
    >
      <SheetClose asChild>
        <a href="#results">See the results</a>
      </SheetClose>
    </Sheet>,
  );
  return userEvent.setup({ delay: null });
}

test('a sheet holds the focus while it is open, and gives it back', async () => {
  const user = renderSheet();
  const trigger = screen.getByRole('button', { name: 'Open' });
  await user.click(trigger);
  const sheet = screen.getByRole('dialog', { name: 'Filters' });
  expect(sheet).toHaveAccessibleDescription('Refine your search');
  expect(sheet).toContainElement(document.activeElement as HTMLElement);
  for (let step = 0; step < 4; step += 1) {
    await user.tab();
    expect(sheet).toContainElement(document.activeElement as HTMLElement);
  }
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(trigger).toHaveFocus();
});

test('a sheet is closed by its cross and by what it holds', async () => {
  const user = renderSheet();
  for (const [role, name] of [
    ['button', 'Close the filters'],
    ['link', 'See the results'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(within(screen.getByRole('dialog')).getByRole(role, { name }));
    expect(screen.queryByRole('dialog')).toBeNull();
  }
});

function ControlledSheet() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>{isOpen ? 'open' : 'closed'}</p>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        Elsewhere
      </Button>
      <Sheet title="Menu" open={isOpen} onOpenChange={setOpen}>
        Links
      </Sheet>
    </>
  );
}

test('a sheet without a trigger is opened and followed from elsewhere', async () => {
  render(<ControlledSheet />);
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.getByText('open')).toBeInTheDocument();
  const sheet = screen.getByRole('dialog', { name: 'Menu' });
  expect(sheet).not.toHaveAttribute('aria-describedby');
  await user.click(within(sheet).getByRole('button', { name: 'Close' }));
  expect(screen.getByText('closed')).toBeVisible();
});

test('a dialog is named and described, and any way out of it closes it', async () => {
  render(
    <DialogWindow trigger={<Button>End</Button>} title="End it?" description="This is for good.">
      <DialogClose asChild>
        <Button variant="secondary">Keep it</Button>
      </DialogClose>
    </DialogWindow>,
  );
  const user = userEvent.setup({ delay: null });
  const trigger = screen.getByRole('button', { name: 'End' });
  for (const leave of [
    () => user.keyboard('{Escape}'),
    () => user.click(screen.getByRole('button', { name: 'Close' })),
    () => user.click(screen.getByRole('button', { name: 'Keep it' })),
  ]) {
    await user.click(trigger);
    const dialog = screen.getByRole('dialog', { name: 'End it?' });
    expect(dialog).toHaveAccessibleDescription('This is for good.');
    await leave();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(trigger).toHaveFocus();
  }
});

const OPENED = { trigger: <Button>Open</Button>, title: 'Sure?', description: 'Is it?' };

test.each([
  ['window', <DialogWindow key="window" {...OPENED} children={null} />],
  ['sheet', <Sheet key="sheet" {...OPENED} children={null} />],
])('Escape closes a %s before the notice that came after it', async (_kind, overlay) => {
  const user = userEvent.setup();
  useToastStore.setState({ toast: null });
  const isNoticeOpen = () => useToastStore.getState().toast?.isOpen;
  render(
    <>
      {overlay}
      <Toaster pressed={{ current: null }} />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  act(() => {
    useToastStore.getState().show({ title: 'Failed', description: 'Try again.' });
  });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(isNoticeOpen()).toBe(true);
  await user.keyboard('{Escape}');
  expect(isNoticeOpen()).toBe(false);
});

test('the page is held while anything is open over it, even from another window', async () => {
  const user = userEvent.setup();
  const inner = <DialogWindow {...OPENED} trigger={<Button>Ask</Button>} children={null} />;
  render(<Sheet {...OPENED} children={inner} />);
  const isHeld = () => document.documentElement.dataset['held'] !== undefined;
  expect(isHeld()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  expect(isHeld()).toBe(true);
  await user.keyboard('{Escape}');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(isHeld()).toBe(true);
  await user.keyboard('{Escape}');
  expect(isHeld()).toBe(false);
});
