import { bigint, group, mapping, text, time } from './field.ts';
import { record, versioned } from './record.ts';
import type { TermsAcceptance } from '#core/accounts/domain/terms.ts';

export const TERMS_ACCEPTANCE = mapping(
  group<TermsAcceptance>()({
    memberId: bigint('member_id'),
    termsVersion: text('terms_version'),
    at: time('accepted_at'),
  }),
);

export const TERMS_ACCEPTANCES = record('terms_acceptance', {
  key: 'member_id',
  about: ['member_id'],
  archived: versioned(TERMS_ACCEPTANCE),
});
