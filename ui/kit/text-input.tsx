import type { ComponentProps } from 'react';
import { CONTROL_LOOK } from './control-look.ts';

/** A line of text, in the direction of what is typed. */
export function TextInput({ className = '', ...props }: ComponentProps<'input'>) {
  return <input dir="auto" className={`min-h-11 ${CONTROL_LOOK} ${className}`} {...props} />;
}
