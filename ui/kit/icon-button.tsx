import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What it does, for those who do not see the icon. */
  readonly label: string;
  /** Gives its look to the one child, such as a link, instead of making a button. */
  readonly asChild?: boolean;
}

/** A button that shows only an icon; its label is its name. */
export function IconButton({ label, asChild, className = '', ...props }: IconButtonProps) {
  const shape = `grid size-11 shrink-0 place-items-center rounded-box transition-colors enabled:hover:bg-sunken disabled:cursor-not-allowed disabled:opacity-60 [a&]:hover:bg-sunken ${className}`;
  if (asChild) return <Slot.Root aria-label={label} className={shape} {...props} />;
  return <button type="button" aria-label={label} className={shape} {...props} />;
}
