import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** The way on. */
  readonly action?: ReactNode;
  /** The level of the title; 3 for a list that has a heading of its own. */
  readonly level?: 2 | 3;
}

/** A list with nothing in it, and the way on. */
export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className="grid justify-items-center gap-3 rounded-box border border-dashed border-control p-8 text-center">
      <Title className="text-xl">{title}</Title>
      {children && <p className="max-w-prose text-balance text-quiet">{children}</p>}
      {action}
    </div>
  );
}
