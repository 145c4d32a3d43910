import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Backdrop } from './backdrop.tsx';

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
        <Backdrop />
        <Dialog.Content className="fixed top-1/2 left-1/2 z-50 grid max-h-[90dvh] w-[min(32rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 gap-4 overflow-y-auto rounded-box border border-line bg-paper p-6 shadow-lift">
          <div className="flex items-start justify-between gap-4">
            <Dialog.Title className="min-w-0 text-xl wrap-anywhere">{title}</Dialog.Title>
            <Dialog.Close
              aria-label="Close"
              className="-m-2 grid size-11 shrink-0 place-items-center rounded-box hover:bg-sunken"
            >
              <X aria-hidden="true" />
            </Dialog.Close>
          </div>
          <Dialog.Description className="wrap-anywhere">{description}</Dialog.Description>
          <div className="flex flex-wrap justify-end gap-3">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Closes the window; with `asChild` the one child does. */
export const DialogClose = Dialog.Close;
