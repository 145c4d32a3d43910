import type { ReactNode } from 'react';

interface ConversationColumnsProps {
  readonly list: ReactNode;
  readonly pane: ReactNode;
  /** Whether the list is there on a phone, which has no room for both. */
  readonly isListShown: boolean;
  /** Whether the pane is there on a phone. */
  readonly isPaneShown: boolean;
}

const COLUMN = 'min-w-0 md:h-full';

/** The conversations, and beside them the one that is open. */
export function ConversationColumns(props: ConversationColumnsProps) {
  const { list, pane, isListShown, isPaneShown } = props;
  return (
    <div className="grid items-start gap-6 md:h-[calc(100dvh-13rem-var(--offline,0px))] md:min-h-112 md:grid-cols-[18rem_minmax(0,1fr)] md:grid-rows-[minmax(0,1fr)] lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div className={isListShown ? COLUMN : `hidden md:block ${COLUMN}`}>{list}</div>
      <div className={isPaneShown ? COLUMN : `hidden md:block ${COLUMN}`}>{pane}</div>
    </div>
  );
}
