import { useReachStore } from '#ui/api/reach-store.ts';
import { useIsOnline } from '#ui/kit/use-is-online.ts';
import { useSiteName } from '#ui/parts/pages/operator.tsx';

/** A single call may miss for a reason of its own. */
const CALLS_TO_MISS = 2;

/** Says, while it is so, that nothing can be sent, and that what is written is not lost. */
export function OfflineLine() {
  const siteName = useSiteName();
  const isOnline = useIsOnline();
  const isMissing = useReachStore(({ missed }) => missed >= CALLS_TO_MISS);
  const words = wordsFor(isOnline, isMissing ? siteName : null);
  return (
    <div aria-live="polite" className="sticky top-0 z-50">
      {words !== null && (
        <p
          data-offline
          className="min-h-8 content-center border-b border-line bg-honey-soft px-3 text-center text-sm font-medium"
        >
          {words}
        </p>
      )}
    </div>
  );
}

function wordsFor(isOnline: boolean, missing: string | null): string | null {
  if (!isOnline) return 'You’re offline. What you write is kept here.';
  return missing === null ? null : `We can’t reach ${missing}. What you write is kept here.`;
}
