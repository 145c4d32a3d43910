import { onDeletion } from '#adapters/records/record.ts';
import { RECORDS } from '#adapters/records/records.ts';
import type { RecordKind } from '#core/archive/domain/archived-records.ts';
import {
  BIGINT,
  INDEXED_TEXT,
  INTEGER,
  kept,
  optional,
  removedBy,
  TEXT,
  type Tables,
} from './table-columns.ts';

const ABOUT_NOBODY = kept('It names no member.');

/** The tables of the records, each named for their kind. */
const MOVED = Object.fromEntries(
  Object.entries(RECORDS).map(([kind, { table }]) => [kind, table]),
) as { readonly [Kind in RecordKind]: (typeof RECORDS)[Kind]['table'] };

/** What discovery finds members by, which is made from their records. */
const DERIVED = {
  member_trait: {
    role: 'derived',
    key: ['member_id'],
    onDeletion: { rows: 'emptied' },
    columns: {
      member_id: BIGINT,
      types: INTEGER,
      seeks: INTEGER,
      offers: INTEGER,
      interests: INTEGER,
      age: optional(INTEGER),
      youngest_age: INTEGER,
      oldest_age: INTEGER,
      introduced_from: INTEGER,
      location: optional(TEXT),
      languages: optional(TEXT),
      country: optional(TEXT),
      town: optional(TEXT),
      // The one column that no record yields, so it is moved with the member.
      active_on: INTEGER,
      change_number: { ...BIGINT, madeBy: 'sqlite' },
      written_by: { kind: 'transaction', nullable: false, madeBy: 'postgres' },
    },
  },
  member_interest: {
    role: 'derived',
    key: ['interest', 'member_id'],
    onDeletion: removedBy('member_id'),
    columns: { interest: TEXT, member_id: BIGINT },
  },
  member_text: {
    role: 'derived',
    key: ['member_id'],
    madeBy: 'postgres',
    onDeletion: { rows: 'emptied' },
    columns: { member_id: BIGINT, name: TEXT, bio: TEXT },
  },
  member_text_grams: {
    role: 'derived',
    key: ['member_id'],
    madeBy: 'postgres',
    onDeletion: { rows: 'emptied' },
    columns: { member_id: BIGINT, grams: { kind: 'texts', nullable: false } },
  },
  member_trigram: {
    role: 'derived',
    key: [],
    madeBy: 'sqlite',
    onDeletion: { rows: 'emptied' },
    columns: { name: INDEXED_TEXT, bio: INDEXED_TEXT },
  },
  member_gram: {
    role: 'derived',
    key: [],
    madeBy: 'sqlite',
    onDeletion: { rows: 'emptied' },
    columns: { name: INDEXED_TEXT, bio: INDEXED_TEXT },
  },
} as const satisfies Tables;

/** What the program keeps of this database, and what it keeps for minutes or days, which no other database needs. */
const OWN = {
  migration: {
    role: 'own',
    key: ['number'],
    onDeletion: ABOUT_NOBODY,
    columns: {
      number: INTEGER,
      name: TEXT,
      checksum: TEXT,
      applied_at: { kind: 'time', nullable: false },
    },
  },
  rate_counter: {
    role: 'own',
    key: ['key'],
    onDeletion: kept('Keys are ids and hashes, and count for a day at most.'),
    columns: { key: TEXT, points: INTEGER, expire: optional(BIGINT) },
  },
  passkey_challenge: {
    role: 'own',
    key: ['challenge_hash'],
    onDeletion: onDeletion('passkey_challenge', ['member_id']),
    columns: {
      challenge_hash: TEXT,
      purpose: TEXT,
      member_id: optional(BIGINT),
      origin: TEXT,
      expires_at: BIGINT,
    },
  },
  database_identity: {
    role: 'own',
    key: [],
    madeBy: 'sqlite',
    onDeletion: ABOUT_NOBODY,
    columns: { id: TEXT },
  },
  // Members ask for another copy where they find none.
  data_export: {
    role: 'own',
    key: ['id'],
    numbered: true,
    onDeletion: onDeletion('data_export', ['member_id']),
    columns: {
      id: BIGINT,
      member_id: BIGINT,
      requested_at: BIGINT,
      attempts: INTEGER,
      status: TEXT,
      held_until: optional(BIGINT),
      ended_at: optional(BIGINT),
      expires_at: optional(BIGINT),
      size: optional(BIGINT),
      version: INTEGER,
    },
  },
  data_export_piece: {
    role: 'own',
    key: ['export_id', 'number'],
    onDeletion: { rows: 'removed', with: 'data_export' },
    columns: { export_id: BIGINT, number: INTEGER, content: { kind: 'bytes', nullable: false } },
  },
  // What messages are found by: each database makes its own from the messages.
  message_word: {
    role: 'own',
    key: ['connection_id', 'word', 'message_id'],
    onDeletion: { rows: 'removed', with: 'message' },
    columns: { connection_id: BIGINT, word: TEXT, message_id: BIGINT },
  },
  cursor_secret: { role: 'own', key: [], onDeletion: ABOUT_NOBODY, columns: { content: TEXT } },
  unfinished_copy: { role: 'own', key: [], onDeletion: ABOUT_NOBODY, columns: { source: TEXT } },
} as const satisfies Tables;

/**
 * Every table and column of both databases. Whoever adds one says here whether it is moved; the tests
 * hold this list against what the migrations make.
 */
export const TABLES = { ...MOVED, ...DERIVED, ...OWN } as const;
