import type { Names } from '#core/moderation/desk/domain/people.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';

/** Finds the names of the members. */
export async function namePeople(
  members: Pick<MemberRepository, 'findByIds'>,
  ids: readonly (MemberId | null)[],
): Promise<Names> {
  const distinct = [...new Set(ids)].filter((id) => id !== null);
  if (distinct.length === 0) return new Map();
  const found = await members.findByIds(distinct);
  return new Map([...found.values()].map(({ id, name }) => [id, name]));
}
