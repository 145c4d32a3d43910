import { describeCount } from './describe-count.ts';

/** How many there are, beside a word; nothing where there are none. */
export function CountBadge({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className="ms-2 min-w-6 rounded-full bg-primary px-1.5 text-center text-sm font-semibold text-on-primary">
      {describeCount(count)}
    </span>
  );
}
