import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { Backdrop } from './backdrop.tsx';
import { isLeftByEscape } from './escape.ts';
import { showFocused } from './focus-in-view.ts';
import { IconButton } from './icon-button.tsx';

interface DialogWindowProps extends Pick<Dialog.DialogContentProps, 'onCloseAutoFocus'> {
  /** The button that opens the window; left out where something else sets `open`. */
  readonly trigger?: ReactNode;
  /** True for a window that is open from the start. */
  readonly defaultOpen?: boolean;
  /** Makes the caller the one who knows whether the window is open. */
  readonly open?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  readonly title: ReactNode;
  readonly description: ReactNode;
  /** What can be done; a `DialogClose` closes the window. */
  readonly children: ReactNode;
}

/** A window over the page that asks for a decision; Escape leaves everything as it is. */
export function DialogWindow({ defaultOpen = false, ...props }: DialogWindowProps) {
  const { trigger, open, onOpenChange, onCloseAutoFocus, title, description, children } = props;
  const closeButton = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element>(null);
  return (
    <Dialog.Root
      defaultOpen={defaultOpen}
      {...(open !== undefined && { open })}
      {...(onOpenChange && { onOpenChange })}
    >
      {trigger && <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>}
      <Dialog.Portal>
        <Backdrop />
        <Dialog.Content
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event);
            // A trigger of its own gets the focus back without this.
            if (!trigger && !event.defaultPrevented) giveFocusTo(opener.current);
          }}
          onKeyDown={(event) => {
            if (isLeftByEscape(event)) closeButton.current?.click();
          }}
          onFocus={showFocused}
          className="fixed inset-x-0 top-1/2 z-50 mx-auto grid max-h-[90dvh] w-[min(32rem,calc(100vw-2rem))] -translate-y-1/2 animate-rise gap-4 overflow-y-auto has-[[data-stays-at-end]]:scroll-pb-24 rounded-box border border-line bg-paper p-6 max-[15rem]:p-3 shadow-lift"
        >
          <div className="flex items-start justify-between gap-4 max-[15rem]:flex-col-reverse max-[15rem]:gap-0">
            <Dialog.Title className="min-w-0 text-xl wrap-anywhere hyphens-auto">
              {title}
            </Dialog.Title>
            <Dialog.Close ref={closeButton} asChild>
              <IconButton label="Close" className="-m-2 max-[15rem]:self-end">
                <X aria-hidden="true" />
              </IconButton>
            </Dialog.Close>
          </div>
          <Dialog.Description className="wrap-anywhere">{description}</Dialog.Description>
          <div className="flex flex-wrap justify-end gap-3 *:max-sm:grow">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function giveFocusTo(element: Element | null): void {
  if (element instanceof HTMLElement && element.isConnected) element.focus();
}

/** Closes the window; with `asChild` the one child does. */
export const DialogClose = Dialog.Close;
