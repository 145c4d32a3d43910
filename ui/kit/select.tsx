import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { CONTROL_LOOK } from './control-look.ts';

/** A choice among a few, in the list of the reader's own device. */
export function Select({ className = '', ...props }: ComponentProps<'select'>) {
  return (
    <span className={`relative inline-grid ${className}`}>
      <select
        className={`min-h-11 w-full appearance-none text-ellipsis pe-10 max-[15rem]:ps-2 max-[15rem]:pe-8 ${CONTROL_LOOK}`}
        {...props}
      />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 inset-e-3 max-[15rem]:inset-e-2 size-5 -translate-y-1/2 text-quiet"
      />
    </span>
  );
}
