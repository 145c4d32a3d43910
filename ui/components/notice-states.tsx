import type { ReactNode } from 'react';
import { Button } from './button.tsx';

/** Says that something is on its way. */
export function Loading({ label = 'Loading…' }: { readonly label?: string }) {
  return (
    <div role="status" className="flex items-center justify-center gap-3 p-8 text-quiet">
      <span
        aria-hidden="true"
        className="size-5 animate-spin rounded-full border-2 border-line border-t-primary"
      />
      {label}
    </div>
  );
}

/** A grey place where content is about to be; hidden from screen readers, which hear `Loading`. */
export function Skeleton({ className = '' }: { readonly className?: string }) {
  return <div aria-hidden="true" className={`animate-pulse rounded-box bg-sunken ${className}`} />;
}

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
      {children && <p className="max-w-prose text-quiet">{children}</p>}
      {action}
    </div>
  );
}

interface ErrorStateProps {
  readonly title: string;
  readonly onRetry: () => void;
}

/** Something that could not be loaded, and a way to try again. */
export function ErrorState({ title, onRetry }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 rounded-box border border-danger bg-danger-soft p-8 text-center"
    >
      <p className="font-semibold">{title}</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
