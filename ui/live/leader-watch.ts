import { FOLLOWER_SILENCE_LIMIT, LEADER_ANSWER_LIMIT, LEADER_QUIET_LIMIT } from './pauses.ts';
import { watchSilence } from './silence.ts';

/** Notices that the leading tab says nothing any more, or is asleep, which keeps its lock. */
export interface LeaderWatch {
  /** The leader has said something just now. */
  readonly hear: () => void;
  /** Asks the leader whether it is awake. */
  readonly ask: () => void;
  /** Stops watching until the leader says something again. */
  readonly rest: () => void;
}

interface LeaderWatchOptions {
  readonly askLeader: () => void;
  /** The leader has said nothing for too long to be trusted with the stream. */
  readonly onSilent: () => void;
  /** The leader hasn't answered. */
  readonly onAsleep: () => void;
  /** Whether this tab is on screen; one that isn't may soon be asleep itself. */
  readonly isVisible: () => boolean;
}

/** Asks a leader that has said nothing for a while, and calls `onAsleep` when it doesn't answer; only on screen. */
export function watchLeader(options: LeaderWatchOptions): LeaderWatch {
  const { askLeader, onSilent, onAsleep, isVisible } = options;
  const silence = watchSilence(FOLLOWER_SILENCE_LIMIT, onSilent);
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let answer: ReturnType<typeof setTimeout> | undefined;
  const stopAsking = () => {
    clearTimeout(quiet);
    clearTimeout(answer);
    answer = undefined;
  };
  const ask = () => {
    if (!isVisible() || answer !== undefined) return;
    answer = setTimeout(() => {
      stopAsking();
      if (isVisible()) onAsleep();
    }, LEADER_ANSWER_LIMIT);
    askLeader();
  };
  return {
    hear: () => {
      stopAsking();
      silence.hear();
      quiet = setTimeout(ask, LEADER_QUIET_LIMIT);
    },
    ask,
    rest: () => {
      stopAsking();
      silence.rest();
    },
  };
}
