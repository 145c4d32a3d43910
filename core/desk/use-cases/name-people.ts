import type { Names } from '#core/desk/people.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { MemberRepository } from '#core/members/member-repository.ts';

/** Finds the names of the members, each once. */
export async function namePeople(
  members: Pick<MemberRepository, 'findById'>,
  ids: readonly (MemberId | null)[],
): Promise<Names> {
  const distinct = [...new Set(ids)].filter((id) => id !== null);
  const found = await Promise.all(distinct.map((id) => members.findById(id)));
  return new Map(found.flatMap((self) => (self === null ? [] : [[self.id, self.name] as const])));
}
