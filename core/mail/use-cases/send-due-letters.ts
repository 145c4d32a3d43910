import type { Clock } from '#core/kernel/clock.ts';
import type { Commit } from '#core/kernel/commit.ts';
import type { LetterId } from '#core/kernel/ids.ts';
import type { ReportFailure } from '#core/kernel/report-failure.ts';
import type { MailChange } from '#core/letters/changes.ts';
import type { MailStateChange } from '#core/mail/changes.ts';
import { isTooLate, nextAttempt } from '#core/letters/domain/attempts.ts';
import { isLastTrace, type QueuedLetter } from '#core/letters/domain/letter.ts';
import { LONGEST_SENDING, type MailFailure, type Mailer } from '#core/mail/ports/mailer.ts';
import type { Outbox } from '#core/letters/ports/outbox.ts';
import type { ComposeLetter } from './compose-letter.ts';
import type { ConcludeLetter } from './conclude-letter.ts';

/** How many letters are sent at once. */
const AT_ONCE = 5;

/** For how many milliseconds letters are held: what takes longer may be sent by somebody else, too. */
const HOLD = 60_000;

/** Sends some of the letters that are due; resolves with whether there may be more. */
export type SendDueLetters = () => Promise<boolean>;

interface Dependencies {
  readonly outbox: Pick<Outbox, 'hold'>;
  readonly commit: Commit<MailChange | MailStateChange, never>;
  readonly composeLetter: ComposeLetter;
  readonly concludeLetter: ConcludeLetter;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly clock: Clock;
  /** A number from 0 to 1, by chance. */
  readonly chance: () => number;
  /** Removes what deleted rows have left behind where they were stored. */
  readonly removeTraces: () => Promise<void>;
  readonly reportFailure: ReportFailure;
}

/**
 * Sends letters at least once. A process that dies between sending a letter and removing it leaves it to be sent
 * once more; nothing else makes a double. The address of a deleted account goes with the last letter to it.
 */
export function makeSendDueLetters(deps: Dependencies): SendDueLetters {
  /** Those that were sent and could not be removed, because storage did not answer, and what they told. */
  const sent = new Map<LetterId, string | null>();

  /** Resolves with whether the letter is gone. */
  async function sendOne(queued: QueuedLetter, startBy: number): Promise<boolean> {
    if (!sent.has(queued.id) && !isTooLate(queued, deps.clock.now())) {
      const composed = await deps.composeLetter(queued);
      if (composed !== null) {
        await store(
          deps,
          composed.links.map((link) => ({ type: 'add_link', link })),
        );
        if (Date.parse(deps.clock.now()) > startBy) return false;
        const failure = await deps.mailer.send(composed.mail);
        if (failure !== null) return putOff(deps, queued, failure);
        sent.set(queued.id, composed.toldUntil);
      }
    }
    const concluded = await deps.concludeLetter(queued.letter, sent.get(queued.id) ?? null);
    await store(deps, [{ type: 'remove_letter', id: queued.id }, ...concluded]);
    sent.delete(queued.id);
    return true;
  }

  return async () => {
    const now = deps.clock.now();
    const until = Date.parse(now) + HOLD;
    const times = { now, until: new Date(until).toISOString() };
    const held = await deps.outbox.hold({ ...times, limit: AT_ONCE });
    const ended = await Promise.all(
      held.map((queued) =>
        sendOne(queued, until - LONGEST_SENDING).catch((error: unknown) => {
          deps.reportFailure('A mail could not be prepared and is tried again.', error);
          return false;
        }),
      ),
    );
    if (held.some(({ letter }, place) => ended[place] === true && isLastTrace(letter))) {
      await deps.removeTraces().catch((error: unknown) => {
        deps.reportFailure('The traces of a deleted account could not be removed yet.', error);
      });
    }
    return held.length === AT_ONCE;
  };
}

async function store(
  { commit, clock }: Pick<Dependencies, 'commit' | 'clock'>,
  changes: readonly (MailChange | MailStateChange)[],
): Promise<void> {
  if (changes.length > 0) await commit({ changes, events: [], actorId: null, at: clock.now() });
}

/** Notes that it failed: to be tried later, or no more. Resolves with whether the letter is gone. */
async function putOff(
  deps: Dependencies,
  queued: QueuedLetter,
  { type, reason }: MailFailure,
): Promise<boolean> {
  const now = deps.clock.now();
  const dueAt = type === 'refused' ? null : nextAttempt(queued, now, deps.chance());
  const { id, attempts } = queued;
  const failure = dueAt === null ? { at: now, reason } : null;
  const isGone = failure !== null && isLastTrace(queued.letter);
  const next = { dueAt: dueAt ?? queued.dueAt, failure };
  await store(deps, [
    isGone ? { type: 'remove_letter', id } : { type: 'put_letter', id, attempts, next },
  ]);
  if (failure === null) {
    deps.reportFailure('A mail was not accepted and is tried again later.', new Error(reason));
  } else {
    deps.reportFailure('A mail was not accepted and is given up.', new Error(reason));
  }
  return isGone;
}
