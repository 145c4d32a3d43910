import type { MemberId } from '#core/kernel/ids.ts';
import type { Link, LinkPurpose } from '#core/letters/domain/link.ts';

/** Reads the links in letters, by the hash of their token; `MailChange` writes them. */
export interface LinkRepository {
  find(tokenHash: string): Promise<Link | null>;
  /** Those of that purpose that are about the member's account, in no order. */
  listOf(memberId: MemberId, purpose: LinkPurpose): Promise<readonly Link[]>;
  /** Removes those that stopped working before that time. */
  removeExpired(now: string): Promise<void>;
}
