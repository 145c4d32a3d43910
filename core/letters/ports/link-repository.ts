import type { Link } from '#core/letters/domain/link.ts';

/** Reads the links in letters, by the hash of their token; `MailChange` writes them. */
export interface LinkRepository {
  find(tokenHash: string): Promise<Link | null>;
  /** Removes those that stopped working before that time. */
  removeExpired(now: string): Promise<void>;
}
