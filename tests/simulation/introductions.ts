import type { Answer } from './exchange.ts';
import { pairOf, type Facts } from './facts.ts';
import { granted, me, setting, together, type Lesson } from './lesson.ts';
import { CLOCK_ERROR, type Truth } from './truth.ts';

/* What is done, known and true of introductions. */

const DAY = 86_400_000;
const DAYS_AFTER_NO = 90;

export interface WireIntroductions {
  readonly received: readonly {
    readonly id: number;
    readonly introducer: { readonly id: number };
    readonly member: { readonly id: number };
    readonly saidYes: boolean;
  }[];
  readonly made: readonly { readonly id: number }[];
}

export const receivedIn = ({ status, body }: Pick<Answer, 'status' | 'body'>) =>
  status === 200 ? (body as WireIntroductions).received : [];

export const connectionIn = (body: unknown) =>
  ((body ?? {}) as { connectionId?: number | null }).connectionId ?? null;

const answerOf = (facts: Facts, answer: string, id: number, memberId: number) =>
  facts.doubt(`${answer} ${id} ${memberId}`);

const answering = (value: 'yes' | 'no'): Lesson =>
  setting(
    (facts, sent) => answerOf(facts, value, sent.call.id ?? 0, me(sent)),
    ({ call }) => (call.body as { answer: string }).answer === value,
  );

export const INTRODUCTION_LESSONS = {
  listIntroductions: granted((facts, sent, answer) => {
    for (const { id, member } of receivedIn(answer)) {
      facts.introductions.set(id, {
        pair: [me(sent), member.id],
        on: facts.introductions.get(id)?.on ?? 0,
      });
    }
  }),
  introduceMembers: granted((facts, { call, on }, { body }) => {
    const { memberId1, memberId2 } = call.body as { memberId1: number; memberId2: number };
    const { id } = body as { id: number };
    facts.introductions.set(id, { pair: [memberId1, memberId2], on });
  }),
  answerIntroduction: together(answering('yes'), answering('no'), {
    asked: (facts, sent) => {
      const { pair } = facts.introductions.get(sent.call.id ?? 0) ?? {};
      const isYes = (sent.call.body as { answer: string }).answer === 'yes';
      if (pair !== undefined && isYes) facts.saidYes.add(`${pairOf(...pair)} ${me(sent)}`);
    },
    answered: (facts, sent, { body, at, on }) => {
      const connectionId = connectionIn(body);
      const { pair } = facts.introductions.get(sent.call.id ?? 0) ?? {};
      const otherId = pair?.find((each) => each !== me(sent));
      if (connectionId === null || otherId === undefined) return;
      facts.meet(connectionId, otherId, me(sent));
      facts.lastWords.set(connectionId, { at, on });
    },
  }),
} satisfies Record<string, Lesson>;

/** Who is introduced to whom, and by whom. */
export const introduced: Truth = {
  name: 'introductions',
  says: 'Two are introduced by somebody whom both know, connected once both say yes, and left alone after a no.',
  isBroken: (facts, sent, answer) => {
    const { call, at } = sent;
    const areKnown = (one: number, other: number) => facts.mayKnow(one, other, at);
    if (call.name === 'introduceMembers' && answer.status === 201) {
      const { memberId1, memberId2 } = call.body as { memberId1: number; memberId2: number };
      const stranger = [memberId1, memberId2].find((each) => !areKnown(me(sent), each));
      return stranger === undefined ? null : `${stranger} is no connection of ${me(sent)}`;
    }
    if (call.name === 'answerIntroduction' && connectionIn(answer.body) !== null) {
      const { id = 0 } = call;
      const otherId = facts.introductions.get(id)?.pair.find((each) => each !== me(sent)) ?? 0;
      const isMet = answerOf(facts, 'yes', id, otherId).certainSince(at) !== false;
      return isMet ? null : `${otherId} has not said yes to ${id}`;
    }
    if (call.name !== 'listIntroductions') return null;
    for (const { id, introducer, member } of receivedIn(answer)) {
      const stranger = [me(sent), member.id].find((each) => !areKnown(introducer.id, each));
      if (stranger !== undefined) return `${introducer.id} introduces ${stranger}, a stranger`;
      if (isTurnedDown(facts, [me(sent), member.id], { at, on: answer.on })) {
        return `${me(sent)} is introduced to ${member.id} by ${id} after a no`;
      }
    }
    return null;
  },
};

/** Whether the first has said no to meeting the other, or one of the two to being asked by the other, and it counts. */
function isTurnedDown(
  facts: Facts,
  [own, other]: readonly [number, number],
  { at, on }: { readonly at: number; readonly on: number },
): boolean {
  const rests = [`${own}>${other}`, `${other}>${own}`].map((key) => facts.rests.get(key));
  if (rests.some((rest) => rest && rest.since < at && on < rest.until - CLOCK_ERROR)) return true;
  return [...facts.introductions].some(
    ([id, { pair, on: madeOn }]) =>
      pairOf(...pair) === pairOf(own, other) &&
      answerOf(facts, 'no', id, own).certainSince(at) === true &&
      on < madeOn + DAYS_AFTER_NO * DAY - CLOCK_ERROR,
  );
}
