import type { CheckSessions } from '#core/accounts/use-cases/check-sessions.ts';

/** Checks the sessions together that are asked for at the same moment, as those of the streams are that an event goes to. */
export function checkTogether(checkSessions: CheckSessions): CheckSessions {
  let asked: string[] = [];
  let answer: Promise<ReadonlySet<string>> | null = null;

  async function ask(): Promise<ReadonlySet<string>> {
    // Whoever asks before this goes on is answered with the others.
    await Promise.resolve();
    const all = asked;
    asked = [];
    answer = null;
    return checkSessions([...new Set(all)]);
  }

  return (tokenHashes) => {
    asked.push(...tokenHashes);
    answer ??= ask();
    return answer;
  };
}
