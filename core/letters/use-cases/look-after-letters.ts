import type { Clock } from '#core/kernel/clock.ts';
import { daysAfter } from '#core/kernel/days-after.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { LetterId } from '#core/kernel/ids.ts';
import type { NotFound } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { MailChange } from '#core/letters/changes.ts';
import { FAILED_LETTER_DAYS, isLastTrace, type QueuedLetter } from '#core/letters/domain/letter.ts';
import type { LinkRepository } from '#core/letters/ports/link-repository.ts';
import type { Outbox } from '#core/letters/ports/outbox.ts';

/** How many letters to read at once. */
const AT_ONCE = 100;

interface Dependencies {
  readonly outbox: Pick<Outbox, 'find' | 'listFailed'>;
  readonly commit: Commit<MailChange, never>;
  readonly clock: Clock;
}

type Outcome = Promise<Result<QueuedLetter, NotFound<'letter'>>>;

export type RetryLetter = (id: LetterId) => Outcome;
export type DropLetter = (id: LetterId) => Outcome;
export type RemoveExpiredMails = () => Promise<void>;

/** Sends a letter once more that was given up; one that waits is left alone. */
export function makeRetryLetter(deps: Dependencies): RetryLetter {
  return changeFailed(deps, ({ id, attempts }, now) => ({
    type: 'put_letter',
    id,
    attempts,
    next: { dueAt: now, failure: null },
  }));
}

/** Removes a letter that was given up. */
export function makeDropLetter(deps: Dependencies): DropLetter {
  return changeFailed(deps, ({ id }) => ({ type: 'remove_letter', id }));
}

/** Removes the links that no longer work, and the letters that were given up long ago or hold a last trace. */
export function makeRemoveExpiredMails(
  deps: Dependencies & { readonly links: Pick<LinkRepository, 'removeExpired'> },
): RemoveExpiredMails {
  return async () => {
    const now = deps.clock.now();
    await deps.links.removeExpired(now);
    const keptSince = daysAfter(now, -FAILED_LETTER_DAYS);
    for (let after = 0; ;) {
      const page = await deps.outbox.listFailed({ after, limit: AT_ONCE });
      const last = page.at(-1);
      if (last === undefined) return;
      const old = page.filter(
        ({ letter, failure }) =>
          failure !== null && (isLastTrace(letter) || failure.at < keptSince),
      );
      const changes = old.map(({ id }) => ({ type: 'remove_letter', id }) as const);
      if (old.length > 0) await deps.commit({ changes, events: [], actorId: null, at: now });
      after = last.id;
    }
  };
}

function changeFailed(
  { outbox, commit, clock }: Dependencies,
  decide: (letter: QueuedLetter, now: string) => MailChange,
): (id: LetterId) => Outcome {
  return (id) =>
    decideAndCommit<MailChange, never, QueuedLetter, NotFound<'letter'>>(commit, async () => {
      const letter = await outbox.find(id);
      if (!letter?.failure) return refused({ code: 'not_found', subject: 'letter' });
      const at = clock.now();
      const act = { changes: [decide(letter, at)], events: [], actorId: null, at };
      return granted({ act, answer: () => letter });
    });
}
