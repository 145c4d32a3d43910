import type { DiscoveryIndex } from '#core/discovery/ports/discovery-index.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { BoundedCache } from '#core/kernel/bounded-cache.ts';
import { frozen } from '#core/kernel/frozen.ts';
import type { Member } from '#core/members/domain/member.ts';

/** What a member takes in memory, roughly, in bytes, together with what is made of them once. */
const BYTES = 3_500;
const BOUNDS = { bytes: 32 * 1024 * 1024, fewest: 100, most: 16_000 };

/** The members who were shown lately, as they are now. */
export interface MemberCache {
  /** The members in the order of the ids, without those who are gone; frozen, because they are shared. */
  readonly read: (ids: readonly number[]) => Promise<Member[]>;
  /** Takes in a member who is new or has changed. */
  readonly put: (member: Member) => void;
  /** Forgets a member who is deleted. */
  readonly forget: (id: MemberId) => void;
}

export function createMemberCache({
  readMembers,
}: Pick<DiscoveryIndex, 'readMembers'>): MemberCache {
  const cache = new BoundedCache<number, { readonly member: Member; readonly bytes: number }>(
    BOUNDS,
  );
  /** Grows with every change. */
  let changes = 0;

  const keep = (member: Member) => {
    cache.set(member.id, { member: frozen(member), bytes: BYTES });
  };

  async function readMissing(ids: readonly number[]): Promise<Map<number, Member>> {
    const missing = ids.filter((id) => cache.get(id) === null);
    if (missing.length === 0) return new Map();
    const seen = changes;
    const members = await readMembers(missing);
    // What changed meanwhile may be newer than what was read.
    if (seen === changes) members.forEach(keep);
    return new Map(members.map((member) => [member.id, member]));
  }

  return {
    read: async (ids) => {
      const read = await readMissing(ids);
      return ids.flatMap((id) => read.get(id) ?? cache.get(id)?.member ?? []);
    },
    put: (member) => {
      changes += 1;
      keep(member);
    },
    forget: (id) => {
      changes += 1;
      cache.delete(id);
    },
  };
}
