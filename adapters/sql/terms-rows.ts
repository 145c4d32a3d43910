import type { TermsAcceptance } from '#core/accounts/domain/terms.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import type { MovedRow } from './moved-tables.ts';

/** A row of the table `terms_acceptance`. */
export type TermsAcceptanceRow = Omit<MovedRow<'terms_acceptance'>, 'version'>;

/** The acceptance of a row. */
export function toTermsAcceptance(row: TermsAcceptanceRow): TermsAcceptance {
  return {
    memberId: trusted<MemberId>(row.member_id),
    termsVersion: row.terms_version,
    at: new Date(row.accepted_at).toISOString(),
  };
}

/** The acceptance as parameters, which are named like the columns. */
export function toTermsAcceptanceParameters(acceptance: TermsAcceptance): TermsAcceptanceRow {
  return {
    member_id: acceptance.memberId,
    terms_version: acceptance.termsVersion,
    accepted_at: Date.parse(acceptance.at),
  };
}
