import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasAskedBefore,
  isBlocked,
  noHistory,
  sideOf,
  withBlock,
  withDecline,
  withoutAnswer,
  withoutBlock,
  withoutDecline,
  withRest,
  type PairHistory,
} from '#core/safety/domain/pair-history.ts';
import { toMemberId } from '#tests/support/ids.ts';

const ONE = toMemberId(3);
const OTHER = toMemberId(12);
const EARLY = '2026-01-01T10:00:00.000Z';
const LATE = '2026-01-01T10:00:00.001Z';

const DECLINED = {
  relationshipTypeId: null,
  side: null,
  note: null,
  createdAt: EARLY,
  declinedAt: EARLY,
};

const anyTime = fc.constantFrom(EARLY, LATE, '2026-02-01T00:00:00.000Z');
const anyone = fc.constantFrom(ONE, OTHER);

/** Any history of the two, as it comes about. */
const anyHistory: fc.Arbitrary<PairHistory> = fc
  .array(fc.tuple(fc.constantFrom('block', 'unblock', 'rest'), anyone, anyTime), { maxLength: 6 })
  .map((steps) => {
    let history = noHistory(ONE, OTHER);
    for (const [step, id, at] of steps) {
      if (step === 'block') history = withBlock(history, id, at, `since ${at}`);
      else if (step === 'unblock') history = withoutBlock(history, id);
      else history = withRest(history, id, at);
    }
    return history;
  });

const otherOf = (id: typeof ONE) => (id === ONE ? OTHER : ONE);

describe('the history of two members', () => {
  it('begins with nothing, the lower id first, whoever is named first', () => {
    const side = (memberId: number) => ({
      memberId,
      blockedAt: null,
      blockedName: null,
      mayAskFrom: null,
      declined: null,
      answer: null,
    });
    expect(noHistory(OTHER, ONE)).toEqual([side(3), side(12)]);
    expect(noHistory(ONE, OTHER)).toEqual(noHistory(OTHER, ONE));
    expect(isBlocked(noHistory(ONE, OTHER))).toBe(false);
  });

  it('has a side for each, and what one does changes theirs alone', () => {
    fc.assert(
      fc.property(anyHistory, anyone, anyTime, (history, id, at) => {
        expect(sideOf(history, id).memberId).toBe(id);
        for (const change of [withBlock, withRest]) {
          expect(sideOf(change(history, id, at, null), otherOf(id))).toEqual(
            sideOf(history, otherOf(id)),
          );
        }
        const lifted = withoutBlock(history, id);
        expect(sideOf(lifted, otherOf(id))).toEqual(sideOf(history, otherOf(id)));
        expect(sideOf(lifted, id)).toEqual({
          ...sideOf(history, id),
          blockedAt: null,
          blockedName: null,
        });
      }),
    );
  });

  it('is that of a block as long as either of the two blocks', () => {
    fc.assert(
      fc.property(anyHistory, anyone, anyTime, (history, id, at) => {
        const blocked = withBlock(history, id, at, null);
        expect(isBlocked(blocked)).toBe(true);
        expect(isBlocked(withoutBlock(blocked, id))).toBe(
          sideOf(history, otherOf(id)).blockedAt !== null,
        );
      }),
    );
  });

  it('keeps the time and the name of the first block', () => {
    const blocked = withBlock(noHistory(ONE, OTHER), OTHER, EARLY, 'Rosa');
    expect(withBlock(blocked, OTHER, LATE, 'Another')).toEqual(blocked);
    expect(sideOf(blocked, OTHER).blockedName).toBe('Rosa');
    const unnamed = withBlock(noHistory(ONE, OTHER), OTHER, EARLY, null);
    expect(withBlock(unnamed, OTHER, LATE, 'Another')).toEqual(unnamed);
    expect(sideOf(blocked, OTHER).blockedAt).toBe(EARLY);
    const again = withBlock(withoutBlock(blocked, OTHER), OTHER, LATE, null);
    expect(sideOf(again, OTHER).blockedAt).toBe(LATE);
  });

  it('keeps an answer for the one who asked until it is put away, undone or blocked', () => {
    const answer = { sentence: 'too_busy', answeredAt: EARLY } as const;
    fc.assert(
      fc.property(anyHistory, anyone, anyone, (history, id, blocker) => {
        const answered = withDecline(history, id, DECLINED, answer);
        expect(sideOf(answered, id).answer).toEqual(answer);
        expect(sideOf(answered, otherOf(id)).answer).toBeNull();
        for (const past of [
          withoutAnswer(answered, id),
          withoutDecline(answered, id),
          withBlock(answered, blocker, LATE, null),
          withDecline(answered, id, DECLINED),
        ]) {
          expect(past.map((side) => side.answer)).toEqual([null, null]);
        }
        expect(sideOf(withoutAnswer(answered, otherOf(id)), id).answer).toEqual(answer);
      }),
    );
  });

  it('lets nobody ask before the time, and anybody from then on', () => {
    const history = withRest(noHistory(ONE, OTHER), ONE, LATE);
    expect(hasAskedBefore(history, ONE, EARLY)).toBe(true);
    expect(hasAskedBefore(history, ONE, LATE)).toBe(false);
    expect(hasAskedBefore(history, OTHER, EARLY)).toBe(false);
    expect(hasAskedBefore(noHistory(ONE, OTHER), ONE, EARLY)).toBe(false);
  });

  it('never shortens the time that one has to wait', () => {
    fc.assert(
      fc.property(anyHistory, anyone, anyTime, anyTime, (history, id, until, at) => {
        const rested = withRest(history, id, until);
        expect(hasAskedBefore(rested, id, at)).toBe(hasAskedBefore(history, id, at) || at < until);
      }),
    );
  });
});
