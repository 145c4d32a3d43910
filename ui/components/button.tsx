import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';

/** `primary` is the one main action of a screen. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive';

const SHAPE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-box px-4 py-2 text-center font-semibold ' +
  'transition-colors disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:opacity-60';

const LOOKS: Readonly<Record<ButtonVariant, string>> = {
  primary:
    'bg-primary text-on-primary enabled:hover:bg-primary-strong [a&]:hover:bg-primary-strong',
  secondary: 'border border-control bg-surface text-ink hover:bg-sunken',
  quiet: 'text-evergreen hover:bg-evergreen-soft',
  destructive: 'border border-danger bg-surface text-danger hover:bg-danger-soft',
};

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  /** Gives its look to the one child, such as a link, instead of making a button. */
  readonly asChild?: boolean;
}

/** A button, or with `asChild` a link that looks like one. */
export function Button({ variant = 'primary', asChild, className = '', ...props }: ButtonProps) {
  const classes = `${SHAPE} ${LOOKS[variant]} ${className}`;
  if (asChild) return <Slot.Root className={classes} {...props} />;
  return <button type="button" className={classes} {...props} />;
}
