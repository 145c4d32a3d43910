import type { ComponentProps } from 'react';
import { CONTROL_LOOK } from './control-look.ts';

/** Several lines of text, each in the direction of what is typed. */
export function TextArea({ className = '', ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea dir="auto" lang="" rows={4} className={`${CONTROL_LOOK} ${className}`} {...props} />
  );
}
