import { toDiscoveryEntry } from '#adapters/sql/discovery-entry.ts';
import { DELETED } from '#core/discovery/domain/activity-day.ts';
import type { Self } from '#core/members/domain/member.ts';
import { rows, type Steps } from '#adapters/sql/steps.ts';
import { TEXT_TABLES, toIndexedText } from './text-index.ts';

const NEXT_CHANGE = '(SELECT ifnull(max(change_number), 0) + 1 FROM member_trait)';

const STORE_TRAITS = `
  INSERT INTO member_trait (member_id, types, seeks, offers, interests, age, youngest_age, oldest_age,
    introduced_from, location, languages, country, town, active_on, change_number)
  VALUES (@memberId, @types, @seeks, @offers, @interests, @age, @youngestAge, @oldestAge,
    @introducedFrom, @location, @languages, @country, @town, @activeOn, ${NEXT_CHANGE})
  ON CONFLICT (member_id) DO UPDATE SET types = excluded.types, seeks = excluded.seeks,
    offers = excluded.offers, interests = excluded.interests, age = excluded.age, youngest_age = excluded.youngest_age, oldest_age = excluded.oldest_age,
    introduced_from = excluded.introduced_from, location = excluded.location,
    languages = excluded.languages, country = excluded.country, town = excluded.town, active_on = max(active_on, excluded.active_on),
    change_number = excluded.change_number`;

const RECORD_ACTIVITY = `
  UPDATE member_trait SET active_on = @activeOn, change_number = ${NEXT_CHANGE}
  WHERE member_id = @memberId AND active_on < @activeOn AND active_on <> ${DELETED}`;

/**
 * Stores all that discovery finds the member by, in the place of what was there; only the day of their last
 * activity never goes back. To be called in the transaction that writes the record.
 */
export function* indexMember(self: Self, activeOn = 0): Steps<void> {
  const { memberId, traits, others, name, bio } = toDiscoveryEntry(self);
  yield* rows(STORE_TRAITS, { memberId, ...traits, activeOn });

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

/** Notes the day of what the member did, in the transaction of that. */
export function* recordActivity(memberId: number, activeOn: number): Steps<void> {
  yield* rows(RECORD_ACTIVITY, { memberId, activeOn });
}
