import type { RecordKind } from '#core/archive/storage-archive.ts';
import { BIGINT, INDEXED_TEXT, INTEGER, optional, TEXT, type Tables } from './table-columns.ts';

/** The tables whose rows are moved, each named for the kind of its records. */
const MOVED = {
  member: {
    role: 'moved',
    key: ['id'],
    numbered: true,
    columns: {
      id: BIGINT,
      username: TEXT,
      username_key: TEXT,
      email: TEXT,
      email_key: TEXT,
      password_hash: TEXT,
      name: TEXT,
      bio: optional(TEXT),
      location: optional(TEXT),
      age: optional(INTEGER),
      avatar_url: optional(TEXT),
      created_at: BIGINT,
      preferences: TEXT,
      who_may_ask: optional(TEXT),
      version: INTEGER,
    },
  },
  connection: {
    role: 'moved',
    key: ['id'],
    numbered: true,
    columns: {
      id: BIGINT,
      user_id1: BIGINT,
      user_id2: BIGINT,
      relationship_type_id: optional(INTEGER),
      note: optional(TEXT),
      status: TEXT,
      created_at: BIGINT,
      accepted_at: optional(BIGINT),
      version: INTEGER,
      lower_user_id: { ...BIGINT, madeBy: 'sqlite' },
      higher_user_id: { ...BIGINT, madeBy: 'sqlite' },
    },
  },
  message: {
    role: 'moved',
    key: ['id'],
    numbered: true,
    columns: {
      id: BIGINT,
      connection_id: BIGINT,
      sender_id: BIGINT,
      receiver_id: BIGINT,
      content: TEXT,
      read: INTEGER,
      created_at: BIGINT,
      idempotency_key: optional(TEXT),
    },
  },
  pair_history: {
    role: 'moved',
    key: ['id'],
    numbered: true,
    columns: {
      id: BIGINT,
      lower_member_id: BIGINT,
      higher_member_id: BIGINT,
      lower_blocked_at: optional(BIGINT),
      higher_blocked_at: optional(BIGINT),
      lower_may_ask_from: optional(BIGINT),
      higher_may_ask_from: optional(BIGINT),
      lower_declined: optional(TEXT),
      higher_declined: optional(TEXT),
      version: INTEGER,
    },
  },
  standing: {
    role: 'moved',
    key: ['member_id'],
    columns: {
      member_id: BIGINT,
      role: TEXT,
      status: TEXT,
      suspended_until: optional(BIGINT),
      listed: INTEGER,
      may_ask: INTEGER,
      version: INTEGER,
    },
  },
  sealed_conversation: {
    role: 'moved',
    key: ['id'],
    numbered: true,
    columns: {
      id: BIGINT,
      requester_id: BIGINT,
      recipient_id: BIGINT,
      requester_name: TEXT,
      recipient_name: TEXT,
      accepted_at: BIGINT,
      ended_by: BIGINT,
      ended_at: BIGINT,
      keep_until: BIGINT,
      note: optional(TEXT),
    },
  },
  sealed_message: {
    role: 'moved',
    key: ['id'],
    columns: {
      id: BIGINT,
      conversation_id: BIGINT,
      sender_id: BIGINT,
      content: TEXT,
      created_at: BIGINT,
    },
  },
  report: {
    role: 'moved',
    key: ['id'],
    numbered: true,
    columns: {
      id: BIGINT,
      reporter_id: BIGINT,
      about_id: BIGINT,
      about_name: TEXT,
      reason: TEXT,
      words: optional(TEXT),
      created_at: BIGINT,
      profile: TEXT,
      messages: optional(TEXT),
      note: optional(TEXT),
      state: TEXT,
      claimed_by: optional(BIGINT),
      claimed_at: optional(BIGINT),
      decided_by: optional(BIGINT),
      decided_at: optional(BIGINT),
      outcome: optional(TEXT),
      outcome_words: optional(TEXT),
      version: INTEGER,
    },
  },
  moderation_entry: {
    role: 'moved',
    key: ['id'],
    numbered: true,
    columns: {
      id: BIGINT,
      at: BIGINT,
      actor: TEXT,
      member_id: BIGINT,
      report_id: optional(BIGINT),
      action: TEXT,
      until: optional(BIGINT),
      reason: optional(TEXT),
      words: optional(TEXT),
    },
  },
  notice: {
    role: 'moved',
    key: ['id'],
    numbered: true,
    columns: {
      id: BIGINT,
      member_id: BIGINT,
      at: BIGINT,
      actor: TEXT,
      kind: TEXT,
      params: TEXT,
      appeal_words: optional(TEXT),
      appealed_at: optional(BIGINT),
      version: INTEGER,
    },
  },
  contact_message: {
    role: 'moved',
    key: ['id'],
    numbered: true,
    columns: {
      id: BIGINT,
      created_at: BIGINT,
      topic: TEXT,
      member_id: optional(BIGINT),
      email: optional(TEXT),
      content: TEXT,
      handled_by: optional(TEXT),
      handled_at: optional(BIGINT),
    },
  },
  session: {
    role: 'moved',
    key: ['token_hash'],
    columns: { token_hash: TEXT, member_id: BIGINT, created_at: BIGINT, last_used_at: BIGINT },
  },
  event: {
    role: 'moved',
    key: ['id'],
    numbered: true,
    columns: { id: BIGINT, happened_at: BIGINT, content: TEXT },
  },
  event_handler: {
    role: 'moved',
    key: ['name'],
    columns: {
      name: TEXT,
      handled: BIGINT,
      // Nobody holds a handler that has just been moved.
      holder: { ...TEXT, movedAs: '' },
      held_until: { ...BIGINT, movedAs: 0 },
    },
  },
} as const satisfies Tables & Readonly<Record<RecordKind, unknown>>;

/** What discovery finds members by, which is made from their records. */
const DERIVED = {
  member_trait: {
    role: 'derived',
    key: ['member_id'],
    columns: {
      member_id: BIGINT,
      types: INTEGER,
      interests: INTEGER,
      age: optional(INTEGER),
      youngest_age: INTEGER,
      oldest_age: INTEGER,
      location: optional(TEXT),
      // The one column that no record yields, so it is moved with the member.
      active_on: INTEGER,
      change_number: { ...BIGINT, madeBy: 'sqlite' },
      written_by: { kind: 'transaction', nullable: false, madeBy: 'postgres' },
    },
  },
  member_interest: {
    role: 'derived',
    key: ['interest', 'member_id'],
    columns: { interest: TEXT, member_id: BIGINT },
  },
  member_text: {
    role: 'derived',
    key: ['member_id'],
    madeBy: 'postgres',
    columns: {
      member_id: BIGINT,
      name: TEXT,
      bio: TEXT,
      grams: { kind: 'texts', nullable: false },
    },
  },
  member_trigram: {
    role: 'derived',
    key: [],
    madeBy: 'sqlite',
    columns: { name: INDEXED_TEXT, bio: INDEXED_TEXT },
  },
  member_gram: {
    role: 'derived',
    key: [],
    madeBy: 'sqlite',
    columns: { name: INDEXED_TEXT, bio: INDEXED_TEXT },
  },
} as const satisfies Tables;

/** What the program keeps of this database and for minutes, which no other database needs. */
const OWN = {
  migration: {
    role: 'own',
    key: ['number'],
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
    columns: { key: TEXT, points: INTEGER, expire: optional(BIGINT) },
  },
  database_identity: {
    role: 'own',
    key: [],
    madeBy: 'sqlite',
    columns: { id: TEXT },
  },
  unfinished_copy: { role: 'own', key: [], columns: { source: TEXT } },
} as const satisfies Tables;

/**
 * Every table and column of both databases. Whoever adds one says here whether it is moved; the tests
 * hold this list against what the migrations make.
 */
export const TABLES = { ...MOVED, ...DERIVED, ...OWN } as const;
