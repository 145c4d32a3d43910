import type {
  Authenticator,
  RecoveryCodes,
  SecondFactor,
} from '#core/accounts/domain/second-factor.ts';
import { bigint, flag, group, json, mapping, optional, text, time, union } from './field.ts';
import { record, versioned } from './record.ts';

const authenticator = union<Authenticator>()('status', 'authenticator', {
  off: {},
  begun: { secret: text('secret') },
  on: {
    secret: text('secret'),
    lastStep: bigint('last_step'),
    since: optional(time('authenticator_since')),
  },
});

export const SECOND_FACTOR = mapping(
  group<SecondFactor>()({
    memberId: bigint('member_id'),
    authenticator,
    recoveryCodes: optional(
      group<RecoveryCodes>()({
        hashes: json('recovery_codes'),
        madeAt: time('recovery_codes_made_at'),
      }),
    ),
    onlyPasskeys: flag('only_passkeys'),
    endsAt: optional(time('ends_at')),
  }),
);

export const SECOND_FACTORS = record('second_factor', {
  key: 'member_id',
  about: ['member_id'],
  archived: versioned(SECOND_FACTOR),
});
