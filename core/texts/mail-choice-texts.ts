import type { ActivityKind, MailPace } from '#core/mail/domain/mail-preferences.ts';

/** What members can choose to get emails about. */
export const ACTIVITY_TEXTS: Readonly<Record<ActivityKind, string>> = {
  requests: 'When someone asks to connect or introduces you',
  acceptances: 'When someone accepts your request',
  messages: 'When someone writes to you',
};

/** How often they can choose to get them. */
export const PACE_TEXTS: Readonly<Record<MailPace, string>> = {
  at_once: 'At once',
  daily: 'Once a day',
  weekly: 'Once a week',
  never: 'Never',
};

/** What they can have besides. */
export const RHYTHM_DAYS_TEXT = 'An email on a day you’ve chosen to write to someone';

/** What moderators can have besides. */
export const REPORTS_DAILY_TEXT = 'A daily email while reports wait';
