import { Skeleton } from '#ui/kit/skeleton.tsx';

/** The places where the search, the tabs and the cards of the connections are about to be. */
export function ConnectionsSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading your connections…
      </p>
      <Skeleton className="mb-4 h-11 max-w-md" />
      <Skeleton className="mb-4 h-11" />
      <div className="grid gap-4 lg:grid-cols-2">
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} className="h-72" />
        ))}
      </div>
    </>
  );
}
