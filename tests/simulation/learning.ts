import { ATTACHMENT_LESSONS, sendingFiles } from './attachments.ts';
import type { Call } from './calls.ts';
import { BOND_LESSONS, chooseActivity } from './agreements.ts';
import { addDay } from './days.ts';
import { vouch } from './vouches.ts';
import { outcomeOf, setTokenOf, type Answer, type Sent } from './exchange.ts';
import { LONGEST_SUSPENSION, pairOf, type Facts, type Words } from './facts.ts';
import { INTRODUCTION_LESSONS } from './introductions.ts';
import { forgetting, granted, isGranted, me, setting, together, type Lesson } from './lesson.ts';
import { PICTURE_LESSONS } from './pictures.ts';
import { QUESTION_LESSONS, writing } from './questions.ts';
import { RHYTHM_LESSONS } from './rhythms.ts';

/*
 * What each call teaches about the site: when it is sent, and when its answer comes. From the specification, call by
 * call; what is not here teaches nothing that has to be true later.
 */

interface WireConnection {
  readonly id: number;
  readonly userId1: number;
  readonly userId2: number;
  readonly status: 'pending' | 'accepted';
}

/** What of a body teaches anything. */
interface WireBody {
  readonly measure: string;
  readonly decision?: string;
  readonly until?: string;
  readonly comeBack?: boolean;
  readonly memberId: number;
  readonly attachMessages: boolean;
  readonly block: boolean;
}

const DAYS_AFTER_NO = 90;
const DAYS_AFTER_WITHDRAWAL = 7;

const bodyOf = ({ call }: Sent): WireBody => call.body as WireBody;

function meet(facts: Facts, { id, userId1, userId2 }: WireConnection): void {
  facts.meet(id, userId1, userId2);
}

function blockAcknowledged(facts: Facts, sent: Sent, otherId: number, { on }: Answer): void {
  facts.endBetween(me(sent), otherId, sent.at, on);
  // To block again changes nothing.
  if (facts.fresh.has(sent)) facts.rest(otherId, me(sent), on, DAYS_AFTER_NO);
}

/** A call that blocks somebody, or `null`. */
const blocking = (whom: (sent: Sent) => number | null): Lesson =>
  setting(
    (facts, sent) => {
      const otherId = whom(sent);
      return otherId === null ? null : facts.block(me(sent), otherId);
    },
    true,
    (facts, sent, answer) => {
      blockAcknowledged(facts, sent, whom(sent)!, answer);
    },
  );

/** What stands for words that were emptied: whatever is written at the same moment may be lost by it. */
const noWords = (): Words => ({
  ...{ kind: 'secret', number: 0, authorId: 0, otherId: 0, connectionId: null, question: null },
  ...{ messageId: null, storedAt: null, goneAt: null, isInDoubt: false },
});

/** What is written in the place of earlier words, or empties them. */
const rewriting = (wordsBy: (facts: Facts, sent: Sent) => Map<number, Words[]>): Lesson => ({
  answered: (facts, sent, answer) => {
    if (outcomeOf(answer) === 'refused') return;
    const { id = 0 } = sent.call;
    const earlier = wordsBy(facts, sent).get(id) ?? [];
    const written = sent.words ?? noWords();
    const isSure = isGranted(answer);
    if (isSure || sent.words === null) written.storedAt = answer.at;
    written.isInDoubt ||= !isSure;
    for (const each of earlier) {
      if (each.kind === 'file') continue;
      if (isSure && each.storedAt !== null && each.storedAt < sent.at) each.goneAt ??= answer.at;
      else each.isInDoubt = written.isInDoubt = true;
    }
    if (isSure || sent.words === null) wordsBy(facts, sent).set(id, [...earlier, written]);
  },
});

const reporting = blocking((sent) => (bodyOf(sent).block ? bodyOf(sent).memberId : null));

/** Whoever followed a link of a mail is signed out everywhere. */
const signedOutByLink = granted((facts, { person, at }) => {
  facts.signOut(person.memberId ?? 0, at);
});

const signedOut = granted((facts, sent, answer) => {
  const token = setTokenOf(answer);
  facts.signOut(me(sent), sent.at, token ?? null);
});

/** A decision that keeps a member out signs them out. */
const decisionGranted = granted((facts, sent, answer) => {
  const { measure } = bodyOf(sent);
  const all = Array.isArray(answer.body) ? (answer.body as unknown[]) : [answer.body];
  for (const each of all) {
    const { member, decision } = each as {
      member: { id: number };
      decision?: { outcome: string } | null;
    };
    const isDone = decision === undefined || decision?.outcome === 'acted';
    if (!isDone || !['suspend', 'remove'].includes(measure)) continue;
    facts.signOut(member.id, sent.at);
    const { until } = bodyOf(sent);
    const end = until === undefined ? Infinity : Date.parse(until);
    facts.keptOut.set(member.id, { until: end, since: answer.at });
    facts.keptOutOn.set(member.id, answer.on);
    facts.move(member.id, answer.on + LONGEST_SUSPENSION);
  }
});

const decided: Lesson = {
  answered: (facts, sent, answer) => {
    if (outcomeOf(answer) === 'unknown') {
      facts.keptOutOn.set(0, answer.on);
      facts.move(0, answer.on + LONGEST_SUSPENSION);
    }
    decisionGranted.answered?.(facts, sent, answer);
  },
};

const started = granted((facts, sent, answer) => {
  const token = setTokenOf(answer);
  const old = sent.token === null ? undefined : facts.signedIn.get(sent.token);
  if (old !== undefined && token !== sent.token) old.endedAt ??= answer.at;
  const { id } = answer.body as { id: number };
  // A log-in that was under way meanwhile says nothing of it.
  if ((facts.left.get(id) ?? 0) < sent.at) facts.mayBeGone.delete(id);
  if (token === null || token === '') return;
  const times = { beganOn: answer.on, lastUsedOn: answer.on };
  facts.signedIn.set(token, { memberId: id, since: answer.at, endedAt: null, ...times });
});

const began: Lesson = {
  answered: (facts, sent, answer) => {
    // Whoever may have come back is not deleted.
    if (bodyOf(sent).comeBack && outcomeOf(answer) !== 'refused') {
      const id = sent.person.memberId ?? 0;
      facts.leaving.delete(id);
      facts.cameBack.set(id, answer.at);
    }
    started.answered?.(facts, sent, answer);
  },
};

function knowMessage(facts: Facts, id: number, words: Words): void {
  words.messageId = id;
  const known = facts.messages.get(id) ?? [];
  if (!known.includes(words)) facts.messages.set(id, [...known, words]);
}

/** What each call teaches. */
export const LESSONS: Partial<Record<Call['name'], Lesson>> = {
  ...INTRODUCTION_LESSONS,
  ...ATTACHMENT_LESSONS,
  ...QUESTION_LESSONS,
  ...RHYTHM_LESSONS,
  ...BOND_LESSONS,
  ...PICTURE_LESSONS,
  logIn: {
    answered: (facts, sent, answer) => {
      const { code } = (answer.body ?? {}) as { code?: string };
      if (code === 'awaiting_approval') facts.waiting.add(sent.person.username);
      began.answered?.(facts, sent, answer);
    },
  },
  logInByPasskey: began,
  logOut: granted((facts, { token }, { at }) => {
    const signedIn = token === null ? undefined : facts.signedIn.get(token);
    if (signedIn !== undefined) signedIn.endedAt ??= at;
  }),
  choosePassword: granted((facts, sent, answer) => {
    facts.signOut(me(sent), sent.at, sent.token);
    if (setTokenOf(answer) !== null) began.answered?.(facts, sent, answer);
  }),
  endOtherSessions: granted((facts, sent) => {
    facts.signOut(me(sent), sent.at, sent.token);
  }),
  leave: {
    asked: (facts, sent) => {
      facts.mayBeGone.add(me(sent));
    },
    answered: (facts, sent, answer) => {
      if (outcomeOf(answer) === 'refused') return;
      facts.mayBeGone.add(me(sent));
      facts.left.set(me(sent), answer.at);
      if (!isGranted(answer)) return;
      facts.signOut(me(sent), sent.at);
      if ((facts.cameBack.get(me(sent)) ?? 0) < sent.at) facts.leaving.set(me(sent), answer.on);
    },
  },
  closeUnderAge: signedOut,
  choosePasswordByLink: signedOutByLink,
  undoAddress: signedOutByLink,
  winAccountBack: signedOutByLink,
  decideRegistration: {
    asked: (facts, sent) => {
      if (bodyOf(sent).decision === 'approve') facts.approved.add(sent.call.id ?? 0);
    },
  },
  decideReport: decided,
  decideReportsAbout: decided,
  endMeasure: forgetting((facts, { call }) => {
    facts.keptOut.delete(call.id ?? 0);
  }),
  // Whose appeal it is, the call does not say.
  decideAppeal: forgetting((facts) => {
    facts.keptOut.clear();
  }),
  requestConnection: {
    answered: (facts, { words }, answer) => {
      if (!isGranted(answer)) {
        if (words !== null) words.isInDoubt = true;
        return;
      }
      meet(facts, answer.body as WireConnection);
      if (words !== null) words.storedAt = answer.at;
    },
  },
  acceptConnection: {
    ...granted((facts, _sent, { body, at, on }) => {
      meet(facts, body as WireConnection);
      facts.lastWords.set((body as WireConnection).id, { at, on });
    }),
    asked: (facts, { call }) => {
      facts.acceptances.add(call.id ?? 0);
    },
  },
  listConnections: granted((facts, _sent, { body }) => {
    for (const each of body as WireConnection[]) meet(facts, each);
  }),
  removeConnection: granted((facts, sent, answer) => {
    const { id = 0, query } = sent.call;
    const parties = facts.parties.get(id);
    const seen = query?.['status'];
    if (parties === undefined || seen === undefined) return;
    const otherId = parties[0] === me(sent) ? parties[1] : parties[0];
    if (seen === 'accepted') {
      facts.end(id, answer.on);
      facts.rest(otherId, me(sent), answer.on, DAYS_AFTER_NO);
    } else if (facts.requesters.get(id) === me(sent)) {
      facts.rest(me(sent), otherId, answer.on, DAYS_AFTER_WITHDRAWAL);
    } else {
      facts.rest(otherId, me(sent), answer.on, DAYS_AFTER_NO);
    }
  }),
  // Whatever comes of it: the one who declined has changed their mind.
  undoDecline: forgetting(
    (facts, sent) => {
      facts.forgetRest(sent.call.id ?? 0, me(sent));
    },
    (facts, _sent, { body }) => {
      meet(facts, body as WireConnection);
    },
  ),
  blockMember: blocking(({ call }) => call.id ?? 0),
  unblockMember: setting((facts, sent) => facts.block(me(sent), sent.call.id ?? 0), false),
  fileReport: {
    ...reporting,
    asked: (facts, sent) => {
      const { memberId, attachMessages } = bodyOf(sent);
      facts.reported.add(pairOf(me(sent), memberId));
      if (attachMessages) facts.attached.add(pairOf(me(sent), memberId));
      reporting.asked?.(facts, sent);
    },
  },
  sendMessage: together(writing, sendingFiles, {
    answered: (facts, { words }, answer) => {
      if (words === null) return;
      if (!isGranted(answer)) {
        words.isInDoubt ||= outcomeOf(answer) === 'unknown';
        return;
      }
      const { id } = answer.body as { id: number };
      words.storedAt ??= answer.at;
      knowMessage(facts, id, words);
    },
  }),
  // Answers to questions are messages of which nobody is told the number before.
  listMessages: granted((facts, _sent, { body }) => {
    for (const { id, content } of body as { id: number; content: string }[]) {
      const answer = facts.words.get(/zqa\d+zq/.exec(content)?.[0] ?? '');
      if (answer !== undefined) knowMessage(facts, id, answer);
    }
  }),
  addDay,
  changeDay: rewriting(({ days }) => days),
  removeDay: rewriting(({ days }) => days),
  vouch,
  chooseActivity,
  editMessage: rewriting(({ messages }) => messages),
  writePrivateNote: rewriting((facts, sent) => facts.secretsOf(me(sent))),
  takeBackMessage: {
    answered: (facts, sent, answer) => {
      for (const each of facts.messages.get(sent.call.id ?? 0) ?? []) {
        if (isGranted(answer)) each.goneAt ??= answer.at;
        else if (outcomeOf(answer) === 'unknown') each.isInDoubt = true;
      }
    },
  },
};
