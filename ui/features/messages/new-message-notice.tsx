import { useState } from 'react';
import type { Message } from '#core/domain/messaging/message.ts';

interface NewMessageNoticeProps {
  readonly messages: readonly Message[];
  readonly ownId: number;
  /** Who the other member is. */
  readonly name: string;
}

/** Tells screen readers of a message that comes in while the conversation is open. */
export function NewMessageNotice({ messages, ownId, name }: NewMessageNoticeProps) {
  const [newestAtFirst] = useState(messages.at(-1)?.id ?? 0);
  const latest = messages.findLast(({ senderId }) => senderId !== ownId);
  const isNew = latest !== undefined && latest.id > newestAtFirst;
  return (
    <p role="status" className="sr-only">
      {isNew && `New message from ${name}: ${latest.content}`}
    </p>
  );
}
