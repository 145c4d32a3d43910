import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { createArchivedContents, type Query } from '#adapters/sql/archived-contents.ts';
import { toEntryGrams, type DiscoveryEntry } from '#adapters/sql/discovery-entry.ts';
import { findDiscoveryFaults, type IdRange } from '#adapters/sql/discovery-faults.ts';
import type { Migration } from '#adapters/sql/migration-files.ts';
import { READ_MARK, refuseUnfinishedCopy, type MarkRow } from '#adapters/sql/unfinished-copy.ts';
import type { ArchiveReader } from '#core/archive/ports/storage-archive.ts';
import { StorageUnusable } from '#core/kernel/storage-unusable.ts';
import { readAppliedNumbers } from './applied-migrations.ts';
import { readLastNumbers } from './last-numbers.ts';
import { openClient } from './open-client.ts';
import { createPostgresSession, type PostgresSession } from './postgres-database.ts';

/** One snapshot for as long as it takes. */
const BEGIN = `
  SET statement_timeout = 0;
  SET idle_in_transaction_session_timeout = 0;
  BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY`;

const READ_TEXTS = `
  SELECT member_id AS "memberId", name, bio, grams
  FROM member_text JOIN member_text_grams USING (member_id)
  WHERE member_id > @after AND member_id <= @until`;

/** Reads the database as it is now, in one transaction that changes nothing. */
export async function openPostgresArchiveReader(
  url: string,
  migrations: readonly Migration[],
): Promise<ArchiveReader> {
  const { client, value } = await openClient(url, 'hearthkin reading', async (opened, place) => {
    await opened.query(BEGIN);
    await checkContents(opened, place, migrations);
    const session = createPostgresSession(opened);
    // Sequences are not part of the snapshot; read once, they stay the same for who compares.
    return { session, numbers: await readLastNumbers(session) };
  });
  const { session, numbers } = value;
  const query: Query = (sql, parameters) => session.rows(sql, parameters);
  const contents = createArchivedContents(query);
  return {
    ...contents,
    lastNumbers: () => Promise.resolve(numbers),
    findFaults: () =>
      findDiscoveryFaults(contents, query, (range, entries) =>
        findWrongTexts(session, range, entries),
      ),
    close: () => client.end(),
  };
}

async function checkContents(
  client: pg.Client,
  place: string,
  migrations: readonly Migration[],
): Promise<void> {
  const applied = await readAppliedNumbers(client, place, migrations);
  if (applied.length === 0) {
    throw new StorageUnusable(`${place} holds nothing: name the database of a site.`);
  }
  if (applied.length < migrations.length) {
    throw new StorageUnusable(
      `${place} was last used by an older version of this program: run "npm run storage -- migrate" on it first.`,
    );
  }
  const { rows: marks } = await client.query<MarkRow>(READ_MARK);
  refuseUnfinishedCopy(place, marks[0]);
}

interface TextRow {
  readonly memberId: number;
  readonly name: string;
  readonly bio: string;
  readonly grams: string[];
}

async function findWrongTexts(
  session: PostgresSession,
  range: IdRange,
  entries: readonly DiscoveryEntry[],
): Promise<number[]> {
  const rows = await session.rows<TextRow>(READ_TEXTS, { ...range });
  const stored = new Map(rows.map((row) => [row.memberId, { ...row, grams: row.grams.sort() }]));
  return entries
    .filter((entry) => {
      const { memberId, name, bio } = entry;
      const expected = { memberId, name, bio, grams: toEntryGrams(entry).sort() };
      return !isDeepStrictEqual(stored.get(memberId), expected);
    })
    .map(({ memberId }) => memberId);
}
