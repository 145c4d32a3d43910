import type { Address } from '#core/members/domain/address.ts';
import type { Confirmation } from '#core/members/domain/confirmation.ts';

/** A member's address as they see it, and what the site asks of them. */
export interface OwnAddress {
  readonly address: Address;
  readonly confirmation: Confirmation;
}
