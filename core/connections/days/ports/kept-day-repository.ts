import type { KeptDay } from '#core/connections/days/domain/kept-day.ts';
import type { YearPart } from '#core/connections/days/domain/seen-day.ts';
import type { ListedConnection } from '#core/connections/domain/connection.ts';
import type { Versioned } from '#core/kernel/commit.ts';
import type { KeptDayId, MemberId } from '#core/kernel/ids.ts';

/** A connection with a day that the other keeps and the member may see, or with none: that is the day on which they met. */
export interface ShownDay {
  readonly connection: ListedConnection;
  readonly day: Pick<KeptDay, 'date' | 'meaning'> | null;
}

/** Reads the days that matter to members; `KeptDayChange` writes them. */
export interface KeptDayRepository {
  /** The day to decide upon. */
  load(id: KeptDayId): Promise<Versioned<KeptDay> | null>;
  /** All that the member keeps, in the order of the year. */
  listOf(memberId: MemberId): Promise<readonly KeptDay[]>;
  /**
   * Of the member's connections with people who are here: the days in that part of the year that the other keeps and shows
   * on this connection, and those on which the two met there (by UTC) before that time, at most `limit` in the order of
   * connections. None while the member takes a break.
   */
  listShown(
    memberId: MemberId,
    part: YearPart & { readonly metBefore: string; readonly limit: number },
  ): Promise<readonly ShownDay[]>;
}
