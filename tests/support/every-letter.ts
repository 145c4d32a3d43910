import type { MemberId } from '#core/kernel/ids.ts';
import type { Letter, LetterKind } from '#core/letters/domain/letter.ts';
import { toNewsletterIssueId } from './ids.ts';
import { toEmailAddress } from './texts.ts';

type EveryLetter = { readonly [Kind in LetterKind]: Extract<Letter, { readonly kind: Kind }> };

/** A letter of each kind to the member, who had or wishes to have the other address. */
export function everyLetter(
  { id: memberId, email }: { readonly id: MemberId; readonly email: string },
  other = 'other@example.org',
): readonly Letter[] {
  const letters: EveryLetter = {
    confirm_address: { kind: 'confirm_address', memberId },
    recover_password: { kind: 'recover_password', address: toEmailAddress(email) },
    confirm_new_address: {
      kind: 'confirm_new_address',
      memberId,
      address: toEmailAddress(other),
    },
    address_changed: { kind: 'address_changed', memberId, address: toEmailAddress(other) },
    unconfirmed_address_changed: {
      kind: 'unconfirmed_address_changed',
      memberId,
      address: toEmailAddress(other),
    },
    new_address_changed: { kind: 'new_address_changed', memberId, address: toEmailAddress(other) },
    password_changed: { kind: 'password_changed', memberId },
    second_factor_changed: { kind: 'second_factor_changed', memberId },
    ways_in_ended: {
      kind: 'ways_in_ended',
      memberId,
      ended: { passkeys: 1, recoveryCodes: true, authenticator: true },
    },
    second_step_ending: {
      kind: 'second_step_ending',
      memberId,
      until: '2999-12-24T10:00:00.000Z',
    },
    confirm_recovery: { kind: 'confirm_recovery', address: toEmailAddress(other) },
    recovery_begun: {
      kind: 'recovery_begun',
      memberId,
      address: toEmailAddress(other),
      until: '2999-12-24T10:00:00.000Z',
    },
    recovery_agreed: {
      kind: 'recovery_agreed',
      memberId,
      address: toEmailAddress(other),
      until: '2999-12-24T10:00:00.000Z',
    },
    recovery_closed: { kind: 'recovery_closed', memberId, address: toEmailAddress(other) },
    recovery_stopped: { kind: 'recovery_stopped', memberId, address: toEmailAddress(other) },
    win_account_back: { kind: 'win_account_back', memberId, address: toEmailAddress(other) },
    account_won_back: { kind: 'account_won_back', memberId, address: toEmailAddress(other) },
    data_export_ready: { kind: 'data_export_ready', memberId },
    leaving_begun: { kind: 'leaving_begun', memberId, until: '2026-12-24T10:00:00.000Z' },
    account_deleted: { kind: 'account_deleted', address: toEmailAddress(other) },
    urgent_report: { kind: 'urgent_report', memberId },
    reports_waiting: { kind: 'reports_waiting', memberId },
    decision: { kind: 'decision', memberId },
    report_answered: { kind: 'report_answered', memberId },
    registration_approved: { kind: 'registration_approved', memberId },
    registration_declined: { kind: 'registration_declined', memberId },
    activity: { kind: 'activity', memberId },
    rhythm_day: { kind: 'rhythm_day', memberId },
    confirm_newsletter: { kind: 'confirm_newsletter', address: toEmailAddress(other) },
    newsletter: {
      kind: 'newsletter',
      issueId: toNewsletterIssueId(1),
      address: toEmailAddress('reader@example.org'),
    },
  };
  return Object.values(letters);
}
