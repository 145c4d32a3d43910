import { use } from 'react';
import type { MessageWarning as Warning } from '#core/safety/domain/message-warning.ts';
import { WarningLine } from '#ui/parts/safety/warning-line.tsx';
import { ConversationSafetyContext } from './conversation-safety.ts';

/** A warning beneath a message that may be part of a scam. It stops nothing and tells nobody. */
export function MessageWarning({ warning }: { readonly warning: Warning }) {
  const { onReport } = use(ConversationSafetyContext);
  return <WarningLine warning={warning} onReport={onReport} className="max-w-[85%]" />;
}
