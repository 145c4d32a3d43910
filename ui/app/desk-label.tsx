import { describeCount } from './title-badge.ts';

/** What the way to the desk says: with how many cases wait there, if any do. */
export function DeskLabel({ waiting }: { readonly waiting: number }) {
  return waiting > 0 ? (
    <>
      Desk<span className="sr-only">, {describeCount(waiting)} waiting</span>
      <span
        aria-hidden="true"
        className="ms-2 min-w-6 rounded-full bg-primary px-1.5 text-center text-sm font-semibold text-on-primary"
      >
        {describeCount(waiting)}
      </span>
    </>
  ) : (
    'Desk'
  );
}
