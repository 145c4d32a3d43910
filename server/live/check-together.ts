import type { CheckSessions } from '#core/accounts/use-cases/check-sessions.ts';

/** Checks the sessions together that are asked for at the same moment, as those of the streams are that an event goes to. */
export function checkTogether(checkSessions: CheckSessions): CheckSessions {
  let asked: string[] = [];
  let answer: Promise<ReadonlySet<string>> | null = null;

  async function ask(): Promise<ReadonlySet<string>> {
    // Callers who ask before this goes on are answered together.
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
