import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { createTurns } from '#adapters/turns.ts';
import { TooBusy } from '#core/kernel/too-busy.ts';
import { createMemberReads, READS_AT_ONCE } from '#server/limits/member-reads.ts';
import { createRateLimits, unlimited } from '#server/limits/rate-limits.ts';
import { createReadsInTurn, READS } from '#server/limits/reads-in-turn.ts';
import { toMemberId } from '#tests/support/ids.ts';

/** Reads, each of another member, that go on until they are released with what they find. */
function hold(atOnce: { readonly dear: number; readonly all: number }) {
  let release: (found: string) => void = () => undefined;
  const gate = new Promise<string>((resolve) => {
    release = resolve;
  });
  const readFor = createMemberReads(
    {
      readInTurn: createReadsInTurn(READS, () => Promise.resolve()).readInTurn,
      limits: createRateLimits(unlimited),
      turn: createTurns(),
    },
    atOnce,
  );
  let members = 0;
  const client = Object.assign(new EventEmitter(), { closed: false });
  const read = (name: Parameters<typeof readFor>[0]) =>
    readFor(name, toMemberId((members += 1)), client, () => gate);
  return { read, release };
}

test('of all reads so many go on at once, of dear ones fewer, and those of the desk always', async () => {
  const { read, release } = hold({ dear: 1, all: 3 });
  const dear = read('discoverMembers');
  await expect(read('recommendMembers')).rejects.toThrow(TooBusy);
  const cheap = [read('countUnreadMessages'), read('getMember')];
  await expect(read('listSessions')).rejects.toThrow(TooBusy);
  const desk = read('listDeskReports');
  // Asked after the desk, and refused before anything ends.
  await expect(read('searchMessages')).rejects.toThrow(TooBusy);
  release('found');
  expect(await Promise.all([dear, ...cheap, desk])).toEqual(['found', 'found', 'found', 'found']);
  expect(await read('recommendMembers')).toBe('found');
  expect(await read('listSessions')).toBe('found');
});

test('of dear reads that are asked for together one begins at a time, and what is quick is read between them', async () => {
  const begun: string[] = [];
  const readFor = createMemberReads(
    {
      readInTurn: createReadsInTurn(READS, () => Promise.resolve()).readInTurn,
      limits: createRateLimits(unlimited),
      turn: createTurns(),
    },
    READS_AT_ONCE,
  );
  const client = Object.assign(new EventEmitter(), { closed: false });
  const read = (name: Parameters<typeof readFor>[0], member: number) =>
    readFor(name, toMemberId(member), client, () => {
      begun.push(`${name} of ${member}`);
      return new Promise(setImmediate);
    });
  const dear = [1, 2, 3, 4].map((member) => read('discoverMembers', member));
  const quick = read('getMember', 5);
  await Promise.all([...dear, quick]);
  expect(begun).toEqual([
    'discoverMembers of 1',
    'getMember of 5',
    'discoverMembers of 2',
    'discoverMembers of 3',
    'discoverMembers of 4',
  ]);
});
