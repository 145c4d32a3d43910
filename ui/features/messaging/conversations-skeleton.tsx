import { Skeleton } from '#ui/kit/skeleton.tsx';
import { ConversationColumns } from './conversation-columns.tsx';

/** The places where the conversations are about to be, and the one that is asked for. */
export function ConversationsSkeleton({ isOneAsked }: { readonly isOneAsked: boolean }) {
  return (
    <>
      <p role="status" className="sr-only">
        Loading your conversations…
      </p>
      <ConversationColumns
        isListShown={!isOneAsked}
        isPaneShown={isOneAsked}
        list={
          <>
            <Skeleton className="mb-4 h-11" />
            <div className="grid gap-1">
              {[1, 2, 3, 4].map((place) => (
                <Skeleton key={place} className="h-18" />
              ))}
            </div>
          </>
        }
        pane={<Skeleton className={isOneAsked ? 'h-[calc(100dvh-10rem)] md:h-full' : 'h-60'} />}
      />
    </>
  );
}
