import { toDiscoveryEntry } from '#adapters/sql/discovery-entry.ts';
import type { Self } from '#core/members/domain/member.ts';
import { rows, type Steps } from '#adapters/sql/steps.ts';
import { TEXT_TABLES, toIndexedText } from './text-index.ts';

const NEXT_ACTIVITY = '(SELECT ifnull(max(last_activity), 0) + 1 FROM member_trait)';

const STORE_TRAITS = `
  REPLACE INTO member_trait (member_id, types, interests, age, youngest_age, oldest_age, location,
    last_activity)
  VALUES (@memberId, @types, @interests, @age, @youngestAge, @oldestAge, @location,
    ifnull(@lastActivity, ${NEXT_ACTIVITY}))`;

const RECORD_ACTIVITY = `
  UPDATE member_trait SET last_activity = ${NEXT_ACTIVITY}
  WHERE member_id = @memberId AND last_activity < (SELECT max(last_activity) FROM member_trait)`;

/**
 * Stores all that discovery finds the member by, in the place of what was there, and gives them their
 * place in the order of activity: the given one, or that of the most recently active of all. To be
 * called in the transaction that writes the record.
 */
export function* indexMember(self: Self, lastActivity: number | null = null): Steps<void> {
  const { memberId, traits, others, name, bio } = toDiscoveryEntry(self);
  yield* rows(STORE_TRAITS, { memberId, ...traits, lastActivity });

  yield* rows('DELETE FROM member_interest WHERE member_id = @memberId', { memberId });
  for (const interest of others) {
    const row = { interest, memberId };
    yield* rows('INSERT INTO member_interest VALUES (@interest, @memberId)', row);
  }

  for (const table of TEXT_TABLES) {
    yield* rows(`REPLACE INTO ${table} (rowid, name, bio) VALUES (@memberId, @name, @bio)`, {
      memberId,
      name: toIndexedText(table, name),
      bio: toIndexedText(table, bio),
    });
  }
}

/** Makes the member the most recently active of all. To be called in the transaction of what they did. */
export function* recordActivity(memberId: number): Steps<void> {
  yield* rows(RECORD_ACTIVITY, { memberId });
}
