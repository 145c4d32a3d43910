import type { ConnectionRefusal } from '#core/connections/refusals.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import { refuseAbove, type Limiter } from '#core/kernel/limiter.ts';
import type { NotFound, RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import { TYPING_LIMIT } from '#core/messaging/domain/typing-limit.ts';
import {
  findConversation,
  type ConversationDependencies,
} from '#core/messaging/steps/find-conversation.ts';
import type { TypingHint } from '#core/messaging/domain/typing-hint.ts';

type TypingRefusal =
  | NotFound<'connection'>
  | RefusalOf<'not_accepted', ConnectionRefusal>
  | RefusalOf<'too_many_requests'>;

export type ShowTyping = (input: {
  readonly callerId: MemberId;
  readonly connectionId: ConnectionId;
}) => Promise<Result<null, TypingRefusal>>;

interface Dependencies extends ConversationDependencies {
  readonly processLimiter: Pick<Limiter, 'take'>;
  /** Sends the hint to every process. Returns at once and never fails. */
  readonly sendHint: (hint: TypingHint) => void;
}

/**
 * Shows the other member that the caller is typing, where both have chosen that. The caller gets the same answer
 * where they have not, so that it says nothing about the other's choice. Nothing is stored.
 */
export function makeShowTyping(deps: Dependencies): ShowTyping {
  return async ({ callerId, connectionId }) => {
    const found = await findConversation(deps, callerId, connectionId);
    if (!found.ok) return found;
    const tooMany = await refuseAbove(deps.processLimiter, TYPING_LIMIT, String(callerId));
    if (tooMany !== null) return refused(tooMany);
    const { otherId, signs } = found.value;
    if (signs.typing) deps.sendHint({ type: 'typing', connectionId, viewerId: otherId });
    return granted(null);
  };
}
