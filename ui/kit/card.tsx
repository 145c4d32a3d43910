import type { ComponentProps } from 'react';

/** A sheet of paper that lies on the page. */
export function Card({ className = '', ...props }: ComponentProps<'section'>) {
  return (
    <section
      className={`min-w-0 rounded-box border border-line bg-surface p-4 shadow-lift sm:p-6 ${className}`}
      {...props}
    />
  );
}
