/** A grey place where content is about to be; hidden from screen readers, which hear `Loading`. */
export function Skeleton({ className = '' }: { readonly className?: string }) {
  return <div aria-hidden="true" className={`animate-pulse rounded-box bg-line/40 ${className}`} />;
}
