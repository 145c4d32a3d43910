import { NEW_ID } from '#core/kernel/commit.ts';
import type { ConnectionId, MemberId, MessageId } from '#core/kernel/ids.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { ConnectionRefusal } from '#core/connections/refusals.ts';
import type { Activities } from './activities-for-two.ts';
import type { SuggestedBond } from './bond-for-two.ts';
import type { QuestionName } from './questions-for-two.ts';
import type { ListedConnection } from './connection.ts';
import type { AgreedRhythm, RestingRhythm, Rhythm } from './rhythm.ts';

/** An answer that waits for the other one. Nobody but the member who wrote it is shown it. */
export interface SealedAnswer {
  readonly memberId: MemberId;
  /** 1 to 4,000 characters, as a message has. */
  readonly text: string;
}

interface Asked {
  readonly name: QuestionName;
  /** The message it was asked in, which both answers reply to. */
  readonly messageId: MessageId;
}

/** A question that the two have not both answered yet. */
export interface OpenQuestion extends Asked {
  readonly state: 'open';
  readonly sealed: SealedAnswer | null;
}

/** A question that both have answered: their answers are messages. */
export interface AnsweredQuestion extends Asked {
  readonly state: 'answered';
  readonly answeredAt: string;
}

/** What two people who are connected keep together. It goes with the connection, and with the account of either. */
export interface Together {
  /** In the order they were asked, each once; only the last can be open. */
  readonly questions: readonly (OpenQuestion | AnsweredQuestion)[];
  /** How often they mean to write to each other; left out where nobody has proposed it. */
  readonly rhythm?: Rhythm;
  /** What one of them would like them to be to each other; nothing more once they are that. */
  readonly bond?: SuggestedBond;
  /** What they do on the same day, each at home. */
  readonly activities?: Activities;
}

/** A connection's own, in a list. */
export interface TogetherOf {
  readonly connectionId: ConnectionId;
  readonly together: Together;
}

/** A connection as one of the two sees it, with a rhythm that is agreed or rests. */
export interface RhythmOf {
  readonly connection: ListedConnection;
  readonly rhythm: AgreedRhythm | RestingRhythm;
}

/** What the two have when they've begun nothing. */
export const NOTHING_TOGETHER: Together = { questions: [] };

/** The same, where a question was asked in the message that the act adds, whose id is known by now. */
export function askedInMessage(together: Together, newId: MessageId): Together {
  return {
    ...together,
    questions: together.questions.map((each) =>
      each.messageId === NEW_ID ? { ...each, messageId: newId } : each,
    ),
  };
}

/** The question that waits for an answer, or for both. */
export function openQuestionOf({ questions }: Together): OpenQuestion | null {
  const last = questions.at(-1);
  return last?.state === 'open' ? last : null;
}

/** The names of the questions that the two have had. */
export function askedIn({ questions }: Together): ReadonlySet<QuestionName> {
  return new Set(questions.map(({ name }) => name));
}

type Changed<Code extends 'question_open' | 'question_settled'> = Result<
  Together,
  RefusalOf<Code, ConnectionRefusal>
>;

/** With one more question. One waits at a time, and none is asked twice. */
export function withQuestion(
  together: Together,
  { name, messageId }: Asked,
): Changed<'question_open' | 'question_settled'> {
  if (openQuestionOf(together) !== null) return refused({ code: 'question_open' });
  if (askedIn(together).has(name)) return refused({ code: 'question_settled' });
  const question = { state: 'open', name, messageId, sealed: null } as const;
  return granted({ ...together, questions: [...together.questions, question] });
}

/** Without the open question, and without an answer that was waiting. */
export function withoutQuestion(together: Together): Changed<'question_settled'> {
  if (openQuestionOf(together) === null) return refused({ code: 'question_settled' });
  return granted({ ...together, questions: together.questions.slice(0, -1) });
}

/** What comes of an answer: it waits, is taken back, or opens together with the other one, which was there first. */
export interface Answered {
  readonly together: Together;
  /** The answers that open now, in the order in which they were given. */
  readonly opened: readonly SealedAnswer[];
  readonly messageId: MessageId;
}

/** The member's answer in the place of the one before. */
export function withAnswer(
  together: Together,
  given: SealedAnswer & { readonly name: QuestionName; readonly at: string },
): Result<Answered, RefusalOf<'question_settled', ConnectionRefusal>> {
  const open = openQuestionOf(together);
  if (open === null || open.name !== given.name) return refused({ code: 'question_settled' });
  const { name, messageId, sealed } = open;
  const { memberId, text, at } = given;
  const isOthers = sealed !== null && sealed.memberId !== memberId;
  const replace = (question: OpenQuestion | AnsweredQuestion): Together => ({
    ...together,
    questions: together.questions.with(-1, question),
  });
  const own = { memberId, text };
  if (!isOthers) {
    return granted({ together: replace({ ...open, sealed: own }), opened: [], messageId });
  }
  const answered = replace({ state: 'answered', name, messageId, answeredAt: at });
  return granted({ together: answered, opened: [sealed, own], messageId });
}

/** Without the member's own answer to the open question, if it was waiting. */
export function withoutAnswer(together: Together, memberId: MemberId): Changed<'question_settled'> {
  const open = openQuestionOf(together);
  if (open === null) return refused({ code: 'question_settled' });
  if (open.sealed?.memberId !== memberId) return granted(together);
  return granted({
    ...together,
    questions: together.questions.with(-1, { ...open, sealed: null }),
  });
}

/** With that rhythm, or without any. */
export function withRhythm(
  { rhythm: _before, ...others }: Together,
  rhythm: Rhythm | null,
): Together {
  return rhythm === null ? others : { ...others, rhythm };
}

/** With those things to do on the same day. */
export function withActivities(
  { activities: _before, ...others }: Together,
  activities: Activities,
): Together {
  return activities.length === 0 ? others : { ...others, activities };
}

/** With that suggestion of another bond, or without any. */
export function withSuggestedBond(
  { bond: _before, ...others }: Together,
  bond: SuggestedBond | null,
): Together {
  return bond === null ? others : { ...others, bond };
}

/** The questions of the two as one of them sees them: the other's answer only once it's a message. */
export interface QuestionsForTwo {
  readonly open: {
    readonly name: QuestionName;
    readonly messageId: MessageId;
    /** The caller's own answer while it waits. */
    readonly ownAnswer: string | null;
    readonly hasOtherAnswered: boolean;
  } | null;
  /** The newest first. */
  readonly answered: readonly Omit<AnsweredQuestion, 'state'>[];
}

/** The questions as that member, who is one of the two, sees them. */
export function questionsSeenBy(together: Together, memberId: MemberId): QuestionsForTwo {
  const open = openQuestionOf(together);
  const isOwn = open?.sealed?.memberId === memberId;
  return {
    open: open && {
      name: open.name,
      messageId: open.messageId,
      ownAnswer: isOwn ? open.sealed.text : null,
      hasOtherAnswered: open.sealed !== null && !isOwn,
    },
    answered: together.questions
      .flatMap((question) =>
        question.state === 'answered'
          ? [
              {
                name: question.name,
                messageId: question.messageId,
                answeredAt: question.answeredAt,
              },
            ]
          : [],
      )
      .reverse(),
  };
}
