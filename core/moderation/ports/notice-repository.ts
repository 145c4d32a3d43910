import type { Versioned } from '#core/kernel/commit.ts';
import type { MemberId, NoticeId } from '#core/kernel/ids.ts';
import type { Notice } from '#core/moderation/domain/notice.ts';

/** A page of notices with an id below `before` (any when it is `null`), newest first, at most `limit`. */
interface NoticePage {
  readonly before: number | null;
  readonly limit: number;
}

/** Reads what members were told; `ModerationChange` writes it. */
export interface NoticeRepository {
  /** Those of the member. */
  listOf(memberId: MemberId, page: NoticePage): Promise<readonly Notice[]>;
  /** Those of the member that they have not opened, newest first, at most `limit`. */
  listUnread(memberId: MemberId, limit: number): Promise<readonly Notice[]>;
  /**
   * Those with an appeal that nobody has answered and with an id above `after`, oldest first, at most `limit`; without
   * those to the viewer and upon what the viewer has reported, unless that is `null`.
   */
  listAppealed(page: {
    readonly viewerId: MemberId | null;
    readonly after: number;
    readonly limit: number;
  }): Promise<readonly Notice[]>;
  /** The notice to decide upon. */
  load(id: NoticeId): Promise<Versioned<Notice> | null>;
}
