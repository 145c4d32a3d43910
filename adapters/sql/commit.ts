import { Conflict } from '#adapters/conflict.ts';
import { handle } from '#adapters/handlers.ts';
import { toActivityDay } from '#core/discovery/domain/activity-day.ts';
import type { DomainEvent } from '#core/events.ts';
import { NEW_ID, withNewId, type Act, type Commit, type Commitment } from '#core/kernel/commit.ts';
import type { NewId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import { aboutNewMember, type Change } from '#core/storage.ts';
import { createConnectionHandlers } from './connection-store.ts';
import { CONTACT_HANDLERS } from './contact-message-store.ts';
import { createConversationHandlers } from './conversation-store.ts';
import { DATA_EXPORT_HANDLERS } from './data-export-store.ts';
import { createEventInsert, storeEvent } from './event-store.ts';
import { FACTOR_HANDLERS } from './factor-store.ts';
import { createInvitationHandlers } from './invitation-store.ts';
import { SECURITY_HANDLERS } from './security-log-store.ts';
import { KNOWN_DEVICE_HANDLERS } from './known-device-store.ts';
import { MAIL_STATE_HANDLERS } from './mail-state-store.ts';
import { MAIL_HANDLERS } from './mail-store.ts';
import { createMemberHandlers } from './member-store.ts';
import { createMessageHandlers } from './message-store.ts';
import { MODERATION_HANDLERS } from './moderation-store.ts';
import { NEWSLETTER_HANDLERS } from './newsletter-store.ts';
import { PASSWORD_HANDLERS } from './password-store.ts';
import { RECOVERY_REQUEST_HANDLERS } from './recovery-request-store.ts';
import { REPORT_HANDLERS } from './report-store.ts';
import { SAFETY_HANDLERS } from './safety-store.ts';
import { createSessionHandlers } from './session-store.ts';
import type { SqlHandlers } from './sql-handlers.ts';
import type { Dialect, SqlEngine, Steps } from './steps.ts';
import { TERMS_HANDLERS } from './terms-store.ts';

/** Stores acts; see `Commit` for what it promises. */
export function createSqlCommit({ dialect, transact }: SqlEngine): Commit<Change, DomainEvent> {
  const writer = {
    dialect,
    handlers: createHandlers(dialect),
    eventInsert: createEventInsert(dialect),
  };
  return async (act) => {
    try {
      return await transact(() => store(writer, act));
    } catch (error) {
      if (error instanceof Conflict || dialect.isUniqueViolation(error)) return { stored: false };
      throw error;
    }
  };
}

/** The dialect, and what is made of it once. */
interface Writer {
  readonly dialect: Dialect;
  readonly handlers: SqlHandlers<Change>;
  readonly eventInsert: string;
}

function createHandlers(dialect: Dialect): SqlHandlers<Change> {
  return {
    ...CONTACT_HANDLERS,
    ...DATA_EXPORT_HANDLERS,
    ...FACTOR_HANDLERS,
    ...KNOWN_DEVICE_HANDLERS,
    ...SECURITY_HANDLERS,
    ...MAIL_HANDLERS,
    ...MAIL_STATE_HANDLERS,
    ...MODERATION_HANDLERS,
    ...NEWSLETTER_HANDLERS,
    ...PASSWORD_HANDLERS,
    ...RECOVERY_REQUEST_HANDLERS,
    ...REPORT_HANDLERS,
    ...SAFETY_HANDLERS,
    ...TERMS_HANDLERS,
    ...createConnectionHandlers(dialect),
    ...createConversationHandlers(dialect),
    ...createInvitationHandlers(dialect),
    ...createMemberHandlers(dialect),
    ...createMessageHandlers(dialect),
    ...createSessionHandlers(dialect),
  };
}

function* store(
  { dialect, handlers, eventInsert }: Writer,
  { changes, events, actorId, at }: Act<Change, DomainEvent>,
): Steps<Commitment> {
  let newId: NewId | null = null;
  for (const change of changes) {
    const added: number | null = yield* handle(handlers, aboutNewMember(change, newId));
    newId = added === null ? newId : trusted<NewId>(added);
  }
  const actor = actorId === NEW_ID ? newId : actorId;
  if (actor !== null) yield* dialect.recordActivity(actor, toActivityDay(at));
  for (const event of events) yield* storeEvent(eventInsert, withNewId(event, newId), at);
  return { stored: true, newId };
}
