import type { Member, Self } from '#core/members/domain/member.ts';

/** What others must see of a record: everything but the e-mail address. */
export function withoutEmail({ email: _private, ...member }: Self): Member {
  return member;
}
