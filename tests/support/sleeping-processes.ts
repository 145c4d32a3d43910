import { readdirSync, readFileSync } from 'node:fs';

/** Stops a process and all that it has started, as a laptop does that falls asleep; returns what wakes them. */
export function putToSleep(pid: number): () => void {
  const family = familyOf(pid);
  for (const member of family) process.kill(member, 'SIGSTOP');
  return () => {
    for (const member of family.toReversed()) process.kill(member, 'SIGCONT');
  };
}

/** The process and its descendants. */
function familyOf(pid: number): readonly number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = readParent(name);
    if (parent !== null) parents.set(Number(name), parent);
  }
  const family = [pid];
  for (const member of family) {
    for (const [child, parent] of parents) if (parent === member) family.push(child);
  }
  return family;
}

/** The parent of a process; `null` for one that is gone by now. */
function readParent(pid: string): number | null {
  try {
    // The name of the program, which is in parentheses, may hold anything.
    const [, parent] = /\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return Number(parent);
  } catch {
    return null;
  }
}
