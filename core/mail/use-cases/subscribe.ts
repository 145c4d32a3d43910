import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { Limiter } from '#core/kernel/limiter.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { MailChange } from '#core/letters/changes.ts';
import type { NewsletterChange } from '#core/mail/changes.ts';
import type { Link, LinkPurpose } from '#core/letters/domain/link.ts';
import { findLink, type FindingDependencies } from '#core/letters/steps/find-link.ts';
import type { LinkTokens } from '#core/letters/ports/link-tokens.ts';
import type { MailRefusal } from '#core/letters/refusals.ts';
import type { EmailAddress } from '#core/kernel/email-address.ts';
import { toLoginName } from '#core/members/domain/member.ts';

/** How often the newsletter may be asked for with one address; more than that asks for nothing. */
const ADDRESS_LIMIT = { name: 'newsletterToAddress', points: 3, duration: 24 * 60 * 60 };

export type AskForNewsletter = (address: EmailAddress) => Promise<void>;
export type ConfirmNewsletter = (token: string) => Promise<Result<null, MailRefusal>>;
export type StopNewsletter = (token: string) => Promise<Result<null, MailRefusal>>;

interface Dependencies {
  readonly linkTokens: Pick<LinkTokens, 'hash'>;
  readonly commit: Commit<MailChange | NewsletterChange, never>;
  readonly clock: Clock;
}

type LinkDependencies = Dependencies & Pick<FindingDependencies, 'links'>;

/**
 * Sends a letter with a link that confirms the address. Whether somebody has it already is looked up only when the
 * letter is sent, so that neither the answer nor its time shows it.
 */
export function makeAskForNewsletter(
  deps: Dependencies & { readonly limiter: Pick<Limiter, 'take'> },
): AskForNewsletter {
  return async (address) => {
    const name = toLoginName(address);
    if ((await deps.limiter.take(ADDRESS_LIMIT, deps.linkTokens.hash(name))) !== null) return;
    const at = deps.clock.now();
    const letter = { kind: 'confirm_newsletter', address } as const;
    const queued = { letter, key: `newsletter:${name}`, dueAt: at };
    const changes = [{ type: 'queue_letter', queued }] as const;
    await deps.commit({ changes, events: [], actorId: null, at });
  };
}

/** Adds the address of the link to those that get the newsletter; the link works once. */
export function makeConfirmNewsletter(deps: LinkDependencies): ConfirmNewsletter {
  return changeByLink(deps, 'confirm_newsletter', ({ tokenHash }, address, at) => [
    { type: 'use_link', tokenHash },
    { type: 'add_subscriber', subscriber: { address, since: at } },
  ]);
}

/** Takes the address of the link off the newsletter. Again is the same answer. */
export function makeStopNewsletter(deps: LinkDependencies): StopNewsletter {
  return changeByLink(deps, 'stop_newsletter', (_link, address) => [
    { type: 'remove_subscriber', address },
  ]);
}

function changeByLink(
  deps: LinkDependencies,
  purpose: LinkPurpose,
  decide: (
    link: Link,
    address: EmailAddress,
    at: string,
  ) => readonly (MailChange | NewsletterChange)[],
): (token: string) => Promise<Result<null, MailRefusal>> {
  return (token) =>
    decideAndCommit<MailChange | NewsletterChange, never, null, MailRefusal>(
      deps.commit,
      async () => {
        const at = deps.clock.now();
        const link = await findLink(deps, deps.linkTokens.hash(token), [purpose], at);
        if (!link?.address) return refused({ code: 'link_not_valid' });
        const act = { changes: decide(link, link.address, at), events: [], actorId: null, at };
        return granted({ act, answer: () => null });
      },
    );
}
