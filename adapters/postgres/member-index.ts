import { toGrams } from '#adapters/sql/text-grams.ts';
import { partInterests } from '#adapters/sql/trait-bits.ts';
import { toTraits } from '#adapters/sql/trait-table.ts';
import { toFoldedMember } from '#core/domain/discovery/searchable-member.ts';
import { toMember, type Self } from '#core/domain/member/member.ts';
import type { PostgresSession } from './postgres-database.ts';

const STORE_TRAITS = `
  INSERT INTO member_trait (member_id, types, interests, age, youngest_age, oldest_age, location)
  VALUES (@memberId, @types, @interests, @age, @youngestAge, @oldestAge, @location)
  ON CONFLICT (member_id) DO UPDATE SET types = excluded.types, interests = excluded.interests,
    age = excluded.age, youngest_age = excluded.youngest_age, oldest_age = excluded.oldest_age,
    location = excluded.location, last_activity = excluded.last_activity,
    written_by = excluded.written_by`;

const STORE_TEXTS = `
  INSERT INTO member_text (member_id, name, bio, grams) VALUES (@memberId, @name, @bio, @grams)
  ON CONFLICT (member_id) DO UPDATE SET name = excluded.name, bio = excluded.bio,
    grams = excluded.grams`;

const STORE_INTERESTS = `
  INSERT INTO member_interest (interest, member_id) SELECT unnest(@others::text[]), @memberId`;

const RECORD_ACTIVITY = `
  UPDATE member_trait SET last_activity = nextval('activity'), written_by = pg_current_xact_id()
  WHERE member_id = @memberId AND last_activity < (SELECT max(last_activity) FROM member_trait)`;

/**
 * Stores all that discovery finds the member by, in the place of what was there, and makes them the
 * most recently active of all. To be called in the transaction that writes the record.
 */
export async function indexMember(session: PostgresSession, self: Self): Promise<void> {
  const memberId = self.id;
  const member = toFoldedMember(toMember(self));
  const { name, bio, interests } = member.folded;
  await session.run(STORE_TRAITS, { memberId, ...toTraits(member) });
  await session.run('DELETE FROM member_interest WHERE member_id = @memberId', { memberId });
  const { others } = partInterests(interests);
  if (others.length > 0) await session.run(STORE_INTERESTS, { memberId, others });
  const grams = [...new Set([...toGrams(name), ...toGrams(bio)])];
  await session.run(STORE_TEXTS, { memberId, name, bio, grams });
}

/** Makes the member the most recently active of all. To be called in the transaction of what they did. */
export async function recordActivity(session: PostgresSession, memberId: number): Promise<void> {
  await session.run(RECORD_ACTIVITY, { memberId });
}
