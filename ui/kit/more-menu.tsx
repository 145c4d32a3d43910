import { Ellipsis } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { MENU_ITEM_LOOK } from './menu-item-look.ts';

/** Makes an entry that opens a window or another page. */
type MenuItem = (label: string, open: () => void, className?: string) => ReactNode;

interface MoreMenuProps {
  /** What the menu is about, for those who do not see the icon. */
  readonly label: string;
  /** The entries, most of which `item` makes. */
  readonly children: (item: MenuItem) => ReactNode;
}

/** What is seldom done about one thing, behind three dots. */
export function MoreMenu({ label, children }: MoreMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const chosenWindow = useRef<(() => void) | null>(null);
  const item: MenuItem = (words, open, className = '') => (
    <DropdownMenu.Item
      className={`${MENU_ITEM_LOOK} ${className}`}
      onSelect={() => {
        chosenWindow.current = open;
      }}
    >
      {words}
    </DropdownMenu.Item>
  );
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <IconButton ref={button} label={label}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={4}
        collisionPadding={8}
        className="z-50 w-64 rounded-box border border-line bg-surface p-2 shadow-lift"
        onCloseAutoFocus={(event) => {
          // A window opens once the focus is back at the button, where it returns to when the window closes.
          if (chosenWindow.current === null) return;
          event.preventDefault();
          button.current?.focus();
          chosenWindow.current();
          chosenWindow.current = null;
        }}
      >
        {children(item)}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
