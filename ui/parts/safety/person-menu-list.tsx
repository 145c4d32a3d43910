import { DropdownMenu } from 'radix-ui';
import { useRef, type ReactElement } from 'react';
import { MENU_ITEM_LOOK } from '#ui/kit/menu-item-look.ts';

interface PersonMenuListProps {
  readonly trigger: ReactElement;
  /** Opens the window to report or block them. */
  readonly onReport: () => void;
}

/** The menu behind the three dots, open at first. */
export function PersonMenuList({ trigger, onReport }: PersonMenuListProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isReportChosen = useRef(false);
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger ref={button} asChild>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 w-52 rounded-box border border-line bg-surface p-2 shadow-lift"
          onCloseAutoFocus={(event) => {
            if (!isReportChosen.current) return;
            // The window opens once the focus is back at the button, where it returns to when the window closes.
            event.preventDefault();
            button.current?.focus();
            isReportChosen.current = false;
            onReport();
          }}
        >
          <DropdownMenu.Item
            className={MENU_ITEM_LOOK}
            onSelect={() => {
              isReportChosen.current = true;
            }}
          >
            Report or block
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
