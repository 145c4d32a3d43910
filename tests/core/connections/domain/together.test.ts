import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { QUESTION_NAMES, type QuestionName } from '#core/connections/domain/questions-for-two.ts';
import {
  askedIn,
  askedInMessage,
  NOTHING_TOGETHER,
  openQuestionOf,
  questionsSeenBy,
  withActivities,
  withAnswer,
  withoutAnswer,
  withoutQuestion,
  withQuestion,
  withRhythm,
  withSuggestedBond,
  type Together,
} from '#core/connections/domain/together.ts';
import { NEW_ID } from '#core/kernel/commit.ts';
import { refused } from '#core/kernel/result.ts';
import { toMemberId, toMessageId } from '#tests/support/ids.ts';
import { valueOf } from '#tests/support/stored-records.ts';

const [ROSA, DANIEL] = [toMemberId(1), toMemberId(2)] as const;
const AT = '2026-11-26T10:00:00.000Z';
const MESSAGE = toMessageId(7);
const SETTLED = refused({ code: 'question_settled' });

const asked = (name: QuestionName = 'old_object', together = NOTHING_TOGETHER) =>
  valueOf(withQuestion(together, { name, messageId: MESSAGE }));
const answer = (together: Together, memberId = ROSA, text = 'A kettle') =>
  valueOf(withAnswer(together, { name: 'old_object', memberId, text, at: AT }));

describe('a question for two', () => {
  test('waits for both, one at a time, and is asked once', () => {
    expect(withQuestion(asked(), { name: 'supper_for_one', messageId: MESSAGE })).toEqual(
      refused({ code: 'question_open' }),
    );
    const done = answer(answer(asked()).together, DANIEL, 'A spoon').together;
    expect(withQuestion(done, { name: 'old_object', messageId: MESSAGE })).toEqual(SETTLED);
    expect([...askedIn(asked('supper_for_one', done))]).toEqual(['old_object', 'supper_for_one']);
  });

  test('opens both answers when the second is in, the first one first', () => {
    const first = answer(asked(), DANIEL, 'A spoon');
    expect(first.opened).toEqual([]);
    const second = answer(first.together);
    expect(second).toEqual({
      together: {
        questions: [{ state: 'answered', name: 'old_object', messageId: MESSAGE, answeredAt: AT }],
      },
      opened: [
        { memberId: DANIEL, text: 'A spoon' },
        { memberId: ROSA, text: 'A kettle' },
      ],
      messageId: MESSAGE,
    });
    for (const memberId of [ROSA, DANIEL]) {
      const late = { name: 'old_object', memberId, text: 'No', at: AT } as const;
      expect(withAnswer(second.together, late)).toEqual(SETTLED);
      expect(withoutAnswer(second.together, memberId)).toEqual(SETTLED);
    }
    expect(withoutQuestion(second.together)).toEqual(SETTLED);
  });

  test('takes the last of one’s answers, and gives it back', () => {
    const twice = answer(answer(asked()).together, ROSA, 'A clock').together;
    expect(questionsSeenBy(twice, ROSA).open?.ownAnswer).toBe('A clock');
    const back = valueOf(withoutAnswer(twice, ROSA));
    expect(back).toEqual(asked());
    expect(withoutAnswer(twice, DANIEL)).toEqual({
      ok: true,
      value: twice,
    });
  });

  test('can be set aside by either, answered by one or not; then it takes no answer', () => {
    expect(withoutQuestion(answer(asked()).together)).toEqual({
      ok: true,
      value: NOTHING_TOGETHER,
    });
    expect(withoutQuestion(NOTHING_TOGETHER)).toEqual(SETTLED);
    expect(withoutAnswer(NOTHING_TOGETHER, ROSA)).toEqual(SETTLED);
    const late = { name: 'supper_for_one', memberId: ROSA, text: 'No', at: AT } as const;
    expect(withAnswer(asked(), late)).toEqual(SETTLED);
  });
});

describe('what two keep together', () => {
  const AGREED = [{ state: 'agreed', name: 'same_soup', day: '2026-12-01' }] as const;
  const RHYTHM = { state: 'proposed', by: ROSA, cadence: { every: 'week' } } as const;
  const BOND = { relationshipTypeId: 2, side: null, by: ROSA } as const;

  test('is kept where there is something, and left out where there is not', () => {
    const all = withSuggestedBond(withActivities(withRhythm(asked(), RHYTHM), AGREED), BOND);
    expect(all).toEqual({ ...asked(), rhythm: RHYTHM, activities: AGREED, bond: BOND });
    expect(withRhythm(all, null)).toEqual({ ...asked(), activities: AGREED, bond: BOND });
    expect(withActivities(all, [])).toEqual({ ...asked(), rhythm: RHYTHM, bond: BOND });
    expect(withSuggestedBond(all, null)).toEqual({
      ...asked(),
      rhythm: RHYTHM,
      activities: AGREED,
    });
  });

  test('has the message of a question once it has an id', () => {
    const done = answer(answer(asked()).together, DANIEL).together;
    const fresh = valueOf(withQuestion(done, { name: 'first_drink', messageId: NEW_ID }));
    const ids = (together: Together) => together.questions.map(({ messageId }) => messageId);
    expect(ids(fresh)).toEqual([MESSAGE, NEW_ID]);
    const kept = withRhythm(askedInMessage(fresh, toMessageId(12)), RHYTHM);
    expect(ids(kept)).toEqual([MESSAGE, 12]);
    expect(questionsSeenBy(kept, ROSA)).toMatchObject({ open: { name: 'first_drink' } });
  });

  test('shows what was answered, the newest first', () => {
    const answerAll = (together: Together, name: QuestionName, at: string) => {
      const open = valueOf(withQuestion(together, { name, messageId: MESSAGE }));
      const first = valueOf(withAnswer(open, { name, memberId: ROSA, text: 'Yes', at }));
      const second = { name, memberId: DANIEL, text: 'No', at } as const;
      return valueOf(withAnswer(first.together, second)).together;
    };
    const later = '2026-11-27T10:00:00.000Z';
    const both = answerAll(answerAll(NOTHING_TOGETHER, 'old_object', AT), 'first_drink', later);
    expect(questionsSeenBy(both, ROSA)).toEqual({
      open: null,
      answered: [
        { name: 'first_drink', messageId: MESSAGE, answeredAt: later },
        { name: 'old_object', messageId: MESSAGE, answeredAt: AT },
      ],
    });
  });
});

const member = fc.constantFrom(ROSA, DANIEL);
const name = fc.constantFrom(...QUESTION_NAMES.slice(0, 4));
const step = fc.oneof(
  fc.record({ type: fc.constant('ask' as const), name, member }),
  fc.record({ type: fc.constant('answer' as const), name, member }),
  fc.record({ type: fc.constant('take_back' as const), name, member }),
  fc.record({ type: fc.constant('set_aside' as const), name, member }),
);

test('whatever the two do, neither sees an answer before their own is in', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let together = NOTHING_TOGETHER;
      for (const [number, { type, name: of, member: memberId }] of steps.entries()) {
        const text = `mark ${memberId} ${number}`;
        if (type === 'ask') {
          const next = withQuestion(together, { name: of, messageId: MESSAGE });
          if (next.ok) together = next.value;
        } else if (type === 'answer') {
          const next = withAnswer(together, { name: of, memberId, text, at: AT });
          if (next.ok) {
            expect([0, 2]).toContain(next.value.opened.length);
            together = next.value.together;
          }
        } else {
          const next =
            type === 'take_back' ? withoutAnswer(together, memberId) : withoutQuestion(together);
          if (next.ok) together = next.value;
        }
        const open = openQuestionOf(together);
        for (const viewer of [ROSA, DANIEL]) {
          const other = viewer === ROSA ? DANIEL : ROSA;
          const seen = questionsSeenBy(together, viewer);
          expect(JSON.stringify(seen)).not.toContain(`mark ${other} `);
          expect(seen.open === null).toBe(open === null);
          expect(seen.open?.hasOtherAnswered ?? false).toBe(open?.sealed?.memberId === other);
          expect(seen.answered.map((each) => each.name).reverse()).toEqual(
            together.questions.flatMap((each) => (each.state === 'answered' ? [each.name] : [])),
          );
        }
        // An answered question holds no words: they are messages by then.
        expect(JSON.stringify(together.questions.slice(0, -1))).not.toContain('mark');
        expect(askedIn(together).size).toBe(together.questions.length);
      }
    }),
  );
});
