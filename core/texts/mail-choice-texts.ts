import type { ActivityKind, MailPace } from '#core/mail/domain/mail-preferences.ts';

/** What mails can tell of, as members choose it. */
export const ACTIVITY_TEXTS: Readonly<Record<ActivityKind, string>> = {
  requests: 'When someone asks to connect',
  acceptances: 'When someone accepts your request',
  messages: 'When someone writes to you',
};

/** How soon mails may come, as members choose it. */
export const PACE_TEXTS: Readonly<Record<MailPace, string>> = {
  at_once: 'At once',
  daily: 'Once a day',
  weekly: 'Once a week',
  never: 'Never',
};
