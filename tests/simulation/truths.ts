import { findUndocumented } from '#tests/support/documented-answers.ts';
import { writtenFirst } from './attachments.ts';
import { addressOf, CALLS, type Call } from './calls.ts';
import { activityOfBoth, bondOfBoth } from './agreements.ts';
import { whyNotDay } from './days.ts';
import { vouched } from './vouches.ts';
import { CLOCK_ERROR, type Truth } from './truth.ts';
import { pairOf, type Facts, type Moment, type Words } from './facts.ts';
import { personMark, WORDS_MARKS, WRONG_PASSWORD, type Person } from './people.ts';
import { introduced } from './introductions.ts';
import { whyNotPicture } from './pictures.ts';
import { pickingUp } from './picking-up.ts';
import { isSealed, openTogether } from './questions.ts';

const DAY = 86_400_000;
const IDLE_DAYS = 14;
const AGE_DAYS = 60;

/** Where a member reads of somebody whom they can't see any more: what they said or did themselves. */
const OWN_PAST: readonly string[] = [
  'listBlockedMembers',
  'listEndedConnections',
  'fileReport',
  'listReports',
  'downloadDataExport',
  'listNotices',
  'listUnreadNotices',
];
/** Where members read what they noted about others. */
const SHOWS_SECRETS: readonly string[] = [
  'getPrivateNote',
  'writePrivateNote',
  'downloadDataExport',
];
interface WireConnection {
  readonly id: number;
  readonly userId1: number;
  readonly userId2: number;
  readonly status: string;
}

/** Answers that are files, which nothing but their kind describes. */
const NO_CALLS: readonly string[] = ['downloadDataExport', 'openFile'];
const isOfDesk = (name: Call['name']): boolean => /desk/i.test(CALLS[name].path);

/** Everybody whose mark is in the text. */
function* personsIn(text: string): Generator<number> {
  for (const [, index] of text.matchAll(/zqp(\d+)zq/g)) yield Number(index);
}

/** Somebody at a call. */
interface Viewer {
  readonly person: Person;
  readonly memberId: number | null;
  readonly name: Call['name'];
}

/** What text shows that it may not show to that person; asked for since that moment. */
export function findShown(
  facts: Facts,
  viewer: Viewer,
  people: readonly Person[],
  text: string,
  since: Moment,
): string | null {
  const { person, memberId, name } = viewer;
  for (const index of new Set(personsIn(text))) {
    if (index === person.index) continue;
    if (memberId === null) return `a visitor sees ${personMark(index)} by ${name}`;
    const shown = people[index]?.memberId;
    if (shown === undefined || shown === null || isOfDesk(name) || OWN_PAST.includes(name))
      continue;
    if (facts.isHidden(memberId, shown, since)) {
      return `${personMark(person.index)} sees ${personMark(index)} by ${name}, though one of them has blocked the other`;
    }
  }
  for (const [mark] of text.matchAll(WORDS_MARKS)) {
    const words = facts.words.get(mark);
    const fault = words === undefined ? null : findShownWords(facts, viewer, words, since);
    if (fault !== null) return `${personMark(person.index)} reads ${mark} by ${name}: ${fault}`;
  }
  return null;
}

function findShownWords(facts: Facts, viewer: Viewer, words: Words, since: Moment): string | null {
  const { memberId, name } = viewer;
  if (words.kind === 'day') return whyNotDay(facts, words, viewer, since);
  if (words.kind === 'image') return whyNotPicture(facts, words, viewer, since);
  const { authorId, otherId, connectionId, goneAt } = words;
  if (words.kind === 'secret' && (memberId !== authorId || !SHOWS_SECRETS.includes(name))) {
    return 'it is a private note of another, or is shown where none is';
  }
  if (memberId !== authorId && isSealed(facts, words, since)) return 'it is a sealed answer';
  if (words.kind === 'file' && words.messageId === null) {
    // Whoever uploads a file may look at it until it's sent, whatever comes of the connection.
    if (memberId === authorId) return null;
    if (!words.isInDoubt) return 'it was not sent';
  }
  if (isOfDesk(name)) {
    // What somebody asked with, or introduced others with, belongs to every report about them.
    const isAlwaysKept = words.kind === 'note' || words.kind === 'hint';
    const shown = isAlwaysKept ? facts.reported : facts.attached;
    return shown.has(pairOf(authorId, otherId)) ? null : 'nobody attached it to a report';
  }
  if (memberId !== authorId && memberId !== otherId) return 'it is between two others';
  if (name === 'downloadDataExport') return null;
  if (name === 'listReports' || name === 'fileReport') return null;
  if (goneAt !== null && goneAt < since) return 'it was changed or taken back';
  if (connectionId !== null && facts.wasOver(connectionId, since)) return 'the connection is over';
  return facts.isHidden(authorId, otherId, since) ? 'one of the two has blocked the other' : null;
}

/** What is always true of answers, given everybody's marks. */
export function truthsOfAnswers(people: readonly Person[]): readonly Truth[] {
  return [
    {
      name: 'wire',
      says: 'Every answer is one that the description of the API has.',
      isBroken: (_facts, { call }, { status, headers, text }) => {
        if (status === 0 || NO_CALLS.includes(call.name)) return null;
        const { method, path } = addressOf(call);
        const [pathname = ''] = path.split('?');
        return findUndocumented(method, pathname, { status, headers, text });
      },
    },
    {
      name: 'no-failure',
      says: 'Nothing fails by itself, and nothing is unavailable in fair weather.',
      isBroken: (_facts, sent, { status, text }) => {
        if (status === 500) return text;
        // Of one member two files are taken at a time.
        if (status === 503 && sent.call.upload !== undefined) return null;
        return [0, 503].includes(status) && !sent.isTroubled() ? `the status ${status}` : null;
      },
    },
    {
      name: 'signed-out',
      says: 'Nobody is signed in after what ends it.',
      isBroken: (facts, { call, token, at, on }, { status }) => {
        const signedIn = token === null ? undefined : facts.signedIn.get(token);
        if (CALLS[call.name].access === 'public' || signedIn === undefined) return null;
        if ([0, 401, 503].includes(status)) return null;
        if (call.name === 'openFile' && status === 404) return null;
        if (signedIn.endedAt !== null && signedIn.endedAt < at) return `the status ${status}`;
        const isIdle = on - signedIn.lastUsedOn > IDLE_DAYS * DAY + CLOCK_ERROR;
        const isOld = on - signedIn.beganOn > AGE_DAYS * DAY + CLOCK_ERROR;
        return isIdle || isOld ? `the status ${status} after its days are over` : null;
      },
    },
    {
      name: 'who-sees-whom',
      says: 'Nobody sees whom they may not see, nor words that are not for them.',
      isBroken: (facts, { call, person, memberId, at }, { text }) =>
        findShown(facts, { person, memberId, name: call.name }, people, text, at),
    },
    {
      name: 'addresses',
      says: 'Nobody is shown the e-mail address of another.',
      isBroken: (_facts, { person }, { text }) => {
        for (const [address, index] of text.matchAll(/zqp(\d+)zq(?:\.\d+)?@example\.org/g)) {
          if (Number(index) !== person.index) return address;
        }
        return null;
      },
    },
    {
      name: 'no-means-no',
      says: 'Who was declined, or did not end it, asks the same person no more for 90 days, and who withdrew for 7.',
      isBroken: (facts, { call, memberId, at, on }, { status }) => {
        if (call.name !== 'requestConnection' || status !== 201) return null;
        const { userId2 } = call.body as { userId2: number };
        const rest = facts.rests.get(`${memberId}>${userId2}`);
        const isResting = rest !== undefined && rest.since < at && on < rest.until - CLOCK_ERROR;
        return isResting ? `member ${memberId} may ask member ${userId2}` : null;
      },
    },
    {
      name: 'let-in',
      says: 'Nobody is let in by a wrong password, before they are approved, nor while they are suspended or removed.',
      isBroken: (facts, { call, person, at, on }, { status, body }) => {
        if (call.name !== 'logIn' || status !== 200) return null;
        const { password } = call.body as { password: string };
        if (password === WRONG_PASSWORD) return 'by a wrong password';
        const { id } = body as { id: number };
        if (facts.waiting.has(person.username) && !facts.approved.has(id)) return 'unapproved';
        const out = facts.keptOut.get(id);
        const isOut = out !== undefined && out.since < at && on < out.until - CLOCK_ERROR;
        return isOut ? 'while they are suspended or removed' : null;
      },
    },
    {
      name: 'desk',
      says: 'The desk is for those who run the site.',
      isBroken: (_facts, { call, person }, { status }) => {
        const isMember = person.part !== 'moderator' && person.part !== 'operator';
        if (!isOfDesk(call.name) || call.name === 'showDeskAccess' || !isMember) return null;
        return status >= 200 && status < 300 ? call.name : null;
      },
    },
    {
      name: 'both-agree',
      says: 'Nobody is connected with somebody without a yes of both.',
      isBroken: (facts, { call }, { status, body }) => {
        if (call.name !== 'listConnections' || status !== 200) return null;
        const accepted = (body as WireConnection[]).filter((each) => each.status === 'accepted');
        const strange = accepted.find(({ id, userId1, userId2 }) => {
          facts.meet(id, userId1, userId2);
          return !facts.mayBeAgreed(id);
        });
        return strange === undefined ? null : `nobody has agreed to the connection ${strange.id}`;
      },
    },
    {
      name: 'only-connected',
      says: 'No message goes, or is read, outside an accepted connection.',
      isBroken: (facts, { call, memberId, at }, { status }) => {
        const isAbout =
          /^(send|list)Messages?$|PrivateNote$|Question|^takeBackAnswer$|Rhythm$|Bond$|Activit|^attach|^listDaysForTwo$|Vouch$|^vouch$/.test(
            call.name,
          );
        if (!isAbout || status >= 300 || status === 0) return null;
        const id = call.id ?? 0;
        if (!facts.mayBeAgreed(id)) return `nobody has accepted the connection ${id}`;
        if (facts.wasOver(id, at)) return `the connection ${id} is over`;
        const parties = facts.parties.get(id);
        const isParty = parties === undefined || parties.includes(memberId ?? 0);
        return isParty ? null : `member ${memberId} is none of the connection ${id}`;
      },
    },
    pickingUp,
    openTogether,
    introduced,
    writtenFirst,
    vouched,
    bondOfBoth,
    activityOfBoth,
  ];
}
