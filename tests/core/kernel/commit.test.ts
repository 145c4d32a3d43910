import type { NewId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  decideAndCommit,
  NEW_ID,
  withNewId,
  type Act,
  type Commitment,
} from '#core/kernel/commit.ts';
import { granted, refused } from '#core/kernel/result.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';

const ACT: Act<string, never> = {
  changes: ['change'],
  events: [],
  actorId: toMemberId(1),
  at: 'now',
};
const SEVEN = trusted<NewId>(7);
const STORED: Commitment = { stored: true, newId: SEVEN };
const NOT_STORED: Commitment = { stored: false };

describe('deciding and committing', () => {
  let steps: string[];
  beforeEach(() => {
    steps = [];
  });

  /** Commits with these outcomes, one after the other. */
  function commitWith(...outcomes: Commitment[]) {
    return () => {
      steps.push('commit');
      return Promise.resolve(outcomes.shift() ?? NOT_STORED);
    };
  }

  function decide() {
    steps.push('decide');
    return Promise.resolve(granted({ act: ACT, answer: (id: number) => `number ${id}` }));
  }

  function admitWith(answer: string | null) {
    return () => {
      steps.push('admit');
      return Promise.resolve(answer);
    };
  }

  test('answers with the id of what was added', async () => {
    expect(await decideAndCommit(commitWith(STORED), decide)).toEqual(granted('number 7'));
    expect(steps).toEqual(['decide', 'commit']);
  });

  test('decides again while others are ahead, and asks for admission once', async () => {
    const commit = commitWith(NOT_STORED, NOT_STORED, STORED);
    const answer = await decideAndCommit(commit, decide, admitWith(null));
    expect(answer).toEqual(granted('number 7'));
    expect(steps.join(' ')).toBe('decide admit commit decide commit decide commit');
  });

  test('is refused by a decision without asking for admission or committing', async () => {
    const refuse = () => Promise.resolve(refused('forbidden'));
    expect(await decideAndCommit(commitWith(STORED), refuse, admitWith('too many'))).toEqual(
      refused('forbidden'),
    );
    expect(steps).toEqual([]);
  });

  test('is refused by what others did in between', async () => {
    const decideOnce = () =>
      steps.includes('commit') ? Promise.resolve(refused('gone')) : decide();
    const answer = await decideAndCommit(commitWith(NOT_STORED), decideOnce);
    expect(answer).toEqual(refused('gone'));
  });

  test('commits nothing that is not admitted', async () => {
    const answer = await decideAndCommit(commitWith(STORED), decide, admitWith('too many'));
    expect(answer).toEqual(refused('too many'));
    expect(steps).toEqual(['decide', 'admit']);
  });

  test('answers without committing or asking for admission when there is nothing to store', async () => {
    const nothing = () => Promise.resolve(granted({ act: null, answer: () => 'as it was' }));
    const answer = await decideAndCommit(commitWith(), nothing, admitWith('too many'));
    expect(answer).toEqual(granted('as it was'));
    expect(steps).toEqual([]);
  });

  test('gives up when others are always ahead', async () => {
    const tooMany = new StorageUnavailable('Too many others are changing the same data.');
    await expect(decideAndCommit(commitWith(), decide)).rejects.toThrow(tooMany);
    expect(steps.filter((step) => step === 'commit')).toHaveLength(20);
  });

  test('does not try again what failed', async () => {
    const failing = () => Promise.reject(new StorageUnavailable('not just now'));
    await expect(decideAndCommit(failing, decide)).rejects.toThrow('not just now');
    expect(steps).toEqual(['decide']);
  });
});

describe('an event with a new id', () => {
  const EVENT = { type: 'made', id: NEW_ID, memberIds: [NEW_ID, 3], count: 5 };

  test('has it in every place that was left open', () => {
    expect(withNewId(EVENT, SEVEN)).toEqual({ type: 'made', id: 7, memberIds: [7, 3], count: 5 });
  });

  test('is the same when nothing was added', () => {
    expect(withNewId(EVENT, null)).toBe(EVENT);
  });
});
