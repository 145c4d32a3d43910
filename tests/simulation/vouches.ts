import type { Facts } from './facts.ts';
import { isGranted, me, type Lesson } from './lesson.ts';
import { CLOCK_ERROR, type Truth } from './truth.ts';

/* What is known and true of those who say that they know somebody. */

const DAYS_BEFORE_IT_COUNTS = 14;
const DAY = 86_400_000;

interface WireVouch {
  readonly said: string | null;
}

interface WireCount {
  readonly people: number;
  readonly spoken: number;
  readonly met: number;
}

/** Whoever may have said something, since when, whatever came of it. */
export const vouch: Lesson = {
  asked: (facts, sent) => {
    const { id = 0, body } = sent.call;
    const memberId = facts.parties.get(id)?.find((each) => each !== me(sent));
    if (memberId === undefined || (body as WireVouch).said === null) return;
    const key = `${me(sent)}>${memberId}`;
    facts.vouches.set(key, facts.vouches.get(key) ?? sent.on);
  },
};

/** Who may have said for long enough that they know the member. */
function vouchersOf({ vouches }: Facts, memberId: number, on: number): readonly number[] {
  return [...vouches]
    .filter(([, since]) => since + DAYS_BEFORE_IT_COUNTS * DAY <= on + CLOCK_ERROR)
    .map(([key]) => key.split('>').map(Number))
    .flatMap(([voucherId = 0, about]) => (about === memberId ? [voucherId] : []));
}

export const vouched: Truth = {
  name: 'vouches',
  says: 'Who vouches has written with the other, and counts once another vouches for them.',
  isBroken: (facts, sent, answer) => {
    const { name, id = 0, body } = sent.call;
    if (!isGranted(answer)) return null;
    if (name === 'vouch' && (body as WireVouch).said !== null) {
      const silent = facts.parties.get(id)?.find((each) => !facts.wrote.has(`${id} ${each}`));
      return silent === undefined ? null : `member ${silent} has not written`;
    }
    if (name !== 'countVouches') return null;
    const { people, spoken, met } = answer.body as WireCount;
    const known = vouchersOf(facts, id, answer.on).filter((voucherId) =>
      vouchersOf(facts, voucherId, answer.on).some((each) => each !== id),
    );
    if (people > known.length) return `${people} count, of whom ${known.length} can`;
    return spoken + met > people ? `${spoken} and ${met} are more than ${people}` : null;
  },
};
