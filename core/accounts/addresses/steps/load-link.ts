import type { SessionTokens } from '#core/accounts/ports/session-tokens.ts';
import type { MailRefusal } from '#core/letters/refusals.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import type { Link, LinkPurpose } from '#core/letters/domain/link.ts';
import { findLink, type FindingDependencies } from '#core/letters/steps/find-link.ts';

/** A link about a member's account. */
export interface MemberLink extends Link {
  readonly memberId: MemberId;
}

/** What finding a link takes. */
export interface LinkDependencies extends FindingDependencies {
  readonly sessionTokens: Pick<SessionTokens, 'hash'>;
}

export const LINK_NOT_VALID: RefusalOf<'link_not_valid', MailRefusal> = {
  code: 'link_not_valid',
};

/** The link of that token, if it still works for one of the purposes. */
export async function loadMemberLink(
  deps: LinkDependencies,
  token: string,
  purposes: readonly LinkPurpose[],
  now: string,
): Promise<MemberLink | null> {
  const link = await findLink(deps, deps.sessionTokens.hash(token), purposes, now);
  const memberId = link?.memberId ?? null;
  return link === null || memberId === null ? null : { ...link, memberId };
}
