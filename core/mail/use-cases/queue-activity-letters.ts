import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import type { DomainEvent } from '#core/events.ts';
import type { StoredEvent } from '#core/feed/domain/stored-event.ts';
import type { EventHandler } from '#core/feed/ports/event-handler.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { Commit } from '#core/kernel/commit.ts';
import { daysAfter } from '#core/kernel/days-after.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { MailChange } from '#core/letters/changes.ts';
import { activityLetter } from '#core/mail/domain/activity.ts';
import { mailDueAt, paceOf, type ActivityKind } from '#core/mail/domain/mail-preferences.ts';
import type { MailPreferenceRepository } from '#core/mail/ports/mail-preference-repository.ts';
import type { Message } from '#core/messaging/domain/message.ts';
import type { MessageRepository } from '#core/messaging/ports/message-repository.ts';

/** What is older than this is mailed to nobody: it happened before the site had mails, or while it was down for long. */
const DAYS_WORTH_A_MAIL = 8;

/** Whom an event is to reach, and as what. */
interface Addressee {
  readonly memberId: MemberId;
  readonly kind: ActivityKind;
  /** What somebody has written, if it is that. */
  readonly message?: Message;
}

interface Dependencies {
  readonly connections: Pick<ConnectionRepository, 'findById'>;
  readonly messages: Pick<MessageRepository, 'findById' | 'listAfter'>;
  readonly mailPreferences: Pick<MailPreferenceRepository, 'loadState'>;
  readonly commit: Commit<MailChange, never>;
  readonly clock: Clock;
}

/**
 * Queues a letter for whoever should hear of an event. What the letter says is decided when it is sent, so an event
 * that comes again makes no second letter: nothing is left to tell by then.
 */
export function makeQueueActivityLetters(deps: Dependencies): EventHandler<DomainEvent> {
  return {
    name: 'activity-mails',
    handle: async (stored) => {
      if (stored.at < daysAfter(deps.clock.now(), -DAYS_WORTH_A_MAIL)) return;
      const addressee = await findAddressee(deps, stored);
      if (addressee === null) return;
      const { memberId, kind, message } = addressee;
      const { value: state } = await deps.mailPreferences.loadState(memberId);
      const mayBeFirst = state.preferences === null && message !== undefined;
      const isFirst = mayBeFirst && (await beginsConversation(deps, message));
      const dueAt = mailDueAt(paceOf(state, { kind, isFirst }), stored.at);
      if (dueAt === null) return;
      const changes = [{ type: 'queue_letter', queued: activityLetter(memberId, dueAt) }] as const;
      await deps.commit({ changes, events: [], actorId: null, at: deps.clock.now() });
    },
  };
}

async function beginsConversation(
  { messages }: Pick<Dependencies, 'messages'>,
  { connectionId, id }: Message,
): Promise<boolean> {
  const [first] = await messages.listAfter(connectionId, { after: 0, limit: 1 });
  return first?.id === id;
}

/** What is gone by now reaches nobody. */
async function findAddressee(
  { connections, messages }: Dependencies,
  { event }: StoredEvent<DomainEvent>,
): Promise<Addressee | null> {
  switch (event.type) {
    case 'connection_requested': {
      const connection = await connections.findById(event.connectionId);
      return connection && { memberId: connection.recipientId, kind: 'requests' };
    }
    case 'connection_accepted': {
      const connection = await connections.findById(event.connectionId);
      return connection && { memberId: connection.requesterId, kind: 'acceptances' };
    }
    case 'message_sent': {
      const message = await messages.findById(event.messageId);
      return message && { memberId: message.recipientId, kind: 'messages', message };
    }
    case 'connection_removed':
    case 'message_changed':
    case 'message_read':
    case 'conversation_changed':
    case 'member_registered':
    case 'profile_changed':
    case 'notice_added':
    case 'member_blocked':
    case 'member_unblocked':
    case 'report_filed':
    case 'site_changed':
      return null;
    default:
      return unreachable(event);
  }
}
