import { Skeleton } from '#ui/kit/skeleton.tsx';

/** The places where the search, the tabs and the rows of the connections are about to be. */
export function ConnectionsSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading your connections…
      </p>
      <Skeleton className="mb-4 h-11 max-w-md" />
      <Skeleton className="mb-4 h-11" />
      <div className="grid gap-4">
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Skeleton key={place} className="h-16" />
        ))}
      </div>
    </>
  );
}
