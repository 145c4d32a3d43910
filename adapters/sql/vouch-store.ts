import type { RowRead } from '#adapters/records/field.ts';
import { VOUCH } from '#adapters/records/vouch.ts';
import { daysAfter } from '#core/kernel/days-after.ts';
import { startOfDay } from '#core/kernel/start-of-day.ts';
import type { VouchChange } from '#core/vouching/changes.ts';
import { DAYS_HERE_BEFORE } from '#core/vouching/domain/count-vouches.ts';
import { nextDay, type WayKnown } from '#core/vouching/domain/vouch.ts';
import type { VouchRepository } from '#core/vouching/ports/vouch-repository.ts';
import { isInUse } from './safety-store.ts';
import { storeOne, type SqlHandlers } from './sql-handlers.ts';
import { firstRow, rows, type Dialect, type SqlEngine, type Steps } from './steps.ts';
import { columnsIn } from './written-columns.ts';

/** What of a vouch counts at `@at`, by the core's `countedAt`. */
const saidNow = (vouch: string): string => `
  CASE WHEN ${vouch}.counts_until <= @at THEN NULL
    WHEN ${vouch}.counts_from <= @at THEN ${vouch}.said ELSE ${vouch}.said_before END`;

/** True of vouches that have weight by themselves, by the core's `countVouches`. */
const hasWeight = (vouch: string): string => `
  ${saidNow(vouch)} IS NOT NULL
  AND ${isInUse(`${vouch}.voucher_id`)}
  AND EXISTS (
    SELECT 1 FROM member AS voucher
    WHERE voucher.id = ${vouch}.voucher_id AND voucher.created_at <= @joinedUntil)
  AND NOT EXISTS (
    SELECT 1 FROM report WHERE outcome = 'acted' AND decided_at < @today
      AND (reporter_id = ${vouch}.voucher_id AND about_id = ${vouch}.member_id
        OR reporter_id = ${vouch}.member_id AND about_id = ${vouch}.voucher_id))`;

const COUNT_FOR = `
  SELECT ${saidNow('vouch')} AS way, count(*) AS people FROM vouch
  WHERE vouch.member_id = @memberId AND ${hasWeight('vouch')}
    AND EXISTS (
      SELECT 1 FROM vouch AS beyond
      WHERE beyond.member_id = vouch.voucher_id AND beyond.voucher_id <> @memberId
        AND ${hasWeight('beyond')})
  GROUP BY way`;

const LOAD_OWN = `
  SELECT ${columnsIn('vouch', VOUCH)},
    CASE WHEN EXISTS (
      SELECT 1 FROM report WHERE outcome = 'acted' AND reporter_id = @voucherId
        AND about_id = CASE WHEN user_id1 = @voucherId THEN user_id2 ELSE user_id1 END)
    THEN 1 ELSE 0 END AS reported
  FROM connection
    LEFT JOIN vouch ON vouch.connection_id = connection.id AND vouch.voucher_id = @voucherId
  WHERE connection.id = @connectionId`;

const LIST_BY = `SELECT ${VOUCH.columns} FROM vouch WHERE voucher_id = @voucherId ORDER BY id DESC`;

const REMOVE_EXPIRED = 'DELETE FROM vouch WHERE counts_until <= @now';

/** The connection stays as it is meanwhile: nobody vouches on one that has ended, or for someone who is gone. */
const createPut = ({ forUpdate }: Dialect) => `
  INSERT INTO vouch
    (voucher_id, member_id, connection_id, said, counts_from, said_before, counts_until)
  SELECT CAST(@voucher_id AS bigint), CAST(@member_id AS bigint), id, CAST(@said AS text),
    CAST(@counts_from AS bigint), CAST(@said_before AS text), CAST(@counts_until AS bigint)
  FROM connection WHERE id = @connection_id AND version = @connectionVersion ${forUpdate}
  ON CONFLICT (voucher_id, connection_id) DO UPDATE SET
    said = excluded.said, counts_from = excluded.counts_from,
    said_before = excluded.said_before, counts_until = excluded.counts_until
  RETURNING id`;

const END_ON_CONNECTION = `
  UPDATE vouch SET counts_until = @countsUntil
  WHERE connection_id = @connectionId AND counts_until IS NULL`;

type Row = RowRead<typeof VOUCH>;

/** How many people say that they know a member in this way. */
interface Counted {
  readonly way: WayKnown;
  readonly people: number;
}

/** Reads vouches; see the port for what it promises. */
export function createSqlVouches({ read, write }: SqlEngine): VouchRepository {
  return {
    countFor: async (memberId, at) => {
      const today = Date.parse(startOfDay(at));
      const joinedUntil = Date.parse(daysAfter(at, -DAYS_HERE_BEFORE));
      const parameters = { memberId, at: Date.parse(at), today, joinedUntil };
      const found = await read(rows<Counted>(COUNT_FOR, parameters));
      const count = (way: WayKnown) => found.find((each) => each.way === way)?.people ?? 0;
      const [spoken, met] = [count('spoken'), count('met')];
      return { people: count('written') + spoken + met, spoken, met };
    },
    loadOwn: async (voucherId, connectionId) => {
      type Own = Row & { readonly reported: number };
      const row = await read(firstRow<Own>(LOAD_OWN, { voucherId, connectionId }));
      // Without a vouch its columns are empty.
      const isThere = row !== null && (row as { readonly id: number | null }).id !== null;
      return { vouch: isThere ? VOUCH.read(row) : null, hasReported: row?.reported === 1 };
    },
    listBy: async (voucherId) => (await read(rows<Row>(LIST_BY, { voucherId }))).map(VOUCH.read),
    removeExpired: async (now) => {
      await write(REMOVE_EXPIRED, { now: Date.parse(now) });
    },
  };
}

/** Ends the vouches of the two whose connection ends at that time. */
export function* endVouchesOnConnection(connectionId: number, at: string): Steps<void> {
  yield* rows(END_ON_CONNECTION, { connectionId, countsUntil: Date.parse(nextDay(at)) });
}

/** Stores vouches. */
export function createVouchHandlers(dialect: Dialect): SqlHandlers<VouchChange> {
  const put = createPut(dialect);
  return {
    put_vouch: ({ vouch, connectionVersion }) =>
      storeOne(put, { ...VOUCH.writeNew(vouch), connectionVersion }),
  };
}
