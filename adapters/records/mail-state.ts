import type { MailPreferences, MailState } from '#core/mail/domain/mail-preferences.ts';
import { bigint, flag, group, mapping, optional, text, time } from './field.ts';
import { record, versioned } from './record.ts';

export const MAIL_STATE = mapping(
  group<MailState>()({
    memberId: bigint('member_id'),
    preferences: optional(
      group<MailPreferences>()({
        requests: text('requests'),
        acceptances: text('acceptances'),
        messages: text('messages'),
      }),
    ),
    reportsDaily: flag('reports_daily'),
    rhythmDays: flag('rhythm_days'),
    mailedUntil: optional(time('mailed_until')),
  }),
);

export const MAIL_STATES = record('mail_state', {
  key: 'member_id',
  about: ['member_id'],
  archived: versioned(MAIL_STATE),
});
