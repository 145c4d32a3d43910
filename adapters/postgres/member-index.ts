import {
  toDiscoveryEntry,
  toEntryGrams,
  type DiscoveryEntry,
} from '#adapters/sql/discovery-entry.ts';
import { DELETED } from '#core/discovery/domain/activity-day.ts';
import type { Self } from '#core/members/domain/member.ts';
import { rows, type Steps } from '#adapters/sql/steps.ts';

const STORE_TRAITS = `
  INSERT INTO member_trait (member_id, types, seeks, offers, interests, age, youngest_age, oldest_age,
    introduced_from, location, languages, country, town, active_on)
  SELECT member_id, types, seeks, offers, interests, age, youngest_age, oldest_age,
    introduced_from, location, languages, country, town, active_on
  FROM json_populate_recordset(NULL::member_trait, @traits::json)
  ON CONFLICT (member_id) DO UPDATE SET types = excluded.types, seeks = excluded.seeks,
    offers = excluded.offers, interests = excluded.interests, age = excluded.age, youngest_age = excluded.youngest_age, oldest_age = excluded.oldest_age,
    introduced_from = excluded.introduced_from, location = excluded.location,
    languages = excluded.languages, country = excluded.country, town = excluded.town,
    active_on = greatest(member_trait.active_on, excluded.active_on),
    written_by = excluded.written_by`;

/** The texts and their grams, in one statement. */
const STORE_TEXTS = `
  WITH given AS (
    SELECT * FROM json_to_recordset(@texts::json)
      AS given (member_id bigint, name text, bio text, grams text[])
  ), stored AS (
    INSERT INTO member_text (member_id, name, bio) SELECT member_id, name, bio FROM given
    ON CONFLICT (member_id) DO UPDATE SET name = excluded.name, bio = excluded.bio
  )
  INSERT INTO member_text_grams (member_id, grams) SELECT member_id, grams FROM given
  ON CONFLICT (member_id) DO UPDATE SET grams = excluded.grams`;

const FORGET_INTERESTS = 'DELETE FROM member_interest WHERE member_id = ANY (@memberIds::bigint[])';

const STORE_INTERESTS = `
  INSERT INTO member_interest (interest, member_id)
  SELECT interest, member_id
  FROM json_populate_recordset(NULL::member_interest, @interests::json)`;

/** Notes the day of what the member did. */
export const RECORD_ACTIVITY = `
  UPDATE member_trait SET active_on = @activeOn, written_by = pg_current_xact_id()
  WHERE member_id = @memberId AND active_on < @activeOn AND active_on <> ${DELETED}`;

/** A member to be found, and the day of their last activity, if it is known. */
export interface IndexedMember {
  readonly self: Self;
  readonly activeOn?: number;
}

/**
 * Stores all that discovery finds the members by, in the place of what was there; only the day of their
 * last activity never goes back. To be called in the transaction that writes the records.
 */
export function* indexMembers(members: readonly IndexedMember[]): Steps<void> {
  const entries = members.map(({ self, activeOn }) => ({
    ...toDiscoveryEntry(self),
    activeOn: activeOn ?? 0,
  }));
  const traits = entries.map(toTraitRow);
  yield* rows(STORE_TRAITS, { traits: JSON.stringify(traits) });
  yield* rows(FORGET_INTERESTS, {
    memberIds: `{${entries.map(({ memberId }) => memberId).join(',')}}`,
  });
  const interests = entries.flatMap(({ memberId, others }) =>
    others.map((interest) => ({ interest, member_id: memberId })),
  );
  if (interests.length > 0) {
    yield* rows(STORE_INTERESTS, { interests: JSON.stringify(interests) });
  }
  yield* rows(STORE_TEXTS, { texts: JSON.stringify(entries.map(toTextRow)) });
}

/** Notes the day of what the member did, in the transaction of that. */
export function* recordActivity(memberId: number, activeOn: number): Steps<void> {
  yield* rows(RECORD_ACTIVITY, { memberId, activeOn });
}

function toTraitRow({
  memberId,
  traits,
  activeOn,
}: DiscoveryEntry & { readonly activeOn: number }) {
  return {
    member_id: memberId,
    types: traits.types,
    seeks: traits.seeks,
    offers: traits.offers,
    interests: traits.interests,
    age: traits.age,
    youngest_age: traits.youngestAge,
    oldest_age: traits.oldestAge,
    introduced_from: traits.introducedFrom,
    location: traits.location,
    languages: traits.languages,
    country: traits.country,
    town: traits.town,
    active_on: activeOn,
  };
}

function toTextRow(entry: DiscoveryEntry) {
  const { memberId, name, bio } = entry;
  return { member_id: memberId, name, bio, grams: toEntryGrams(entry) };
}
