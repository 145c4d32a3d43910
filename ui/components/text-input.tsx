import type { ComponentProps } from 'react';

const LOOK =
  'w-full rounded-box border border-control bg-surface px-3 py-2 text-ink placeholder:text-quiet ' +
  'disabled:bg-sunken disabled:text-quiet aria-invalid:border-danger';

/** A line of text. */
export function TextInput({ className = '', ...props }: ComponentProps<'input'>) {
  return <input className={`min-h-11 ${LOOK} ${className}`} {...props} />;
}

/** Several lines of text. */
export function TextArea({ className = '', ...props }: ComponentProps<'textarea'>) {
  return <textarea rows={4} className={`${LOOK} ${className}`} {...props} />;
}

/** A choice among a few. */
export function Select({ className = '', ...props }: ComponentProps<'select'>) {
  return <select className={`min-h-11 ${LOOK} ${className}`} {...props} />;
}
