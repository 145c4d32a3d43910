import type { Versioned } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { WaitingItem } from './domain/activity.ts';
import type { MailPreferences } from './domain/mail-preferences.ts';

/** Which mails a member wishes, and what they have been told. */
export interface MailState {
  readonly memberId: MemberId;
  readonly preferences: MailPreferences;
  /** Everything up to this time has been in a letter, or was never to be (ISO 8601 in UTC); `null` before the first. */
  readonly mailedUntil: string | null;
}

/** Reads what mails about activity need; `MailStateChange` writes the state. */
export interface MailPreferenceRepository {
  /** The state to decide upon; the usual one, of version 0, while nothing is stored. */
  loadState(memberId: MemberId): Promise<Versioned<MailState>>;
  /**
   * What waits for the member and is newer than `after`: requests to answer, their own requests that were accepted,
   * and who has sent messages that they have not read, whether or not they may know of those people; the newest
   * `limit` of each kind.
   */
  listWaiting(
    memberId: MemberId,
    page: { readonly after: string; readonly limit: number },
  ): Promise<readonly WaitingItem[]>;
  /** When the member was last signed in somewhere, to the minute; `null` when they have no session. */
  lastSeenAt(memberId: MemberId): Promise<string | null>;
}
