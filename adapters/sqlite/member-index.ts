import { orderKey } from '#core/domain/discovery/order.ts';
import { toSearchableMember } from '#core/domain/discovery/searchable-member.ts';
import { toMember, type Self } from '#core/domain/member/member.ts';
import type { SqliteDatabase } from './sqlite-database.ts';
import { toIndexedTexts, type TextTable } from './text-index.ts';
import { partInterests, toTypeBits } from './trait-bits.ts';

const NEXT_RECENT_KEY = '(SELECT ifnull(min(recent_key), 0) - 1 FROM member_trait)';

const STORE_TRAITS = `
  REPLACE INTO member_trait (member_id, types, interests, age, youngest_age, oldest_age, location,
    recent_key, age_asc_key, age_desc_key)
  VALUES (@member_id, @types, @interests, @age, @youngest_age, @oldest_age, @location,
    ${NEXT_RECENT_KEY}, @age_asc_key, @age_desc_key)`;

const RECORD_ACTIVITY = `
  UPDATE member_trait SET recent_key = ${NEXT_RECENT_KEY}
  WHERE member_id = @id AND recent_key > (SELECT min(recent_key) FROM member_trait)`;

/**
 * Stores all that discovery finds the member by, in the place of what was there, and makes them the
 * most recently active of all. To be called in the transaction that writes the record.
 */
export function indexMember(database: SqliteDatabase, self: Self): void {
  const searchable = toSearchableMember(toMember(self), 0);
  const { folded, preferences } = searchable;
  const { bits, others } = partInterests(folded.interests);
  database.run(STORE_TRAITS, {
    member_id: self.id,
    types: toTypeBits(preferences.relationshipTypes),
    interests: bits,
    age: self.age,
    youngest_age: preferences.ageRange.min,
    oldest_age: preferences.ageRange.max,
    location: folded.location,
    age_asc_key: orderKey('age-asc', searchable, searchable),
    age_desc_key: orderKey('age-desc', searchable, searchable),
  });
  storeInterests(database, self.id, others);
  const texts = toIndexedTexts(folded);
  storeTexts(database, self.id, 'member_trigram', texts);
  storeTexts(database, self.id, 'member_gram', texts);
}

/** Makes the member the most recently active of all. To be called in the transaction of what they did. */
export function recordActivity(database: SqliteDatabase, memberId: number): void {
  database.run(RECORD_ACTIVITY, { id: memberId });
}

function storeInterests(
  database: SqliteDatabase,
  memberId: number,
  interests: readonly string[],
): void {
  database.run('DELETE FROM member_interest WHERE member_id = @memberId', { memberId });
  for (const interest of interests) {
    const row = { interest, memberId };
    database.run('INSERT INTO member_interest VALUES (@interest, @memberId)', row);
  }
}

function storeTexts(
  database: SqliteDatabase,
  memberId: number,
  table: TextTable,
  texts: ReturnType<typeof toIndexedTexts>,
): void {
  database.run(
    `REPLACE INTO ${table} (rowid, name, bio, location) VALUES (@memberId, @name, @bio, @location)`,
    { memberId, ...texts[table] },
  );
}
