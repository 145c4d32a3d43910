import { Conflict } from '#adapters/conflict.ts';
import { handle } from '#adapters/handlers.ts';
import { promised } from '#adapters/promised.ts';
import { toActivityDay } from '#core/discovery/domain/activity-day.ts';
import type { DomainEvent } from '#core/events.ts';
import { NEW_ID, withNewId, type Act, type Commit, type Commitment } from '#core/kernel/commit.ts';
import type { NewId } from '#core/kernel/ids.ts';
import { aboutNewMember, type Change } from '#core/storage.ts';
import { createConnectionHandlers } from './memory-connection-changes.ts';
import { createContactHandlers } from './memory-contact-message-repository.ts';
import { createConversationHandlers } from './memory-conversation-repository.ts';
import { createDataExportHandlers } from './memory-data-export-repository.ts';
import { createFactorHandlers } from './memory-factors.ts';
import type { MemoryHandlers } from './memory-handlers.ts';
import { createInvitationHandlers } from './memory-invitation-repository.ts';
import { createSecurityHandlers } from './memory-security-log.ts';
import { createKnownDeviceHandlers } from './memory-known-devices.ts';
import { createMailHandlers } from './memory-mail.ts';
import { createMailStateHandlers } from './memory-mail-preferences.ts';
import { createMemberHandlers } from './memory-member-changes.ts';
import { createMessageHandlers } from './memory-message-repository.ts';
import { createModerationHandlers } from './memory-moderation-repository.ts';
import { createNewsletterHandlers } from './memory-newsletter.ts';
import { createPasswordHandlers } from './memory-one-time-passwords.ts';
import { createRecoveryRequestHandlers } from './memory-recovery-requests.ts';
import { createReportHandlers } from './memory-report-repository.ts';
import { createSafetyHandlers } from './memory-safety-repository.ts';
import { createSessionHandlers } from './memory-session-repository.ts';
import { nextNumber, recordActivity, type MemoryState } from './memory-state.ts';
import { createTermsHandlers } from './memory-terms-repository.ts';

/** Stores acts in the state; see `Commit` for what it promises. */
export function createMemoryCommit(state: MemoryState): Commit<Change, DomainEvent> {
  const handlers: MemoryHandlers<Change> = {
    ...createConnectionHandlers(state),
    ...createContactHandlers(state),
    ...createConversationHandlers(state),
    ...createDataExportHandlers(state),
    ...createFactorHandlers(state),
    ...createInvitationHandlers(state),
    ...createKnownDeviceHandlers(state),
    ...createSecurityHandlers(state),
    ...createMailHandlers(state),
    ...createMailStateHandlers(state),
    ...createMemberHandlers(state),
    ...createMessageHandlers(state),
    ...createModerationHandlers(state),
    ...createNewsletterHandlers(state),
    ...createPasswordHandlers(state),
    ...createRecoveryRequestHandlers(state),
    ...createReportHandlers(state),
    ...createSafetyHandlers(state),
    ...createSessionHandlers(state),
    ...createTermsHandlers(state),
  };
  return (act) =>
    promised(() => {
      try {
        return state.journal.keep(() => store(state, handlers, act));
      } catch (error) {
        if (error instanceof Conflict) return { stored: false };
        throw error;
      }
    });
}

function store(
  state: MemoryState,
  handlers: MemoryHandlers<Change>,
  { changes, events, actorId, at }: Act<Change, DomainEvent>,
): Commitment {
  let newId: NewId | null = null;
  for (const change of structuredClone(changes)) {
    newId = handle(handlers, aboutNewMember(change, newId)) ?? newId;
  }
  const actor = actorId === NEW_ID ? newId : actorId;
  if (actor !== null) recordActivity(state, actor, toActivityDay(at));
  for (const event of events) {
    const id = nextNumber(state, 'event');
    state.events.set(id, structuredClone({ id, at, event: withNewId(event, newId) }));
  }
  return { stored: true, newId };
}
