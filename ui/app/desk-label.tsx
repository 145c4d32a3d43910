import { describeCount } from './title-badge.ts';

/** What the way to the desk is called for who doesn't see it: with how many cases wait there, if any do. */
export function nameDesk(waiting: number): string {
  return waiting > 0 ? `Desk, ${describeCount(waiting)} waiting` : 'Desk';
}

/** The same for who sees it. */
export function DeskLabel({ waiting }: { readonly waiting: number }) {
  return (
    <>
      Desk
      {waiting > 0 && (
        <span className="ms-2 min-w-6 rounded-full bg-primary px-1.5 text-center text-sm font-semibold text-on-primary">
          {describeCount(waiting)}
        </span>
      )}
    </>
  );
}
