import { outcomeOf, type Answer, type Sent } from './exchange.ts';
import type { Doubtful, Facts } from './facts.ts';

/** What a call teaches about the site: when it is sent, and when its answer comes. */
export interface Lesson {
  readonly asked?: (facts: Facts, sent: Sent) => void;
  readonly answered?: (facts: Facts, sent: Sent, answer: Answer) => void;
}

type Teach = (facts: Facts, sent: Sent, answer: Answer) => void;

/** Who makes the call, by the session. */
export const me = ({ memberId }: Pick<Sent, 'memberId'>): number => memberId ?? 0;
export const isGranted = (answer: Answer): boolean => outcomeOf(answer) === 'granted';

/** A call that teaches something once it is granted. */
export function granted(teach: Teach): Lesson {
  return {
    answered: (facts, sent, answer) => {
      if (isGranted(answer)) teach(facts, sent, answer);
    },
  };
}

/** A call after which something is not true any more, whenever it takes effect. */
export const forgetting = (
  forget: (facts: Facts, sent: Sent) => void,
  then: Teach = () => undefined,
): Lesson => ({
  asked: forget,
  answered: (facts, sent, answer) => {
    if (outcomeOf(answer) !== 'refused') forget(facts, sent);
    if (isGranted(answer)) then(facts, sent, answer);
  },
});

/** A call that sets something which may be in doubt, to a value or to what its answer says. */
export function setting(
  find: (facts: Facts, sent: Sent) => Doubtful<boolean> | null,
  value: boolean | ((sent: Sent, answer: Answer) => boolean | 'same'),
  then: Teach = () => undefined,
): Lesson {
  return {
    asked: (facts, sent) => {
      const known = find(facts, sent);
      if (known?.certainSince(sent.at) === !value) facts.fresh.add(sent);
      known?.begin();
    },
    answered: (facts, sent, answer) => {
      const outcome = outcomeOf(answer);
      const known = find(facts, sent);
      if (known === null) return;
      if (outcome === 'granted') {
        known.end(typeof value === 'boolean' ? value : value(sent, answer), answer.at);
        then(facts, sent, answer);
      } else known.end(outcome === 'refused' ? 'same' : undefined, answer.at);
    },
  };
}

/** A call that teaches all of that. */
export const together = (...lessons: readonly Lesson[]): Lesson => ({
  asked: (...given) => {
    for (const { asked } of lessons) asked?.(...given);
  },
  answered: (...given) => {
    for (const { answered } of lessons) answered?.(...given);
  },
});
