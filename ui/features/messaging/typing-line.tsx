import type { ConnectionId } from '#core/kernel/ids.ts';
import { useTyping } from '#ui/live/typing-store.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';

interface TypingLineProps {
  readonly connectionId: ConnectionId;
  /** Who the other member is. */
  readonly name: string;
}

/**
 * Says that the other is typing. It keeps its place, so that nothing moves. Readers hear it when they begin, and
 * find it as text after each short pause, which is no news.
 */
export function TypingLine({ connectionId, name }: TypingLineProps) {
  const { sharedSigns } = useSelf();
  const typing = useTyping(connectionId);
  if (!sharedSigns.typing) return null;
  const isNews = typing?.isNews === true;
  return (
    <div className="relative h-6 min-h-[1lh] shrink-0 px-4 text-sm text-quiet">
      {typing && (
        <p aria-hidden={isNews} className="flex italic">
          <bdi className="truncate">{name}</bdi>
          <span className="shrink-0 whitespace-pre"> is typing…</span>
        </p>
      )}
      <p role="status" className="sr-only">
        {isNews && (
          <>
            <bdi>{name}</bdi> is typing…
          </>
        )}
      </p>
    </div>
  );
}
