import { describe, expect, test } from 'vitest';
import { ARCHIVED_TABLES, type ArchivedRows } from '#adapters/sql/archive-tables.ts';
import { MOVED_TABLES } from '#adapters/sql/moved-tables.ts';
import type { Table, Tables } from '#adapters/sql/table-columns.ts';
import { TABLES } from '#adapters/sql/tables.ts';
import { DEFAULT_PREFERENCES } from '#core/members/domain/preferences.ts';
import { RECORD_KINDS, type RecordKind } from '#core/archive/domain/archived-records.ts';

/** A row of each kind, with a value in every column that no default would give. */
const ROWS: ArchivedRows = {
  member: {
    id: 11,
    username: 'Ada',
    username_key: 'ada',
    email: 'Ada@Example.org',
    email_key: 'ada@example.org',
    email_confirmed_at: 1_700_000_000_031,
    pending_email: 'ada@home.example',
    pending_email_at: 1_700_000_000_032,
    password_hash: 'a hash',
    name: 'Ada L.',
    bio: 'A bio',
    location: 'Leeds',
    age: 36,
    avatar_url: 'https://example.org/ada.png',
    created_at: 1_700_000_000_001,
    preferences: JSON.stringify({
      ...DEFAULT_PREFERENCES,
      relationshipTypes: [1],
      roles: { 1: 'offer' },
      country: 'GB',
      timeZone: 'Europe/London',
    }),
    who_may_ask: '{"relationshipTypes":[2],"ageRange":null,"onlyWithNote":true}',
    shares_typing: 1,
    shares_reading: 0,
    photos_seen_by: 'connections',
    blurs_photos: 1,
    version: 7,
    active_on: 12,
  },
  connection: {
    id: 21,
    user_id1: 22,
    user_id2: 23,
    relationship_type_id: 3,
    side: 'offer',
    note: 'A note',
    status: 'accepted',
    created_at: 1_700_000_000_002,
    accepted_at: 1_700_000_000_003,
    version: 8,
    together: JSON.stringify({
      questions: [
        {
          state: 'open',
          name: 'old_object',
          messageId: 31,
          sealed: { memberId: 22, text: 'A kettle' },
        },
      ],
    }),
  },
  message: {
    id: 31,
    connection_id: 32,
    sender_id: 33,
    receiver_id: 34,
    content: 'Hello',
    attachments:
      '[{"kind":"picture","key":"1hKPQqmLbFgnMvtXGJkHWlbU7IAbnBPm8b3jhjcNLKc","width":960,"height":720,"thumbHash":"1QcSHQRnh493V4dIh4eXh1h4kJUI","description":"A pear tree"}]',
    read: 1,
    created_at: 1_700_000_000_004,
    idempotency_key: 'a key',
    reply_to_id: 30,
    earlier: '[{"content":"Hi","until":"2023-11-14T22:13:20.005Z"}]',
  },
  pair_history: {
    id: 35,
    lower_member_id: 36,
    higher_member_id: 37,
    lower_blocked_at: 1_700_000_000_011,
    lower_blocked_name: 'Steve',
    higher_blocked_name: null,
    higher_blocked_at: 1_700_000_000_012,
    lower_may_ask_from: 1_700_000_000_013,
    higher_may_ask_from: 1_700_000_000_014,
    lower_declined:
      '{"relationshipTypeId":1,"side":"seek","note":"A note","createdAt":"2026-01-01T10:00:00.000Z","declinedAt":"2026-01-02T10:00:00.000Z"}',
    higher_declined:
      '{"relationshipTypeId":null,"side":null,"note":null,"createdAt":"2026-01-03T10:00:00.000Z","declinedAt":"2026-01-04T10:00:00.000Z"}',
    lower_answer: '{"sentence":"too_busy","answeredAt":"2026-01-05T10:00:00.000Z"}',
    higher_answer: '{"sentence":"not_a_match","answeredAt":"2026-01-06T10:00:00.000Z"}',
    version: 9,
  },
  standing: {
    member_id: 38,
    role: 'moderator',
    status: 'suspended',
    suspended_until: 1_700_000_000_015,
    listed: 0,
    may_ask: 0,
    break_since: 1_700_000_000_031,
    break_told: 1,
    leaves_on: 1_700_000_000_032,
    version: 10,
  },
  sealed_conversation: {
    id: 71,
    requester_id: 72,
    recipient_id: 73,
    requester_name: 'Ada',
    recipient_name: 'Ben',
    accepted_at: 1_700_000_000_021,
    ended_by: 73,
    ended_at: 1_700_000_000_022,
    keep_until: 1_700_000_000_023,
    note: 'Another note',
  },
  sealed_message: {
    id: 74,
    conversation_id: 75,
    sender_id: 76,
    content: 'Good night',
    attachments:
      '[{"kind":"picture","key":"1hKPQqmLbFgnMvtXGJkHWlbU7IAbnBPm8b3jhjcNLKc","width":960,"height":720,"thumbHash":"1QcSHQRnh493V4dIh4eXh1h4kJUI","description":"A garden"}]',
    created_at: 1_700_000_000_024,
    earlier: '[{"content":"Good morning","until":"2023-11-14T22:13:20.025Z"}]',
  },
  report: {
    id: 81,
    reporter_id: 82,
    about_id: 83,
    about_name: 'Cy',
    reason: 'money',
    words: 'They asked for money.',
    created_at: 1_700_000_000_025,
    profile: JSON.stringify({ name: 'Cy', preferences: DEFAULT_PREFERENCES }),
    messages: '[{"id":84,"attachments":[],"earlier":[]}]',
    note: '{"senderId":83}',
    introductions: '["You both keep bees."]',
    state: 'answered',
    claimed_by: 85,
    claimed_at: 1_700_000_000_026,
    decided_by: 86,
    decided_at: 1_700_000_000_027,
    outcome: 'acted',
    outcome_words: 'Removed.',
    version: 11,
    proposed_by: null,
    proposed_at: null,
  },
  moderation_entry: {
    id: 39,
    at: 1_700_000_000_016,
    actor: '40',
    member_id: 42,
    report_id: 43,
    action: 'suspend',
    until: 1_700_000_000_017,
    reason: 'money',
    words: 'Some words',
  },
  notice: {
    id: 44,
    member_id: 45,
    at: 1_700_000_000_018,
    actor: '46',
    kind: 'remove',
    params: '{"until":null}',
    appeal_words: 'It was not me',
    appealed_at: 1_700_000_000_019,
    version: 12,
    report_id: 47,
    answer: 'upheld',
    answer_words: 'It was.',
    answered_by: '48',
    answered_at: 1_700_000_000_028,
    read_at: 1_700_000_000_033,
  },
  contact_message: {
    id: 91,
    created_at: 1_700_000_000_031,
    topic: 'data',
    member_id: 92,
    email: 'ada@example.org',
    content: 'Please send me my data.',
    handled_by: '93',
    handled_at: 1_700_000_000_032,
  },
  one_time_password: {
    member_id: 94,
    password_hash: 'the hash of another',
    expires_at: 1_700_000_000_033,
  },
  invitation: {
    id: 87,
    code_hash: 'another hash',
    inviter_id: 88,
    created_at: 1_700_000_000_031,
    expires_at: 1_700_000_000_032,
    status: 'used',
    ended_at: 1_700_000_000_033,
    version: 3,
  },
  recovery_request: {
    id: 97,
    member_id: 98,
    address: 'new@example.org',
    answers: '{"address":"","joinedIn":"2025-03","people":"","lastPerson":"Steve"}',
    status: 'agreed',
    agreed_by: 99,
    due_at: 1_700_000_000_041,
    version: 2,
  },
  terms_acceptance: {
    member_id: 89,
    terms_version: '2026-01-02',
    accepted_at: 1_700_000_000_034,
    version: 4,
  },
  queued_letter: {
    id: 95,
    member_id: 96,
    letter_key: 'activity:96',
    content: '{"kind":"activity","memberId":96}',
    due_at: 1_700_000_000_035,
    attempts: 2,
    failed_at: 1_700_000_000_036,
    reason: 'refused',
  },
  link: {
    token_hash: 'the hash of a link',
    purpose: 'undo_address',
    member_id: 97,
    address: 'ada@example.org',
    expires_at: 1_700_000_000_037,
  },
  known_device: {
    device_hash: 'the hash of a device',
    member_id: 99,
    last_used_at: 1_700_000_000_044,
  },
  security_entry: {
    id: 100,
    member_id: 99,
    at: 1_700_000_000_047,
    fact: 'logged_in_by_password',
    count: 1,
    about_id: 98,
    browser: 'Firefox',
    operating_system: 'Windows',
  },
  second_factor: {
    member_id: 95,
    authenticator: 'on',
    secret: 'ASECRET',
    last_step: 58_000_001,
    authenticator_since: 1_700_000_000_045,
    ends_at: 1_700_000_000_046,
    recovery_codes: '["one hash","another"]',
    recovery_codes_made_at: 1_700_000_000_035,
    only_passkeys: 1,
    version: 5,
  },
  passkey: {
    credential_id: 'a credential',
    member_id: 96,
    public_key: 'a key',
    sign_count: 7,
    transports: '["usb"]',
    name: 'My phone',
    added_at: 1_700_000_000_036,
    last_used_at: 1_700_000_000_037,
  },
  mail_state: {
    member_id: 98,
    requests: 'at_once',
    acceptances: 'daily',
    messages: 'never',
    reports_daily: 0,
    rhythm_days: 1,
    mailed_until: 1_700_000_000_038,
    version: 6,
  },
  newsletter_subscriber: {
    id: 99,
    address: 'Visitor@Example.org',
    address_key: 'visitor@example.org',
    since: 1_700_000_000_039,
  },
  conversation_choice: {
    id: 102,
    member_id: 103,
    connection_id: 104,
    pinned: 1,
    muted: 1,
    aside_at: 1_700_000_000_041,
    aside_for_good: 1,
    version: 105,
  },
  introduction: {
    id: 106,
    introducer_id: 107,
    relationship_type_id: 3,
    created_at: 1_700_000_000_042,
    lower_member_id: 108,
    lower_note: 'Meet Daniel.',
    lower_answer: 'yes',
    higher_member_id: 109,
    higher_note: 'Meet Rosa.',
    higher_answer: 'no',
    withdrawn: 1,
    connection_id: 110,
    version: 105,
  },
  vouch: {
    id: 106,
    voucher_id: 107,
    member_id: 108,
    connection_id: 109,
    said: 'met',
    counts_from: 1_700_000_000_043,
    said_before: 'written',
    counts_until: 1_700_000_000_044,
  },
  private_note: {
    id: 106,
    member_id: 107,
    connection_id: 108,
    other_id: 109,
    content: 'Her sister is Joan.',
    keep_until: 1_700_000_000_041,
  },
  kept_day: {
    id: 401,
    member_id: 402,
    year_day: '12-24',
    kind: 'own',
    content: 'The day he died',
    tone: 'quiet',
    shown_to: ',403,404,',
    version: 405,
  },
  attachment: {
    id: 191,
    connection_id: 192,
    member_id: 193,
    message_id: 194,
    attachment_key: 'W0HKPQqmLbFgnMvtXGJkHWlbU7IAbnBPm8b3jhjcNLK',
    content:
      '{"kind":"voice","key":"W0HKPQqmLbFgnMvtXGJkHWlbU7IAbnBPm8b3jhjcNLK","seconds":2.5,"waveform":"AAAA","file":"ab"}',
    bytes: 1234,
    idempotency_key: 'a key',
    evidence: 1,
    created_at: 1_700_000_000_195,
  },
  picture: {
    id: 110,
    member_id: 111,
    picture_key: 'abcdefghijklmnopqrstuv',
    files: '{}',
    width: 960,
    height: 720,
    thumb_hash: '1QcSHQRnh4',
    description: 'A pear tree',
    bytes: 112,
    idempotency_key: 'a-1',
    created_at: 1_700_000_000_042,
  },
  newsletter_issue: {
    id: 100,
    subject: 'News of spring',
    content: 'Dear all',
    created_at: 1_700_000_000_040,
    queued_until: 101,
  },
  session: {
    token_hash: 'another hash',
    member_id: 41,
    created_at: 1_700_000_000_005,
    last_used_at: 1_700_000_000_006,
    must_choose_password: 1,
    browser: 'Firefox',
    operating_system: 'Windows',
  },
  site_setting: {
    name: 'SITE_NAME',
    value: 'Oak Street',
    set_at: 1_700_000_000_061,
    set_by: 101,
  },
  event: { id: 51, happened_at: 1_700_000_000_007, content: '{"type":"message_sent"}' },
  event_handler: { name: 'mail', handled: 61 },
};

/** What rows in the table have in other columns after a move, and why they need not keep theirs. */
const CHANGED_BY_A_MOVE: Readonly<Record<string, unknown>> = {
  'event_handler.holder': '', // Nobody holds a handler that has just been moved.
  'event_handler.held_until': 0,
  'queued_letter.held_until': 0, // Nobody sends a letter that has just been moved.
  'message.indexed': 0, // The index is made where the messages have come to.
};

/** What is worked out from the messages once they have been moved, as the test of each engine's move holds. */
const WORKED_OUT = [
  'connection.last_message_id',
  'connection.last_message_at',
  'connection.picked_up_at',
];

describe('what is moved', () => {
  test('is what the core calls records', () => {
    expect([...MOVED_TABLES].sort()).toEqual([...RECORD_KINDS].sort());
  });

  test('is every column of every moved table', () => {
    expect(findForgotten(TABLES)).toEqual([]);
  });

  test('lacks a column and a table that are only listed', () => {
    const { member, session } = TABLES;
    const columns = { ...member.columns, planted: member.columns.bio };
    expect(findForgotten({ ...TABLES, member: { ...member, columns } })).toEqual([
      'member.planted',
    ]);
    expect(findForgotten({ ...TABLES, planted: session })).toEqual([
      'planted.token_hash',
      'planted.member_id',
      'planted.created_at',
      'planted.last_used_at',
      'planted.must_choose_password',
      'planted.browser',
      'planted.operating_system',
    ]);
  });
});

/** The columns of moved tables that are not read, not written, or come out of a move as another value. */
function findForgotten(tables: Tables): string[] {
  return Object.entries(tables)
    .filter(([, { role }]) => role === 'moved')
    .flatMap(([name, table]) => findForgottenColumns(name, table));
}

const NOTHING_MOVED: Move<object> = { before: {}, after: {}, written: [] };

function findForgottenColumns(name: string, { columns }: Table): string[] {
  const isKnown = RECORD_KINDS.some((kind) => kind === name);
  const moved: Move<object> = isKnown ? move(name as RecordKind) : NOTHING_MOVED;
  const before: Readonly<Record<string, unknown>> = { ...moved.before };
  return Object.entries(columns).flatMap(([column, { madeBy }]) => {
    const place = `${name}.${column}`;
    const expected = place in CHANGED_BY_A_MOVE ? CHANGED_BY_A_MOVE[place] : before[column];
    const isMoved = moved.written.includes(column) && moved.after[column] === expected;
    const isMade = madeBy !== undefined || WORKED_OUT.includes(place);
    return isMoved || isMade ? [] : [place];
  });
}

/** A row before a move and after it, and the columns that are written. */
interface Move<Row> {
  readonly before: Row;
  readonly after: Readonly<Record<string, unknown>>;
  readonly written: readonly string[];
}

function move<Kind extends RecordKind>(kind: Kind): Move<ArchivedRows[Kind]> {
  const { select, columns, toRecord, toRow } = ARCHIVED_TABLES[kind];
  const before = ROWS[kind];
  for (const column of Object.keys(before)) expect(select).toMatch(new RegExp(`\\b${column}\\b`));
  return { before, after: toRow(toRecord(before)), written: columns };
}
