import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { Backdrop } from './backdrop.tsx';
import { isLeftByEscape } from './escape.ts';
import { showFocused } from './focus-in-view.ts';
import { IconButton } from './icon-button.tsx';

/** Where a sheet comes from: `below` is for a phone, within reach of the thumb. */
type SheetOrigin = 'side' | 'below';

const LOOKS: Readonly<Record<SheetOrigin, string>> = {
  side: 'inset-y-0 inset-e-0 w-80 max-w-[90vw] animate-from-right border-s pb-4 rtl:animate-from-left',
  below: 'inset-x-0 bottom-0 max-h-[90dvh] animate-from-below rounded-t-box border-t',
};

interface SheetProps extends Pick<Dialog.DialogContentProps, 'onCloseAutoFocus'> {
  /** The button that opens the sheet; left out where something else sets `open`. */
  readonly trigger?: ReactNode;
  readonly title: string;
  readonly description?: string;
  /** The name of the cross that closes the sheet. */
  readonly closeLabel?: string;
  readonly from?: SheetOrigin;
  /** Makes the caller the one who knows whether the sheet is open. */
  readonly open?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  /** What the sheet holds; a `SheetClose` closes it. */
  readonly children: ReactNode;
}

/** A part of the page that slides over the rest, which waits until the sheet is closed. */
export function Sheet({ trigger, open, onOpenChange, ...props }: SheetProps) {
  const { title, description, closeLabel = 'Close', from = 'side', children } = props;
  const closeButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      {trigger && <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>}
      <Dialog.Portal>
        <Backdrop />
        <Dialog.Content
          {...(description === undefined && { 'aria-describedby': undefined })}
          {...(props.onCloseAutoFocus && { onCloseAutoFocus: props.onCloseAutoFocus })}
          onKeyDown={(event) => {
            if (isLeftByEscape(event)) closeButton.current?.click();
          }}
          onFocus={showFocused}
          className={`fixed z-50 scroll-pt-4 scroll-pb-24 overflow-y-auto overscroll-contain border-line bg-paper px-4 pt-4 shadow-lift ${LOOKS[from]}`}
        >
          <div className="mb-4 flex items-start justify-between gap-4">
            <div className="min-w-0 pt-1">
              <Dialog.Title className="text-xl">{title}</Dialog.Title>
              {description && (
                <Dialog.Description className="text-quiet">{description}</Dialog.Description>
              )}
            </div>
            <Dialog.Close ref={closeButton} asChild>
              <IconButton label={closeLabel}>
                <X aria-hidden="true" />
              </IconButton>
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Closes the sheet; with `asChild` the one child does. */
export const SheetClose = Dialog.Close;
