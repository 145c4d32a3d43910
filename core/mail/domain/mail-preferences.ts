import type { MemberId } from '#core/kernel/ids.ts';
import { nextDayAt, nextMondayAt } from '#core/letters/domain/mail-times.ts';
import { unreachable } from '#core/kernel/unreachable.ts';

/** What members choose to get mails about. */
export const ACTIVITY_KINDS = ['requests', 'acceptances', 'messages'] as const;

export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** What mails tell of: an introduction is another way of asking, and follows the choice for requests. */
export const NEWS_KINDS = [...ACTIVITY_KINDS, 'introductions'] as const;

export type NewsKind = (typeof NEWS_KINDS)[number];

/** How soon a mail may tell of what has happened. */
export const MAIL_PACES = ['at_once', 'daily', 'weekly', 'never'] as const;

export type MailPace = (typeof MAIL_PACES)[number];

/** Which mails a member wishes to get about what happens to them. */
export type MailPreferences = Readonly<Record<ActivityKind, MailPace>>;

/** Which mails a member gets: also those that come once a day for moderators, and on the days of a rhythm. */
export interface ChosenMails extends MailPreferences {
  readonly reportsDaily: boolean;
  readonly rhythmDays: boolean;
}

/** Which mails a member wishes, and what they have been told. */
export interface MailState {
  readonly memberId: MemberId;
  /** What they chose; `null` while they have chosen nothing, and get what is usual by then. */
  readonly preferences: MailPreferences | null;
  /** Whether a mail tells them once a day, should they be a moderator, that reports wait. */
  readonly reportsDaily: boolean;
  /** Whether a mail tells them of the days of the rhythms that they have chosen with others. */
  readonly rhythmDays: boolean;
  /** Everything up to this time has been in a letter, or was never to be (ISO 8601 in UTC); `null` before the first. */
  readonly mailedUntil: string | null;
}

/** How it is while nothing is stored of a member's mails. */
export function unchosenMails(memberId: MemberId): MailState {
  return { memberId, preferences: null, reportsDaily: true, rhythmDays: false, mailedUntil: null };
}

/** What members get who have chosen nothing: a yes is what everyone waits for, and a request can wait for a night. */
export const USUAL_MAIL_PREFERENCES: MailPreferences = {
  requests: 'daily',
  acceptances: 'at_once',
  messages: 'weekly',
};

/** Which mails the member gets. */
export function chosenMails(state: MailState): ChosenMails {
  const { reportsDaily, rhythmDays } = state;
  return { ...preferencesOf(state), reportsDaily, rhythmDays };
}

/** Which mails the member gets: those that they chose, or the usual ones. */
export function preferencesOf({ preferences }: Pick<MailState, 'preferences'>): MailPreferences {
  return preferences ?? USUAL_MAIL_PREFERENCES;
}

/**
 * How soon a mail may tell the member of that. Who has chosen nothing hears of the first message of a conversation at
 * once, as of a yes, which it may be the answer to.
 */
export function paceOf(
  { preferences }: Pick<MailState, 'preferences'>,
  { kind, isFirst = false }: { readonly kind: NewsKind; readonly isFirst?: boolean },
): MailPace {
  if (preferences === null && isFirst) return 'at_once';
  return preferencesOf({ preferences })[kind === 'introductions' ? 'requests' : kind];
}

/** No mails about what happens; those that an account needs come all the same. */
export const NO_MAILS: MailPreferences = {
  requests: 'never',
  acceptances: 'never',
  messages: 'never',
};

/** How long a mail waits at least: much at once is one mail, and someone who is reading gets none. */
const BURST = 2 * 60_000;

/** When a mail may tell of what happened at that time; `null` for never. Times are ISO 8601 in UTC. */
export function mailDueAt(pace: MailPace, happenedAt: string): string | null {
  switch (pace) {
    case 'at_once':
      return new Date(Date.parse(happenedAt) + BURST).toISOString();
    case 'daily':
      return nextDayAt(happenedAt);
    case 'weekly':
      return nextMondayAt(happenedAt);
    case 'never':
      return null;
    default:
      return unreachable(pace);
  }
}
