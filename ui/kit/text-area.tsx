import type { ComponentProps } from 'react';
import { CONTROL_LOOK } from './control-look.ts';

/** Several lines of text. */
export function TextArea({ className = '', ...props }: ComponentProps<'textarea'>) {
  return <textarea rows={4} className={`${CONTROL_LOOK} ${className}`} {...props} />;
}
