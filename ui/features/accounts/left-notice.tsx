import { formatDay } from '#ui/parts/people/display-text.ts';

/** What a member who has just left needs to know; nobody else sees it. */
export function LeftNotice({ state }: { readonly state: unknown }) {
  const until = leavesOnOf(state);
  if (until === null) return null;
  return (
    <div role="alert" className="mb-6 grid gap-2 rounded-box bg-evergreen-soft p-4">
      <p className="font-semibold">You’ve left</p>
      <p>
        Nobody can see you any more. Until <time dateTime={until}>{formatDay(until)}</time> you can
        come back by logging in here. After that we delete your account.
      </p>
    </div>
  );
}

function leavesOnOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('leavesOn' in state)) return null;
  return typeof state.leavesOn === 'string' ? state.leavesOn : null;
}
