import type { ConnectionEvent } from '#core/connections/events.ts';
import type { MemberEvent } from '#core/members/events.ts';
import type { ReportEvent } from '#core/reports/events.ts';
import type { SafetyEvent } from '#core/safety/events.ts';
import type { ConversationEvent, MessageEvent } from '#core/messaging/events.ts';

/** What happened, described by ids alone: who wants to know more reads it. */
export type DomainEvent =
  MemberEvent | ConnectionEvent | MessageEvent | ConversationEvent | SafetyEvent | ReportEvent;

/** An event in the feed. */
export interface StoredEvent {
  /** Its place in the feed. */
  readonly id: number;
  /** When it happened, ISO 8601 in UTC. */
  readonly at: string;
  readonly event: DomainEvent;
}
