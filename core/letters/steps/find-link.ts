import type { Commit } from '#core/kernel/commit.ts';
import type { MailChange } from '#core/letters/changes.ts';
import { isLinkOver, type Link, type LinkPurpose } from '#core/letters/domain/link.ts';
import type { LinkRepository } from '#core/letters/ports/link-repository.ts';

/** What finding a link takes. */
export interface FindingDependencies {
  readonly links: Pick<LinkRepository, 'find'>;
  readonly commit: Commit<MailChange, never>;
}

/**
 * The link of that token, if it still works for one of the purposes. One that is found over is removed, so that it
 * doesn't work again when the clock goes back.
 */
export async function findLink(
  { links, commit }: FindingDependencies,
  tokenHash: string,
  purposes: readonly LinkPurpose[],
  at: string,
): Promise<Link | null> {
  const link = await links.find(tokenHash);
  if (link === null || !purposes.includes(link.purpose)) return null;
  if (!isLinkOver(link, at)) return link;
  await commit({ changes: [{ type: 'use_link', tokenHash }], events: [], actorId: null, at });
  return null;
}
