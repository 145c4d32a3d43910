import { BoundedCache } from '#core/kernel/bounded-cache.ts';
import { frozen } from '#core/kernel/frozen.ts';
import type { Self } from '#core/members/domain/member.ts';
import { SELF } from '#adapters/records/member.ts';
import { MEMBER_COLUMNS, type MemberRow } from './member-rows.ts';
import { rows, type Dialect, type Steps } from './steps.ts';

/**
 * What a record takes in memory, roughly, in bytes, together with what is made of it once: 3,500, and 8,000 more for
 * a member who has looked at their recommendations; one in four is taken to.
 */
const BYTES = 5_500;
const BOUNDS = { bytes: 25 * 1024 * 1024, fewest: 500, most: 5_000 };

/** A member that a query has found, with the columns that `stampedMember` selects. */
export interface StampedMember {
  readonly member_id: number;
  readonly stamp: number | string;
}

interface KeptRecord {
  readonly stamp: StampedMember['stamp'];
  readonly self: Self;
  readonly bytes: number;
}

/** A row of a member together with the stamp of its state. */
export type StampedRow = MemberRow & Pick<StampedMember, 'stamp'>;

/**
 * The records of members; frozen, because they are shared. Those that were read lately are kept, for as long as
 * their rows have the same stamps.
 */
export interface MemberRecords {
  /** The record of a row. */
  readonly of: (row: StampedRow) => Self;
  /** The records by id, without those who are gone meanwhile. Only the rows of those who are not kept are read. */
  readonly read: (found: readonly StampedMember[]) => Steps<ReadonlyMap<number, Self>>;
  /** Forgets a member who has changed: what was kept is of no more use. */
  readonly forget: (id: number) => void;
}

/** What to select of members, so that their records can be read. */
export const stampedMember = ({ memberStamp }: Dialect): string =>
  `member.id AS member_id, ${memberStamp} AS stamp`;

/** What to select of a member whose row is read in any case. */
export const stampedRow = ({ memberStamp }: Dialect): string =>
  `${MEMBER_COLUMNS}, ${memberStamp} AS stamp`;

/** Keeps the records of one database. */
export function createMemberRecords(dialect: Dialect): MemberRecords {
  const kept = new BoundedCache<number, KeptRecord>(BOUNDS);
  const readRows = `SELECT ${stampedRow(dialect)} FROM member WHERE ${dialect.isWanted('id')}`;

  function find(id: number, stamp: StampedMember['stamp']): Self | null {
    const known = kept.get(id);
    return known?.stamp === stamp ? known.self : null;
  }

  function of(row: StampedRow): Self {
    const { id, stamp } = row;
    const known = find(id, stamp);
    if (known !== null) return known;
    const self = frozen(SELF.read(row));
    kept.set(id, { stamp, self, bytes: BYTES });
    return self;
  }

  return {
    of,
    forget: (id) => {
      kept.delete(id);
    },
    read: function* (found) {
      const records = new Map<number, Self>();
      const missing: number[] = [];
      for (const { member_id: id, stamp } of found) {
        const known = find(id, stamp);
        if (known === null) missing.push(id);
        else records.set(id, known);
      }
      if (missing.length === 0) return records;
      const ids = JSON.stringify(missing);
      for (const row of yield* rows<StampedRow>(readRows, { ids })) records.set(row.id, of(row));
      return records;
    },
  };
}
