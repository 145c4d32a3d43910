import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkJoiningMonth,
  DAYS_TO_STOP,
  recoveryDueAt,
  type RecoveryRequest,
} from '#core/accounts/recovery-requests/domain/recovery-request.ts';
import {
  decideRecovery,
  isAtDesk,
  type RecoveryCommand,
} from '#core/accounts/recovery-requests/domain/transition.ts';
import { daysAfter } from '#core/kernel/days-after.ts';
import { granted, refused } from '#core/kernel/result.ts';
import { toMemberId, toRecoveryRequestId } from '#tests/support/ids.ts';
import { toEmailAddress } from '#tests/support/texts.ts';
import { tries } from '#tests/support/tries.ts';

const AT = '2026-03-12T10:00:00.000Z';
const ONE = toMemberId(1);
const OTHER = toMemberId(2);
const MODERATORS = [ONE, OTHER];
const DECIDED = refused({ code: 'recovery_decided' });

const asked: RecoveryRequest = {
  id: toRecoveryRequestId(1),
  memberId: toMemberId(7),
  address: toEmailAddress('new@example.org'),
  answers: { address: '', joinedIn: '', people: '', lastPerson: '' },
  state: { status: 'asked' },
  dueAt: recoveryDueAt.asked(AT),
};

type Command = RecoveryCommand extends infer Each
  ? Each extends RecoveryCommand
    ? Omit<Each, 'at'>
    : never
  : never;

const agree = (by = ONE, moderatorIds = MODERATORS) =>
  ({ type: 'agree', by, moderatorIds }) as const;

/** What remains of the request once all of it is done at that time; what is refused changes nothing. */
function after(commands: readonly Command[], at = AT): RecoveryRequest | null {
  let request: RecoveryRequest | null = asked;
  for (const command of commands) {
    if (request === null) return null;
    const decided = decideRecovery(request, { ...command, at });
    request = decided.ok ? decided.value : request;
  }
  return request;
}

const CONFIRMED = after([{ type: 'confirm' }])!;
const AGREED = after([{ type: 'confirm' }, agree()])!;
const WAITING = after([{ type: 'confirm' }, agree(), agree(OTHER)])!;
const OPEN = decideRecovery(WAITING, { type: 'pass', at: WAITING.dueAt }) as unknown as {
  value: RecoveryRequest;
};

test.each(['', '2026-01', '1999-12'])('someone can have joined in the month %j', (month) => {
  expect(checkJoiningMonth(month)).toBeNull();
});

test.each(['2026-00', '2026-13', '2026-1', '26-01', '2026-01-01', ' 2026-01'])(
  'the month %j is none',
  (month) => {
    expect(checkJoiningMonth(month)).toEqual({ rule: 'not_a_month' });
  },
);

describe('a request to win an account back', () => {
  test('is seen by moderators once its sender has confirmed their address', () => {
    expect(isAtDesk(asked)).toBe(false);
    expect(decideRecovery(asked, { ...agree(), at: AT })).toEqual(DECIDED);
    expect(CONFIRMED).toMatchObject({ state: { status: 'confirmed' }, dueAt: daysAfter(AT, 14) });
    expect(decideRecovery(CONFIRMED, { type: 'confirm', at: AT })).toEqual(DECIDED);
    expect(isAtDesk(CONFIRMED)).toBe(true);
  });

  test('takes two different moderators', () => {
    expect(AGREED).toMatchObject({ state: { status: 'agreed', agreedBy: ONE } });
    expect(AGREED.dueAt).toBe(CONFIRMED.dueAt);
    expect(decideRecovery(AGREED, { ...agree(), at: AT })).toEqual(
      refused({ code: 'recovery_needs_another' }),
    );
    expect(WAITING.state).toEqual({ status: 'waiting' });
  });

  test('takes another one where the first is a moderator no more', () => {
    const decided = decideRecovery(AGREED, { ...agree(OTHER, [OTHER]), at: AT });
    expect(decided).toMatchObject({ value: { state: { status: 'agreed', agreedBy: OTHER } } });
  });

  test('waits for three days, and is used in the seven after them', () => {
    expect(WAITING.dueAt).toBe(daysAfter(AT, DAYS_TO_STOP));
    for (const at of [AT, daysAfter(AT, 2), WAITING.dueAt]) {
      expect(decideRecovery(WAITING, { type: 'use', at })).toEqual(DECIDED);
    }
    expect(OPEN.value).toMatchObject({
      state: { status: 'open' },
      dueAt: daysAfter(WAITING.dueAt, 7),
    });
    expect(decideRecovery(OPEN.value, { type: 'use', at: WAITING.dueAt })).toEqual(granted(null));
    expect(decideRecovery(OPEN.value, { type: 'use', at: OPEN.value.dueAt })).toEqual(DECIDED);
  });

  test.each([WAITING, OPEN.value])('is gone once somebody stops it: %o', (request) => {
    for (const at of [AT, daysAfter(AT, 400)]) {
      expect(decideRecovery(request, { type: 'stop', at })).toEqual(granted(null));
    }
  });

  test('looks declined until its time is over if somebody logs in before two have agreed', () => {
    for (const request of [CONFIRMED, AGREED]) {
      const stopped = { ...request, state: { status: 'declined' } };
      expect(decideRecovery(request, { type: 'stop', at: AT })).toEqual(granted(stopped));
      expect(decideRecovery(request, { type: 'decline', at: AT })).toEqual(granted(stopped));
    }
    expect(decideRecovery(asked, { type: 'stop', at: AT })).toEqual(granted(asked));
  });

  test.each([asked, CONFIRMED, AGREED, OPEN.value])(
    'ends when its time is over, and not before: %o',
    (request) => {
      expect(decideRecovery(request, { type: 'pass', at: request.dueAt })).toEqual(granted(null));
      expect(decideRecovery(request, { type: 'pass', at: AT })).toEqual(granted(request));
    },
  );

  test.each([asked, WAITING, OPEN.value])('is declined at the desk alone: %o', (request) => {
    expect(decideRecovery(request, { type: 'decline', at: AT })).toEqual(DECIDED);
  });
});

/** Commands in the order of their times, mostly those that lead on. */
const histories: fc.Arbitrary<readonly RecoveryCommand[]> = fc
  .array(
    fc.record({
      command: fc.constantFrom<Command>(
        { type: 'confirm' },
        { type: 'confirm' },
        agree(ONE),
        agree(ONE),
        agree(OTHER),
        agree(OTHER),
        { type: 'use' },
        { type: 'use' },
        { type: 'pass' },
        { type: 'pass' },
        { type: 'decline' },
        { type: 'stop' },
      ),
      days: fc.constantFrom(0, 0, 0.5, 1),
    }),
    { minLength: 10, maxLength: 40 },
  )
  .map((steps) => {
    let day = 0;
    return steps.map(({ command, days }) => {
      const at = daysAfter(AT, day);
      day += days;
      return { ...command, at };
    });
  });

interface Step {
  readonly before: RecoveryRequest;
  readonly command: RecoveryCommand;
}

/** Every step that was granted and changed something. */
function run(given: readonly RecoveryCommand[]): readonly Step[] {
  const steps: Step[] = [];
  let request: RecoveryRequest | null = asked;
  for (const command of given) {
    if (request === null) break;
    const before: RecoveryRequest = request;
    const decided = decideRecovery(before, command);
    if (!decided.ok || decided.value === before) continue;
    steps.push({ before, command });
    request = decided.value;
  }
  return steps;
}

test('whatever happens, nobody gets in without a confirmation, two moderators and three days', () => {
  let uses = 0;
  fc.assert(
    fc.property(histories, (given) => {
      const steps = run(given);
      const used = steps.findIndex(({ command }) => command.type === 'use');
      if (used === -1) return;
      uses += 1;
      const before = steps.slice(0, used).map(({ command }) => command);
      const [first, second, ...more] = before.flatMap((one) => (one.type === 'agree' ? [one] : []));
      expect(before[0]!.type).toBe('confirm');
      expect(more).toEqual([]);
      expect(first!.by).not.toBe(second!.by);
      expect(steps[used]!.command.at >= daysAfter(second!.at, DAYS_TO_STOP)).toBe(true);
      expect(before.map(({ type }) => type)).not.toContain('stop');
      expect(before.map(({ type }) => type)).not.toContain('decline');
    }),
    { numRuns: tries(2_000) },
  );
  expect(uses).toBeGreaterThan(0);
});
