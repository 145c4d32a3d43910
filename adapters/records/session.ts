import type { Session } from '#core/accounts/domain/session.ts';
import { bigint, flag, group, mapping, optional, text, time } from './field.ts';
import { record } from './record.ts';

export const SESSION = mapping(
  group<Session>()({
    tokenHash: text('token_hash'),
    memberId: bigint('member_id'),
    createdAt: time('created_at'),
    lastUsedAt: time('last_used_at'),
    mustChoosePassword: flag('must_choose_password'),
    device: group<Session['device']>()({
      browser: optional(text('browser')),
      operatingSystem: optional(text('operating_system')),
    }),
  }),
);

export const SESSIONS = record('session', {
  key: 'token_hash',
  about: ['member_id'],
  archived: SESSION,
});
