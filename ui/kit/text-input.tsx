import type { ComponentProps } from 'react';
import { CONTROL_LOOK } from './control-look.ts';

/** A line of text. */
export function TextInput({ className = '', ...props }: ComponentProps<'input'>) {
  return <input className={`min-h-11 ${CONTROL_LOOK} ${className}`} {...props} />;
}
