import { BoundedCache } from '#core/kernel/bounded-cache.ts';
import { frozen } from '#core/kernel/frozen.ts';
import type { Self } from '#core/members/domain/member.ts';
import { MEMBER_COLUMNS, toSelf, type MemberRow } from './member-rows.ts';
import { rows, type Dialect, type Steps } from './steps.ts';

/** What a record takes in memory, roughly, in bytes, together with what is made of it once. */
const BYTES = 3_500;
const BOUNDS = { bytes: 16 * 1024 * 1024, fewest: 500, most: 5_000 };

/** A member whom a statement has found, by what `stampedMember` selects. */
export interface StampedMember {
  readonly member_id: number;
  readonly stamp: number | string;
}

interface KeptRecord {
  readonly stamp: StampedMember['stamp'];
  readonly self: Self;
  readonly bytes: number;
}

/** The records of members. Those that were read lately are kept, for as long as their rows have the same stamps. */
export interface MemberRecords {
  /** The records by id, without those who are gone meanwhile; frozen, because they are shared. */
  readonly read: (found: readonly StampedMember[]) => Steps<ReadonlyMap<number, Self>>;
}

/** What to select of members, so that their records can be read. */
export const stampedMember = ({ memberStamp }: Dialect): string =>
  `member.id AS member_id, ${memberStamp} AS stamp`;

/** Keeps the records of one database. */
export function createMemberRecords(dialect: Dialect): MemberRecords {
  const kept = new BoundedCache<number, KeptRecord>(BOUNDS);
  const readRows = `SELECT ${MEMBER_COLUMNS}, ${dialect.memberStamp} AS stamp
    FROM member WHERE id IN (${dialect.wantedIds})`;

  return {
    read: function* (found) {
      const records = new Map<number, Self>();
      const missing: number[] = [];
      for (const { member_id: id, stamp } of found) {
        const known = kept.get(id);
        if (known?.stamp === stamp) records.set(id, known.self);
        else missing.push(id);
      }
      if (missing.length === 0) return records;
      type Row = MemberRow & Pick<StampedMember, 'stamp'>;
      for (const row of yield* rows<Row>(readRows, { ids: JSON.stringify(missing) })) {
        const self = frozen(toSelf(row));
        kept.set(row.id, { stamp: row.stamp, self, bytes: BYTES });
        records.set(row.id, self);
      }
      return records;
    },
  };
}
