import type { RecoveryAnswers } from '#core/accounts/recovery-requests/domain/recovery-request.ts';
import { foldText } from '#core/kernel/fold-text.ts';

/** What the site knows of an account that its owner is asked about. */
export interface KnownOfAccount {
  readonly email: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  /** The names of the people the owner is connected with. */
  readonly connections: readonly string[];
  /** The person the owner last wrote with; `null` if there was none. */
  readonly lastPerson: string | null;
}

/** How an answer compares with what the site knows; the answer itself is shown to nobody. */
export const ANSWER_MATCHES = ['matches', 'differs', 'not_answered'] as const;

export type AnswerMatch = (typeof ANSWER_MATCHES)[number];

/** How each of the answers compares. */
export type MatchedAnswers = { readonly [Question in keyof RecoveryAnswers]: AnswerMatch };

/** How many of the answers must match: fewer might be known by a friend, or from a profile. */
const MATCHES_NEEDED = 3;

/** How many people must be named correctly: one that everyone knows of is not enough. */
const PEOPLE_NEEDED = 2;

/** Compares the answers about an account with what the site knows of it. */
export function matchAnswers(answers: RecoveryAnswers, known: KnownOfAccount): MatchedAnswers {
  const connections = new Set(known.connections.map(foldName));
  const people = new Set(answers.people.split(/[,;]/).map(foldName).filter(Boolean));
  const right = [...people].filter((name) => connections.has(name)).length;
  const { lastPerson } = known;
  return {
    address: match(answers.address, (address) => foldName(address) === foldName(known.email)),
    joinedIn: match(answers.joinedIn, (month) => isAboutMonth(month, known.createdAt)),
    people: match(answers.people, () => right >= PEOPLE_NEEDED && right * 2 > people.size),
    lastPerson: match(
      answers.lastPerson,
      (name) => lastPerson !== null && foldName(name) === foldName(lastPerson),
    ),
  };
}

/** Whether moderators may agree at all. */
export function areEnough(matched: MatchedAnswers): boolean {
  return Object.values(matched).filter((each) => each === 'matches').length >= MATCHES_NEEDED;
}

function match(answer: string, isRight: (answer: string) => boolean): AnswerMatch {
  if (answer.trim() === '') return 'not_answered';
  return isRight(answer) ? 'matches' : 'differs';
}

function foldName(name: string): string {
  return foldText(name).trim().replace(/\s+/g, ' ');
}

/** That month, or one beside it. */
function isAboutMonth(month: string, at: string): boolean {
  return Math.abs(countMonths(month) - countMonths(at)) <= 1;
}

function countMonths(time: string): number {
  const [year, month] = time.split('-').map(Number);
  return (year ?? 0) * 12 + (month ?? 0);
}
