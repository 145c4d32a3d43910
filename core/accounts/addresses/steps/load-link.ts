import type { SessionTokens } from '#core/accounts/ports/session-tokens.ts';
import type { MailRefusal } from '#core/letters/refusals.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { isLinkFor, type Link, type LinkPurpose } from '#core/letters/domain/link.ts';
import type { LinkRepository } from '#core/letters/ports/link-repository.ts';

/** A link about a member's account. */
export interface MemberLink extends Link {
  readonly memberId: MemberId;
}

/** What finding a link takes. */
export interface LinkDependencies {
  readonly links: Pick<LinkRepository, 'find'>;
  readonly sessionTokens: Pick<SessionTokens, 'hash'>;
}

export const LINK_NOT_VALID: RefusalOf<'link_not_valid', MailRefusal> = {
  code: 'link_not_valid',
};

/** The link of that token, if it still works for one of the purposes. */
export async function loadMemberLink(
  { links, sessionTokens }: LinkDependencies,
  token: string,
  purposes: readonly LinkPurpose[],
  now: string,
): Promise<MemberLink | null> {
  const link = await links.find(sessionTokens.hash(token));
  const memberId = link?.memberId ?? null;
  if (link === null || memberId === null) return null;
  const isMeant = purposes.some((purpose) => isLinkFor(link, purpose, now));
  return isMeant ? { ...link, memberId } : null;
}
