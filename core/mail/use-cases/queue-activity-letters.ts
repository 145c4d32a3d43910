import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import type { DomainEvent } from '#core/events.ts';
import type { StoredEvent } from '#core/feed/domain/stored-event.ts';
import type { EventHandler } from '#core/feed/ports/event-handler.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { daysAfter } from '#core/kernel/days-after.ts';
import type { ConnectionId, MemberId, MessageId } from '#core/kernel/ids.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { MailChange } from '#core/letters/changes.ts';
import { activityLetter } from '#core/mail/domain/activity.ts';
import { mailDueAt, paceOf, type NewsKind } from '#core/mail/domain/mail-preferences.ts';
import type { MailPreferenceRepository } from '#core/mail/ports/mail-preference-repository.ts';
import { recipientOf } from '#core/messaging/events.ts';
import type { MessageRepository } from '#core/messaging/ports/message-repository.ts';

/** What is older than this is mailed to nobody: it happened before the site had mails, or while it was down for long. */
const DAYS_WORTH_A_MAIL = 8;

/** Whom an event is to reach, and as what. */
interface Addressee {
  readonly memberId: MemberId;
  readonly kind: NewsKind;
  /** What somebody has written, if it is that. */
  readonly message?: SentMessage;
}

interface SentMessage {
  readonly messageId: MessageId;
  readonly connectionId: ConnectionId;
}

interface Dependencies {
  readonly connections: Pick<ConnectionRepository, 'findById'>;
  readonly messages: Pick<MessageRepository, 'listAfter'>;
  readonly mailPreferences: Pick<MailPreferenceRepository, 'loadState'>;
  readonly clock: Clock;
}

/**
 * Queues a letter for whoever should hear of an event. What the letter says is decided when it is sent, so an event
 * that comes again makes no second letter: nothing is left to tell by then.
 */
export function makeQueueActivityLetters(
  deps: Dependencies,
): EventHandler<DomainEvent, MailChange> {
  return {
    name: 'activity-mails',
    decide: async (stored) => {
      if (stored.at < daysAfter(deps.clock.now(), -DAYS_WORTH_A_MAIL)) return [];
      const addressees = await findAddressees(deps, stored);
      const letters = await Promise.all(addressees.map((one) => queue(deps, one, stored.at)));
      return letters.filter((letter) => letter !== null);
    },
  };
}

async function queue(
  deps: Dependencies,
  { memberId, kind, message }: Addressee,
  at: string,
): Promise<MailChange | null> {
  const [{ value: state }, isFirst] = await Promise.all([
    deps.mailPreferences.loadState(memberId),
    message !== undefined && beginsConversation(deps, message),
  ]);
  const dueAt = mailDueAt(paceOf(state, { kind, isFirst }), at);
  return dueAt === null ? null : { type: 'queue_letter', queued: activityLetter(memberId, dueAt) };
}

async function beginsConversation(
  { messages }: Pick<Dependencies, 'messages'>,
  { connectionId, messageId }: SentMessage,
): Promise<boolean> {
  const [first] = await messages.listAfter(connectionId, { after: 0, limit: 1 });
  return first?.id === messageId;
}

/** What is gone by now reaches nobody. */
async function findAddressees(
  { connections }: Pick<Dependencies, 'connections'>,
  { event }: StoredEvent<DomainEvent>,
): Promise<readonly Addressee[]> {
  switch (event.type) {
    case 'connection_requested': {
      const connection = await connections.findById(event.connectionId);
      return connection ? [{ memberId: connection.recipientId, kind: 'requests' }] : [];
    }
    case 'connection_accepted': {
      const connection = await connections.findById(event.connectionId);
      return connection ? [{ memberId: connection.requesterId, kind: 'acceptances' }] : [];
    }
    case 'message_sent': {
      const memberId = recipientOf(event);
      return memberId ? [{ memberId, kind: 'messages', message: event }] : [];
    }
    case 'introduction_made':
      return event.memberIds.map((memberId) => ({ memberId, kind: 'introductions' }));
    case 'introduction_answered':
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
      return [];
    default:
      return unreachable(event);
  }
}
