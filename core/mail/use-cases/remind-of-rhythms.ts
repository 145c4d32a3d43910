import type { ConnectionChange } from '#core/connections/changes.ts';
import { turnOf } from '#core/connections/domain/rhythm.ts';
import { withRhythm } from '#core/connections/domain/together.ts';
import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import { granted } from '#core/kernel/result.ts';
import type { MailChange } from '#core/letters/changes.ts';
import { singleLetter } from '#core/letters/domain/letter.ts';
import type { MailPreferenceRepository } from '#core/mail/ports/mail-preference-repository.ts';
import { loadRhythm, type RhythmSources } from '#core/messaging/steps/load-rhythm.ts';

/** How many connections are read at once. */
const AT_ONCE = 50;

/** Asked between commits, it says whether to leave the others for later. */
export type RemindOfRhythms = (isStopping?: () => boolean) => Promise<void>;

interface Dependencies extends RhythmSources {
  readonly connections: Pick<ConnectionRepository, 'findById' | 'loadTogether' | 'listRhythmsDue'>;
  readonly mailPreferences: Pick<MailPreferenceRepository, 'loadState'>;
  readonly commit: Commit<ConnectionChange | MailChange, never>;
}

/**
 * Looks after the rhythms for which there is something to do. A letter is queued in the act that notes that its reader's turn
 * has come, so nobody is reminded of a day twice. What the letter says is decided when it's sent.
 */
export function makeRemindOfRhythms(deps: Dependencies): RemindOfRhythms {
  return async (isStopping = () => false) => {
    while (!isStopping()) {
      const due = await deps.connections.listRhythmsDue(deps.clock.now(), AT_ONCE);
      for (const id of due) {
        if (!isStopping()) await lookAfter(deps, id);
      }
      if (due.length < AT_ONCE) return;
    }
  };
}

function lookAfter(deps: Dependencies, id: ConnectionId): Promise<unknown> {
  return decideAndCommit<ConnectionChange | MailChange, never, null, never>(
    deps.commit,
    async () => {
      const loaded = await loadRhythm(deps, id);
      const rhythm = loaded?.kept.value.rhythm;
      const answer = () => null;
      if (!loaded || !rhythm) return granted({ act: null, answer });
      const { kept, circumstances } = loaded;
      const { now } = circumstances;
      // Another process may have been here already.
      if (rhythm.state === 'proposed' || rhythm.dueAt > now) return granted({ act: null, answer });
      const turn = turnOf(rhythm, circumstances);
      const together = withRhythm(kept.value, turn.rhythm);
      const put = { type: 'put_together', id, version: kept.version, together } as const;
      const letters = await queueLetters(deps, turn.remind, now);
      const act = { changes: [put, ...letters], events: [], actorId: null, at: now };
      return granted({ act, answer });
    },
  );
}

/** A letter for each who wishes such letters; one waits for a member at a time. */
async function queueLetters(
  { mailPreferences }: Pick<Dependencies, 'mailPreferences'>,
  memberIds: readonly MemberId[],
  now: string,
): Promise<readonly MailChange[]> {
  const changes = await Promise.all(
    memberIds.map(async (memberId): Promise<MailChange[]> => {
      const { value: state } = await mailPreferences.loadState(memberId);
      if (!state.rhythmDays) return [];
      const queued = singleLetter({ kind: 'rhythm_day', memberId }, now);
      return [{ type: 'queue_letter', queued }];
    }),
  );
  return changes.flat();
}
