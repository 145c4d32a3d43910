import type { Answer, Sent } from './exchange.ts';
import type { Doubtful, Facts, Words } from './facts.ts';
import { isGranted, me, setting, together, type Lesson } from './lesson.ts';
import type { Truth } from './truth.ts';

/* What is done, known and true of the questions that two answer together. */

export interface WireQuestions {
  readonly open: { readonly name: string; readonly hasOtherAnswered: boolean } | null;
}

/** Whether somebody's answer to that question is in. */
const isIn = (facts: Facts, connectionId: number, memberId: number, name: string) =>
  facts.doubt(`answer ${connectionId} ${memberId} ${name}`);

const nameOf = ({ call }: Sent) => (call.body as { name: string }).name;
export const openOf = ({ body }: Answer) => (body as WireQuestions).open;

/** The other's answer, as far as anybody else knows. */
function othersOf(facts: Facts, sent: Sent): Doubtful<boolean> | null {
  const { id = 0 } = sent.call;
  const otherId = facts.parties.get(id)?.find((each) => each !== me(sent));
  return otherId === undefined ? null : isIn(facts, id, otherId, nameOf(sent));
}

/** Whether these are words of an answer that nobody but its writer may know yet, since that moment. */
export function isSealed(facts: Facts, { otherId, connectionId, question }: Words, since: number) {
  if (question === null) return false;
  return isIn(facts, connectionId ?? 0, otherId, question).certainSince(since) === false;
}

/** What was said may be gone: only where the answer says of which question is it certain. */
const unsaying = (whose: (sent: Sent) => string): Lesson => ({
  asked: (facts, sent) => {
    for (const [, each] of facts.doubtsOf(`answer ${sent.call.id} ${whose(sent)}`)) each.begin();
    facts.unsaid.set(sent, facts.doubtsOf(`answer ${sent.call.id} ${whose(sent)}`).length);
  },
  answered: (facts, sent, answer) => {
    const all = facts.doubtsOf(`answer ${sent.call.id} ${whose(sent)}`);
    // What came up meanwhile is in doubt as well.
    for (const [, each] of all.slice(facts.unsaid.get(sent))) each.begin();
    const open = isGranted(answer) ? (openOf(answer)?.name ?? '') : '';
    for (const [name, each] of all) {
      const isRefused = answer.status >= 400 && answer.status < 500;
      const isGone = open !== '' && name.endsWith(` ${open}`);
      each.end(isRefused ? 'same' : isGone ? false : undefined, answer.at);
    }
  },
});

/** Both the question and the answers become messages. */
export const writing: Lesson = {
  asked: (facts, sent) => void facts.wrote.add(`${sent.call.id} ${me(sent)}`),
};

export const QUESTION_LESSONS = {
  askQuestion: writing,
  answerQuestion: together(
    writing,
    setting(
      (facts, sent) => isIn(facts, sent.call.id ?? 0, me(sent), nameOf(sent)),
      true,
      (facts, sent, answer) => {
        const { words } = sent;
        if (words === null || othersOf(facts, sent)?.certainSince(sent.at) !== true) return;
        words.storedAt ??= answer.at;
      },
    ),
  ),
  takeBackAnswer: unsaying((sent) => `${me(sent)} `),
  setQuestionAside: unsaying(() => ''),
} satisfies Record<string, Lesson>;

/** Answers open together: once both are in, and not before. */
export const openTogether: Truth = {
  name: 'open-together',
  says: 'Answers to a question for two wait for each other, and open when both are in.',
  isBroken: (facts, sent, answer) => {
    if (sent.call.name !== 'answerQuestion' || !isGranted(answer)) return null;
    const isOtherIn = othersOf(facts, sent)?.certainSince(sent.at);
    const waits = openOf(answer)?.name === nameOf(sent);
    if (isOtherIn === true && waits) return `both have answered ${nameOf(sent)}, and it waits`;
    return isOtherIn === false && !waits ? `${nameOf(sent)} opens for one answer` : null;
  },
};
