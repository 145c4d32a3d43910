import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';

interface DialogWindowProps {
  /** The button that opens the window. */
  readonly trigger: ReactNode;
  readonly title: string;
  readonly description: string;
  /** What can be done; a `DialogClose` closes the window. */
  readonly children: ReactNode;
}

/** A window over the page that asks for a decision; Escape leaves everything as it is. */
export function DialogWindow({ trigger, title, description, children }: DialogWindowProps) {
  return (
    <Dialog.Root>
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-ink/40" />
        <Dialog.Content className="fixed top-1/2 left-1/2 z-50 grid max-h-[90dvh] w-[min(32rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 gap-4 overflow-y-auto rounded-box border border-line bg-paper p-6 shadow-lift">
          <Dialog.Title className="text-xl wrap-anywhere">{title}</Dialog.Title>
          <Dialog.Description className="wrap-anywhere">{description}</Dialog.Description>
          <div className="flex flex-wrap justify-end gap-3">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Closes the window; with `asChild` the one child does. */
export const DialogClose = Dialog.Close;
