import { expect, test } from 'vitest';
import type {
  RecoveryRequest,
  RecoveryState,
} from '#core/accounts/recovery-requests/domain/recovery-request.ts';
import {
  decideRecoveryCase,
  type RecoveryDecision,
} from '#core/moderation/desk/domain/recovery-decision.ts';
import type { MatchedAnswers } from '#core/moderation/desk/domain/recovery-answers.ts';
import { toMemberId, toRecoveryRequestId } from '#tests/support/ids.ts';
import { toEmailAddress, toModerationWords } from '#tests/support/texts.ts';

const [OWNER, ONE, OTHER] = [toMemberId(7), toMemberId(3), toMemberId(4)];
const AT = '2026-03-12T10:00:00.000Z';
const OLD = toEmailAddress('old@example.org');
const LATER = toEmailAddress('later@example.org');
const NEW = toEmailAddress('new@example.org');
const WORDS = toModerationWords('Nothing fits.');
const ENOUGH: MatchedAnswers = {
  address: 'matches',
  joinedIn: 'matches',
  people: 'matches',
  lastPerson: 'differs',
};
const AGREE = { decision: 'agree', words: null } as const;

function decide(
  made: RecoveryDecision,
  state: RecoveryState = { status: 'confirmed' },
  matched = ENOUGH,
) {
  const request: RecoveryRequest = {
    id: toRecoveryRequestId(1),
    memberId: OWNER,
    address: NEW,
    answers: { address: '', joinedIn: '', people: '', lastPerson: '' },
    state,
    dueAt: '2026-03-20T10:00:00.000Z',
  };
  const upon = {
    stored: { value: request, version: 5 },
    memberId: OWNER,
    matched,
    moderatorIds: [ONE, OTHER],
    addresses: [OLD, LATER, OLD],
  };
  return decideRecoveryCase(upon, { ...made, by: OTHER, at: AT });
}

/** The changes of a decision that is granted. */
function changesOf(...made: Parameters<typeof decide>) {
  const decided = decide(...made);
  if (!decided.ok) throw new Error('The decision was refused.');
  return decided.value;
}

const entry = (action: string, words: string | null) => ({
  type: 'add_moderation_entry',
  entry: {
    at: AT,
    actor: OTHER,
    memberId: OWNER,
    reportId: null,
    action,
    until: null,
    reason: null,
    words,
  },
});

test('the first agreement waits for another moderator and sends nothing', () => {
  expect(changesOf(AGREE)).toMatchObject([
    { type: 'put_recovery_request', version: 5, request: { state: { status: 'agreed' } } },
    entry('agree_recovery', null),
  ]);
});

test('the second sends a notice, one letter to each address, and one to the person who asked', () => {
  const [put, logged, notice, ...letters] = changesOf(AGREE, { status: 'agreed', agreedBy: ONE });
  expect(put).toMatchObject({ request: { state: { status: 'waiting' } } });
  expect(logged).toEqual(entry('agree_recovery', null));
  const until = put?.type === 'put_recovery_request' ? put.request.dueAt : '';
  expect(until > AT).toBe(true);
  expect(notice).toEqual({
    type: 'add_notice',
    notice: {
      memberId: OWNER,
      at: AT,
      actor: OTHER,
      reportId: null,
      content: { kind: 'recovery_begun', until },
    },
  });
  expect(letters).toEqual(
    [
      { kind: 'recovery_begun', memberId: OWNER, address: OLD, until },
      { kind: 'recovery_begun', memberId: OWNER, address: LATER, until },
      { kind: 'recovery_agreed', memberId: OWNER, address: NEW, until },
    ].map((letter) => ({ type: 'queue_letter', queued: { letter, key: null, dueAt: AT } })),
  );
});

test('nobody agrees where too few answers match, whoever agreed before', () => {
  const few: MatchedAnswers = { ...ENOUGH, people: 'not_answered' };
  for (const state of [
    { status: 'confirmed' },
    { status: 'agreed', agreedBy: ONE },
  ] as const satisfies RecoveryState[]) {
    expect(decide(AGREE, state, few)).toEqual({ ok: false, refusal: { code: 'too_few_answers' } });
  }
});

test('one moderator declines, whatever the answers, with words for the log alone', () => {
  const declined = { decision: 'decline', words: WORDS } as const;
  const few: MatchedAnswers = { ...ENOUGH, people: 'differs' };
  expect(changesOf(declined, { status: 'confirmed' }, few)).toMatchObject([
    { type: 'put_recovery_request', request: { state: { status: 'declined' } } },
    entry('decline_recovery', WORDS),
  ]);
});

test('nothing is decided twice', () => {
  for (const made of [AGREE, { decision: 'decline', words: WORDS }] as const) {
    expect(decide(made, { status: 'waiting' })).toEqual({
      ok: false,
      refusal: { code: 'recovery_decided' },
    });
  }
});
