import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  hasSaidNo,
  introductionKeptUntil,
  isOver,
  madeBy,
  newIntroduction,
  sidesFor,
  withAnswer,
  type Introduction,
} from '#core/introductions/domain/introduction.ts';
import {
  decideAnswer,
  decideIntroduction,
} from '#core/introductions/domain/decide-introduction.ts';
import { isKnownSince, mayMeet, type Candidate } from '#core/introductions/domain/may-meet.ts';
import { NEW_ID } from '#core/kernel/commit.ts';
import { daysAfter } from '#core/kernel/days-after.ts';
import { EVERYONE } from '#core/members/domain/who-may-ask.ts';
import { noHistory, withRest } from '#core/safety/domain/pair-history.ts';
import { usualStanding } from '#core/safety/domain/standing.ts';
import { toConnectionId, toIntroductionId, toMemberId } from '#tests/support/ids.ts';
import { newMember } from '#tests/support/new-member.ts';
import { accepted, requestBetween } from '#tests/support/stored-records.ts';

const AT = '2026-03-10T10:00:00.000Z';
const NOTE = 'You both keep bees, and you’d have so much to talk about.';
const [ROSA, DANIEL, FRIEDA] = [toMemberId(9), toMemberId(2), toMemberId(3)];

const made = (id = 1, createdAt = AT): Introduction => ({
  ...newIntroduction({ introducerId: ROSA, relationshipTypeId: null, createdAt }, [
    { memberId: FRIEDA, note: 'To Frieda' },
    { memberId: DANIEL, note: NOTE },
  ]),
  id: toIntroductionId(id),
});

describe('the sides of an introduction', () => {
  test('are in order, whoever is named first, and nobody else has one', () => {
    expect(sidesFor(made(), DANIEL)).toEqual({
      own: { memberId: DANIEL, note: NOTE, answer: null },
      other: { memberId: FRIEDA, note: 'To Frieda', answer: null },
    });
    expect(sidesFor(made(), FRIEDA)?.own.note).toBe('To Frieda');
    expect(sidesFor(made(), ROSA)).toBeNull();
    const [daniel, frieda] = [
      { memberId: DANIEL, note: NOTE },
      { memberId: FRIEDA, note: 'To Frieda' },
    ];
    const fresh = { introducerId: ROSA, relationshipTypeId: null, createdAt: AT };
    const expected = {
      ...fresh,
      sides: [
        { ...daniel, answer: null },
        { ...frieda, answer: null },
      ],
      isWithdrawn: false,
      connectionId: null,
    };
    expect(newIntroduction(fresh, [daniel, frieda])).toEqual(expected);
    expect(newIntroduction(fresh, [frieda, daniel])).toEqual(expected);
  });

  test('are theirs alone: whoever made it finds it among those made', () => {
    const [first, second] = [made(1), { ...made(2), introducerId: DANIEL }];
    expect(madeBy(ROSA, [second, first])).toEqual([first]);
    expect(madeBy(FRIEDA, [second, first])).toEqual([]);
  });
});

describe('the time of an introduction', () => {
  const answer = fc.constantFrom('yes' as const, 'no' as const, null);

  test('is over after thirty days, whatever the two answer', () => {
    fc.assert(
      fc.property(answer, answer, fc.integer({ min: 0, max: 60 }), (one, other, days) => {
        let introduction = made();
        if (one) introduction = withAnswer(introduction, DANIEL, one);
        if (other) introduction = withAnswer(introduction, FRIEDA, other);
        expect(isOver(introduction, daysAfter(AT, days))).toBe(days >= 30);
        const isDeclined = one === 'no' || other === 'no';
        expect(introductionKeptUntil(introduction)).toBe(daysAfter(AT, isDeclined ? 90 : 30));
        const met = { ...introduction, connectionId: toConnectionId(7) };
        expect(introductionKeptUntil(met)).toBeNull();
      }),
    );
  });

  test('begins again with no new connection of the introducer', () => {
    const known = accepted({ ...requestBetween(ROSA, DANIEL), id: toConnectionId(1) });
    expect(isKnownSince({ ...known, acceptedAt: AT }, made())).toBe(true);
    expect(isKnownSince({ ...known, acceptedAt: daysAfter(AT, 1) }, made())).toBe(false);
    expect(isKnownSince(requestBetween(ROSA, DANIEL), made())).toBe(false);
    expect(isKnownSince(null, made())).toBe(false);
  });
});

describe('a no', () => {
  test('is kept for ninety days towards the same person, and is nobody else’s', () => {
    const declined = withAnswer(made(), DANIEL, 'no');
    const again = made(2, daysAfter(AT, 1));
    const says = (memberId: typeof ROSA, days: number) =>
      hasSaidNo(again, memberId, [again, declined], daysAfter(AT, days));
    expect([says(DANIEL, 89), says(DANIEL, 90), says(FRIEDA, 1)]).toEqual([true, false, false]);
    const other = newIntroduction({ ...made(), introducerId: ROSA }, [
      { memberId: DANIEL, note: NOTE },
      { memberId: toMemberId(4), note: NOTE },
    ]);
    expect(hasSaidNo(other, DANIEL, [declined], AT)).toBe(false);
  });
});

const self = (id: typeof ROSA, given: object = {}): Candidate => ({
  self: { ...newMember(), whoMayAsk: EVERYONE, id, ...given },
  standing: usualStanding(id),
});

describe('whether two may meet', () => {
  const between = (given: Partial<Parameters<typeof mayMeet>[1]> = {}) =>
    mayMeet(
      made(),
      {
        candidates: [self(DANIEL), self(FRIEDA)],
        history: noHistory(DANIEL, FRIEDA),
        connection: null,
        ...given,
      },
      AT,
    );

  test('is theirs while nothing stands between them', () => {
    expect(between()).toBe(true);
    const request = { ...requestBetween(DANIEL, FRIEDA), id: toConnectionId(1) };
    expect(between({ connection: { ...request, createdAt: daysAfter(AT, -59) } })).toBe(false);
    expect(between({ connection: { ...request, createdAt: daysAfter(AT, -60) } })).toBe(true);
    expect(between({ connection: accepted(request) })).toBe(false);
  });

  test('ends with a no of either, until it has rested', () => {
    for (const asking of [DANIEL, FRIEDA]) {
      const rested = (until: string) => withRest(noHistory(DANIEL, FRIEDA), asking, until);
      expect(between({ history: rested(daysAfter(AT, 1)) })).toBe(false);
      expect(between({ history: rested(AT) })).toBe(true);
    }
  });

  test('is decided by the choices of both, as a request would be', () => {
    const choosy = { whoMayAsk: { ...EVERYONE, ageRange: { min: 90, max: 99 } } };
    const bonded = { whoMayAsk: { ...EVERYONE, relationshipTypes: [2] } };
    const worded = { whoMayAsk: { ...EVERYONE, onlyWithNote: true } };
    for (const [one, other] of [
      [{}, choosy],
      [choosy, {}],
      [{}, bonded],
      [bonded, {}],
    ] as const) {
      expect(between({ candidates: [self(DANIEL, one), self(FRIEDA, other)] })).toBe(false);
    }
    expect(between({ candidates: [self(DANIEL, worded), self(FRIEDA, worded)] })).toBe(true);
    const silenced = { ...self(FRIEDA), standing: { ...usualStanding(FRIEDA), mayAsk: false } };
    expect(between({ candidates: [self(DANIEL), silenced] })).toBe(false);
  });
});

describe('the decisions', () => {
  const circumstances = {
    history: { value: noHistory(DANIEL, FRIEDA), version: 4 },
    openRequests: 2,
    resting: null,
    at: AT,
  };
  const decide = (introduction: Introduction, answer: 'yes' | 'no', actorId = DANIEL) => {
    const decided = decideAnswer(
      { value: introduction, version: 5 },
      { actorId, answer },
      circumstances,
    );
    if (!decided.ok) throw new Error('It was refused.');
    return decided.value;
  };

  test('write down a no as they do a yes that waits, and tell nobody else', () => {
    const silent = made();
    const declined = withAnswer(made(), FRIEDA, 'no');
    for (const introduction of [silent, declined]) {
      for (const answer of ['yes', 'no'] as const) {
        expect(decide(introduction, answer)).toEqual({
          changes: [
            {
              type: 'replace_introduction',
              introduction: withAnswer(introduction, DANIEL, answer),
              version: 5,
            },
          ],
          events: [{ type: 'introduction_answered', introductionId: 1, memberIds: [DANIEL] }],
        });
      }
    }
  });

  test('connect the two with the second yes, the first having asked', () => {
    const { changes, events } = decide(withAnswer(made(), FRIEDA, 'yes'), 'yes');
    expect(changes.map(({ type }) => type)).toEqual([
      'add_connection',
      'put_pair_history',
      'replace_introduction',
    ]);
    expect(changes[2]).toMatchObject({
      introduction: { id: 1, sides: [{ answer: 'yes' }, { answer: 'yes' }], connectionId: NEW_ID },
      version: 5,
    });
    expect(changes[0]).toMatchObject({
      connection: { requesterId: FRIEDA, recipientId: DANIEL, status: 'accepted', acceptedAt: AT },
      openRequests: 2,
    });
    expect(events[1]).toMatchObject({ type: 'connection_accepted', memberIds: [FRIEDA, DANIEL] });
    const resting = {
      value: { ...requestBetween(DANIEL, FRIEDA), id: toConnectionId(8) },
      version: 6,
    };
    const again = decideAnswer(
      { value: withAnswer(made(), FRIEDA, 'yes'), version: 5 },
      { actorId: DANIEL, answer: 'yes' },
      { ...circumstances, resting },
    );
    expect(again).toMatchObject({
      value: {
        changes: [{ type: 'remove_connection', id: 8, version: 6, sealing: null }, {}, {}, {}],
      },
    });
  });

  test('write down a no to whoever has said yes, and nothing else', () => {
    const introduction = withAnswer(made(), FRIEDA, 'yes');
    const declined = withAnswer(introduction, DANIEL, 'no');
    expect(decide(introduction, 'no')).toEqual({
      changes: [{ type: 'replace_introduction', introduction: declined, version: 5 }],
      events: [{ type: 'introduction_answered', introductionId: 1, memberIds: [DANIEL] }],
    });
  });

  test('refuse the same two again, and a fourth that is open', () => {
    const open = (...ids: number[]) =>
      ids.map((id) => ({
        ...made(id),
        sides: [
          { memberId: DANIEL, note: NOTE, answer: null },
          { memberId: toMemberId(10 + id), note: NOTE, answer: null },
        ] as const,
      }));
    const by = (known: readonly Introduction[]) =>
      decideIntroduction(made(), { open: known, made: [made(7)] });
    expect(by([made()])).toMatchObject({ refusal: { code: 'already_introduced' } });
    expect(by([...open(1), made()])).toMatchObject({ refusal: { code: 'already_introduced' } });
    expect(by(open(1, 2, 3))).toMatchObject({ refusal: { code: 'too_many_open_introductions' } });
    expect(by(open(1, 2))).toMatchObject({
      value: {
        changes: [{ type: 'add_introduction', newestId: 7 }],
        events: [{ type: 'introduction_made', memberIds: [DANIEL, FRIEDA] }],
      },
    });
  });
});
