import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** The way on. */
  readonly action?: ReactNode;
  /** The address of a drawing, an empty chair where it is left out. */
  readonly drawing?: string;
  /** The level of the title; 3 for a list that has a heading of its own. */
  readonly level?: 2 | 3;
}

/** A list with nothing in it, and the way on. */
export function EmptyState({ title, children, action, level = 2, ...look }: EmptyStateProps) {
  const { drawing = '/pictures/chair.svg' } = look;
  const Title = `h${level}` as const;
  return (
    <div className="grid justify-items-center gap-3 px-4 max-[15rem]:px-0 py-8 text-center">
      <img src={drawing} alt="" className="size-32 rounded-full bg-honey-soft" />
      <Title className="text-xl">{title}</Title>
      {children && (
        <p className="max-w-prose min-w-0 text-balance text-quiet wrap-anywhere">{children}</p>
      )}
      {action}
    </div>
  );
}
