import type { MemberId } from '#core/kernel/ids.ts';

/** Seals the secrets of authenticator apps with keys that are not in the storage. */
export interface SecretSeal {
  /** Seals a secret for that member alone, with the newest key. What is sealed already stays as it is. */
  seal(secret: string, memberId: MemberId): string;
  /**
   * The secret that was sealed for that member; one from before there were keys as it is; `null` if its key is missing
   * or it was sealed for somebody else.
   */
  open(stored: string, memberId: MemberId): string | null;
  /** True if it is sealed with the newest key. */
  isNewest(stored: string): boolean;
  /** Reads the keys, or makes the first one; throws if neither is possible. */
  prepare(): void;
}
