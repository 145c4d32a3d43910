import fc from 'fast-check';
import { foldText } from '#core/kernel/fold-text.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { noConnection, otherParty, type Connection } from '#core/connections/domain/connection.ts';
import type { Member } from '#core/members/domain/member.ts';
import type { Storage } from '#core/storage.ts';
import {
  anyAge,
  anyAgeRange,
  anyHome,
  anyLanguages,
  anyRelationshipTypes,
  anyRoles,
} from './arbitraries.ts';
import type { SearchedSite } from './expected-discovery.ts';
import { newMember } from './new-member.ts';
import { scriptText } from './script-texts.ts';
import { accepted, requestBetween, valueOf } from './stored-records.ts';
import {
  createConnection,
  createMember,
  recordActivity,
  replaceConnection,
  updateMember,
} from './writes.ts';

const anyTraits = {
  name: scriptText(80, 2),
  bio: fc.option(scriptText(400, 12)),
  location: fc.option(
    fc.oneof(fc.constantFrom('Leeds', 'LEEDS', 'Zürich', 'Łódź'), scriptText(20)),
  ),
  age: fc.option(anyAge),
};

const anyPlacelessPreferences = fc.record({
  relationshipTypes: anyRelationshipTypes,
  roles: anyRoles,
  languages: anyLanguages,
  ageRange: anyAgeRange,
  interests: fc.uniqueArray(
    fc.constantFrom('Art', 'Music', 'Yoga', 'Cooking', 'Chess', 'Knots', 'Café', 'Чай', '登山'),
    { selector: foldText, maxLength: 7 },
  ),
});

const anyPreferences = fc
  .tuple(anyPlacelessPreferences, anyHome)
  .map(([preferences, home]) => ({ ...preferences, ...home }));

/** What members do, at places of the list of members that are taken round and round. */
const anyEdit = fc.record({
  kind: fc.constantFrom(
    'change',
    'change',
    'change',
    'visit',
    'ask',
    'ask',
    'accept',
    'end',
    'join',
  ),
  one: fc.nat(),
  other: fc.nat(),
  part: fc.constantFrom('texts', 'preferences', 'all'),
  traits: fc.record(anyTraits),
  preferences: anyPreferences,
});

export type Edit = typeof anyEdit extends fc.Arbitrary<infer Value> ? Value : never;

/** So many edits, the same of the same seed. */
export function generateEdits(number: number, seed: number): Edit[] {
  return fc.sample(anyEdit, { numRuns: number, seed });
}

/** A site that is edited, and what is known of it from the edits alone. */
export interface EditedSite {
  readonly members: readonly Member[];
  /** Makes an edit, and returns who may be found in another place than before, or not at all. */
  readonly edit: (edit: Edit) => Promise<readonly MemberId[]>;
  /** As the member would search it. */
  readonly seenBy: (viewerId: MemberId) => SearchedSite;
}

/** Stores the members that so many edits make, and goes on editing from there. */
export async function openEditedSite(
  storage: Storage,
  first: readonly Edit[],
): Promise<EditedSite> {
  const members: Member[] = [];
  const connections = new Map<number, Connection>();
  /** Every write is on a day of its own. */
  const activeOn = new Map<number, number>();
  let day = 0;

  const act = (id: number) => activeOn.set(id, (day += 1));
  const memberAt = (place: number) => members[place % members.length]!;
  const connectionAt = (place: number) => [...connections.values()][place % connections.size];

  async function join({ traits, preferences }: Edit): Promise<readonly MemberId[]> {
    const { passwordHash, email, ...record } = newMember({ ...traits, preferences });
    const { id } = valueOf(await createMember(storage, { ...record, email, passwordHash }));
    members.push({ ...record, id });
    act(id);
    return [id];
  }

  async function change({ one, part, traits, preferences }: Edit): Promise<readonly MemberId[]> {
    const place = one % members.length;
    const member = members[place]!;
    const changes = {
      ...(part !== 'preferences' && traits),
      ...(part !== 'texts' && { preferences }),
    };
    valueOf(await updateMember(storage, member.id, changes));
    const merged = { ...member.preferences, ...changes.preferences };
    members[place] = { ...member, ...changes, preferences: merged };
    act(member.id);
    return [member.id];
  }

  async function ask({ one, other }: Edit): Promise<readonly MemberId[]> {
    const [asking, asked] = [memberAt(one).id, memberAt(other).id];
    if (asking === asked) return [];
    const stored = await createConnection(storage, requestBetween(asking, asked));
    if (!stored.ok) return [];
    connections.set(stored.value.id, stored.value);
    act(asking);
    return [asking, asked];
  }

  async function accept({ one }: Edit): Promise<readonly MemberId[]> {
    const connection = connectionAt(one);
    if (connection?.status !== 'pending') return [];
    const next = accepted(connection);
    await replaceConnection(storage, connection, next, connection.recipientId);
    connections.set(connection.id, next);
    act(connection.recipientId);
    return [connection.recipientId];
  }

  async function end({ one }: Edit): Promise<readonly MemberId[]> {
    const connection = connectionAt(one);
    if (connection === undefined) return [];
    const { requesterId, recipientId } = connection;
    await replaceConnection(storage, connection, noConnection(connection), requesterId);
    connections.delete(connection.id);
    act(requesterId);
    return [requesterId, recipientId];
  }

  async function visit({ one }: Edit): Promise<readonly MemberId[]> {
    const { id } = memberAt(one);
    await recordActivity(storage, id);
    act(id);
    return [id];
  }

  const works = { join, change, ask, accept, end, visit };
  for (const made of first) await join(made);
  return {
    members,
    edit: (made) => works[made.kind](made),
    seenBy: (viewerId) => ({
      members: [...members],
      activeOn: new Map(activeOn),
      viewerId,
      connectedIds: new Set(
        [...connections.values()].flatMap((connection) => otherParty(connection, viewerId) ?? []),
      ),
    }),
  };
}
