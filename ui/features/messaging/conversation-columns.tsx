import type { ReactNode } from 'react';

interface ConversationColumnsProps {
  readonly list: ReactNode;
  readonly pane: ReactNode;
  /** Whether the list is there on a phone, which has no room for both. */
  readonly isListShown: boolean;
  /** Whether the pane is there on a phone. */
  readonly isPaneShown: boolean;
}

/** The conversations, and beside them the one that is open. */
export function ConversationColumns(props: ConversationColumnsProps) {
  const { list, pane, isListShown, isPaneShown } = props;
  return (
    <div className="grid items-start gap-6 md:grid-cols-[18rem_minmax(0,1fr)] lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div className={isListShown ? 'min-w-0' : 'hidden min-w-0 md:block'}>{list}</div>
      <div className={isPaneShown ? 'min-w-0' : 'hidden min-w-0 md:block'}>{pane}</div>
    </div>
  );
}
