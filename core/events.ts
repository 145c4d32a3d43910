import type { ConnectionEvent } from '#core/connections/events.ts';
import type { EventBus } from '#core/feed/ports/event-bus.ts';
import type { IntroductionEvent } from '#core/introductions/events.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { MemberEvent } from '#core/members/events.ts';
import type { SiteEvent } from '#core/operations/events.ts';
import type { ReportEvent } from '#core/moderation/reports/events.ts';
import type { SafetyEvent } from '#core/safety/events.ts';
import type { ConversationEvent, MessageEvent } from '#core/messaging/events.ts';
import type { TypingHint } from '#core/messaging/domain/typing-hint.ts';

/** What happened, described by ids alone: who wants to know more reads it. */
export type DomainEvent =
  | MemberEvent
  | ConnectionEvent
  | IntroductionEvent
  | MessageEvent
  | ConversationEvent
  | SafetyEvent
  | ReportEvent
  | SiteEvent;

/** The members an event names: those who may know of it, and the one it is about. */
export function membersNamedIn(event: DomainEvent): readonly MemberId[] {
  return 'aboutId' in event ? [...event.memberIds, event.aboutId] : event.memberIds;
}

/** The bus of the site, which also carries what is true for a moment. */
export type SiteBus = EventBus<DomainEvent, TypingHint>;
