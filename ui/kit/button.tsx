import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { Spinner } from './spinner.tsx';

/** `primary` is the one main action of a screen. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive';

const SHAPE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-box border px-4 max-[15rem]:px-2 py-2 text-center font-semibold ' +
  'transition-colors disabled:cursor-not-allowed disabled:border-line disabled:bg-raised disabled:text-quiet aria-disabled:cursor-progress aria-disabled:opacity-60';

const LOOKS: Readonly<Record<ButtonVariant, string>> = {
  primary:
    'border-transparent bg-primary text-on-primary enabled:hover:bg-primary-strong [a&]:hover:bg-primary-strong',
  secondary: 'border-control bg-surface text-ink hover:bg-sunken',
  quiet: 'border-transparent text-evergreen hover:bg-evergreen-soft',
  destructive: 'border-danger bg-surface text-danger hover:bg-danger-soft',
};

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  /** True while what it began is under way: it turns, does nothing more, and keeps the focus. */
  readonly isBusy?: boolean;
  /** Gives its look to the one child, such as a link, instead of making a button. */
  readonly asChild?: boolean;
}

/** A button, or with `asChild` a link that looks like one. */
export function Button({ variant = 'primary', asChild, isBusy = false, ...props }: ButtonProps) {
  const { className = '', children, ...others } = props;
  const classes = `${SHAPE} ${LOOKS[variant]} ${className}`;
  if (asChild) {
    return (
      <Slot.Root className={classes} {...others}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button type="button" className={classes} {...others} {...(isBusy && BUSY)}>
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}

const BUSY: ComponentProps<'button'> = {
  'aria-disabled': true,
  onClick: (event) => {
    event.preventDefault();
  },
};
