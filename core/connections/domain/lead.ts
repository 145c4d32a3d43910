import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import {
  TOLD,
  type ConnectionOverview,
  type Told,
} from '#core/connections/domain/connection-overview.ts';
import type { ComingDay } from '#core/connections/days/domain/seen-day.ts';
import type { PickUp } from '#core/connections/domain/picking-up.ts';
import type { RhythmNewsOf } from '#core/connections/domain/rhythm-for-two.ts';
import type { Member } from '#core/members/domain/member.ts';
import { hasWords } from '#core/members/domain/prompts.ts';

/** Someone who might fit the member, and why in plain sentences. */
export interface Introduction {
  readonly member: Member;
  readonly reasons: readonly string[];
}

/** Someone to whom a connection of the member's would like to introduce them. */
export interface Introduced {
  readonly introducer: Member;
  readonly member: Member;
  /** Whether the member has said yes already: then nothing is left to do. */
  readonly saidYes: boolean;
}

/** The one thing that a dashboard begins with. */
export type Lead =
  /** Not known yet. */
  | { readonly kind: 'unknown' }
  /** Those who run the site have told the member something that they haven't opened. */
  | { readonly kind: Told }
  /** Someone wrote to the member. */
  | { readonly kind: 'wrote'; readonly connection: ConnectionWithMember }
  /** Someone accepted the member's request, and neither has written yet. */
  | { readonly kind: 'said_yes'; readonly connection: ConnectionWithMember }
  /** Someone asked to connect. */
  | { readonly kind: 'request'; readonly connection: ConnectionWithMember }
  /** Someone they know introduces them to someone else. */
  | { readonly kind: 'introduced'; readonly introduced: Introduced }
  /** The day has come on which the member and someone mean to write to each other, or their rhythm rests. */
  | { readonly kind: 'rhythm'; readonly rhythm: RhythmNewsOf }
  /** A day comes that matters to someone who shows it to the member, or on which the two met. */
  | { readonly kind: 'day'; readonly coming: ComingDay }
  /** It has been silent with someone for long. */
  | { readonly kind: 'pick_up'; readonly pickUp: PickUp }
  /** The member is new here. */
  | { readonly kind: 'welcome' }
  /** Someone to get to know. */
  | { readonly kind: 'person'; readonly introduction: Introduction }
  /** None of these: the way on. */
  | { readonly kind: 'way_on' }
  /** Nobody waits for a member who has people to begin with, and it's silent with none of them; or it can't be told, and nobody else is known. */
  | { readonly kind: 'nothing' };

/** What is known so far; what is still being loaded is `undefined`, and what could not be loaded `null`. */
export interface Known {
  readonly self: Pick<Member, 'bio' | 'preferences'>;
  readonly overview: ConnectionOverview | null | undefined;
  readonly introductions: readonly Introduction[] | null | undefined;
  /** Those whom the member's people would like them to meet, the newest first. */
  readonly introduced: readonly Introduced[];
}

/**
 * The most pressing of what there is: what those who run the site have decided, then people who wait for the member, then
 * those they have, and only then anyone new.
 */
export function leadOf({ self, overview, introductions, introduced }: Known): Lead {
  if (overview === undefined) return { kind: 'unknown' };
  const waiting = overview && waitingLeadOf(overview);
  if (waiting) return waiting;
  const unanswered = introduced.find(({ saidYes }) => !saidYes);
  if (unanswered !== undefined) return { kind: 'introduced', introduced: unanswered };
  if (overview?.rhythm) return { kind: 'rhythm', rhythm: overview.rhythm };
  if (overview?.day) return { kind: 'day', coming: overview.day };
  if (overview?.pickUp) return { kind: 'pick_up', pickUp: overview.pickUp };
  if (overview !== null && overview.counts.accepted > 0) return { kind: 'nothing' };
  if (overview !== null && isNewcomer(self, overview)) return { kind: 'welcome' };
  if (introductions === undefined) return { kind: 'unknown' };
  const [introduction] = introductions ?? [];
  if (introduction !== undefined) return { kind: 'person', introduction };
  return { kind: overview === null ? 'nothing' : 'way_on' };
}

/**
 * What waits for the member among their connections and with those who run the site, or `null`. Where something does, the
 * rhythm, the day and the silent connection that would come after it needn't be looked up.
 */
export function waitingLeadOf({
  told,
  unread,
  saidYes,
  received: [request],
}: Pick<ConnectionOverview, 'told' | 'unread' | 'saidYes' | 'received'>): Lead | null {
  const newest = TOLD.find((kind) => told.includes(kind));
  if (newest !== undefined) return { kind: newest };
  if (unread) return { kind: 'wrote', connection: unread };
  if (saidYes) return { kind: 'said_yes', connection: saidYes };
  return request === undefined ? null : { kind: 'request', connection: request };
}

/** Whether something waits for the member: it comes before anything that the site itself asks of them. */
export function isPressing({ kind }: Lead): boolean {
  return PRESSING.includes(kind);
}

const PRESSING: readonly Lead['kind'][] = [...TOLD, 'wrote', 'said_yes', 'request', 'introduced'];

/** Whether to greet the member as someone new: they have written nothing, and know nobody as far as is known. */
export function isGreetedAsNew({ self, overview }: Pick<Known, 'self' | 'overview'>): boolean {
  return !hasWords(self) && (overview?.counts.accepted ?? 0) === 0;
}

/** True for members who have written nothing about themselves, and are neither connected nor waiting to be. */
function isNewcomer(self: Known['self'], { counts }: ConnectionOverview): boolean {
  return !hasWords(self) && counts.accepted + counts.sent + counts.received === 0;
}
