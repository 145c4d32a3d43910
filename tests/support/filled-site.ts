import { newIntroduction, withAnswer } from '#core/introductions/domain/introduction.ts';
import { toMessageText } from '#tests/support/texts.ts';
import { LATER_DAY } from '#tests/support/days.ts';
import { UNKNOWN_DEVICE } from '#core/accounts/domain/device.ts';
import {
  toConnectionId,
  toInvitationId,
  toRecoveryRequestId,
  toLetterId,
  toMemberId,
  toMessageId,
  toNewsletterIssueId,
  toReportId,
} from '#tests/support/ids.ts';
import {
  toContactText,
  toEmailAddress,
  toIdempotencyKey,
  toModerationWords,
  toPasskeyName,
} from '#tests/support/texts.ts';
import type { DomainEvent } from '#core/events.ts';
import fc from 'fast-check';
import { noConnection, type Connection } from '#core/connections/domain/connection.ts';
import { noSecondFactor } from '#core/accounts/domain/second-factor.ts';
import { toMember } from '#core/members/domain/member.ts';
import { DISCOVERY_SORTS } from '#core/discovery/domain/order.ts';
import type {
  InvitationState,
  NewInvitation,
} from '#core/accounts/invitations/domain/invitation.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { toAttachment } from '#core/messaging/attachments/domain/attachment.ts';
import { writePictureAddress } from '#core/media/domain/picture-address.ts';
import type { Letter } from '#core/letters/domain/letter.ts';
import type { Link } from '#core/letters/domain/link.ts';
import { noHistory } from '#core/safety/domain/pair-history.ts';
import type { NewModerationEntry } from '#core/moderation/domain/moderation-entry.ts';
import { noticeOf } from '#core/moderation/domain/notice.ts';
import { NO_MAILS, unchosenMails } from '#core/mail/domain/mail-preferences.ts';
import type { Change, Storage } from '#core/storage.ts';
import { anySelf, AWKWARD_WORDS } from './arbitraries.ts';
import { newMember } from './new-member.ts';
import { findIds } from './search-results.ts';
import {
  EVER,
  messageFrom,
  reportBy,
  requestBetween,
  storeConnection,
  storeMember,
  storeMessage,
  storeRequest,
  valueOf,
} from './stored-records.ts';
import {
  addInvitation,
  addRecoveryRequest,
  addLink,
  failLetter,
  queueLetter,
  addPasskey,
  storeSecondFactor,
  addModerationEntry,
  addNotice,
  readNotice,
  putInvitation,
  putRecoveryRequest,
  storeTermsAcceptance,
  putAppeal,
  putAddress,
  advanceHandler,
  updateMember,
  createConnection,
  createContactMessage,
  handleContactMessage,
  addSecurityEntry,
  putKnownDevice,
  putOneTimePassword,
  createMember,
  createMessage,
  createReport,
  createSession,
  endConnection,
  handleReport,
  markAsRead,
  recordActivity,
  removeSession,
  replaceConnection,
  storeHistory,
  storeStanding,
  putWording,
  pictureOf,
  removePicture,
  storeAttachment,
  storePicture,
  keepTogether,
  replaceIntroduction,
  storeDay,
  storeIntroduction,
  storeVouch,
  writeNote,
} from '#tests/support/writes.ts';

const MEMBERS = 30;
const SESSIONS = 5;

/** Both members of a connection send under the first key, one of them under the second. */
/** What a message said before it was changed. */
const EARLIER = { content: toMessageText('First words'), until: '2026-03-07T10:05:00.123Z' };

const KEYS = ['key-"1"', 'key-2', 'never-sent'];

/**
 * Fills storage with all that a site may hold, awkward texts and gaps between ids included: every value
 * that storage keeps has at least two different ones, so that none can be lost unnoticed.
 */
export async function fillSite(storage: Storage): Promise<void> {
  for (const { id: _id, ...self } of fc.sample(anySelf, {
    numRuns: MEMBERS - 1,
    seed: 20_260_301,
  })) {
    const { username, email, passwordHash } = newMember();
    valueOf(await createMember(storage, { ...self, username, email, passwordHash }));
  }
  await storeMember(storage, {
    name: AWKWARD_WORDS.join(' '),
    bio: AWKWARD_WORDS.join('\n'),
    age: 40,
    preferences: {
      interests: ['Knots', 'Café crawls', 'Art'],
      ageRange: { min: 30, max: 50 },
      languages: [{ tag: 'cy', level: 'native' }],
      country: 'GB',
      town: 'Swansea',
      meeting: ['letters'],
      timeZone: 'Europe/London',
    },
  });
  await fillAddresses(storage);
  await storeRequest(storage, toMemberId(2), toMemberId(1));
  const accepted = await storeConnection(storage, toMemberId(1), toMemberId(3));
  for (const content of AWKWARD_WORDS)
    await storeMessage(storage, toMemberId(1), accepted, content);
  const later = { createdAt: '2026-03-07T10:00:00.901Z' };
  await createMessage(
    storage,
    { ...messageFrom(toMemberId(3), accepted, 'Sent once'), ...later },
    KEYS[0],
  );
  await createMessage(
    storage,
    { ...messageFrom(toMemberId(1), accepted, 'Also once'), ...later },
    KEYS[0],
  );
  await createMessage(storage, messageFrom(toMemberId(3), accepted, 'Sent once more'), KEYS[1]);
  // The others wait to be indexed.
  await storage.messageSearch.indexNext(5);
  const [replyToId, changed] = (
    await storage.messages.listOf(accepted.id, { before: null, limit: 2 })
  ).map(({ id }) => id);
  const reply = { ...messageFrom(toMemberId(1), accepted, 'An answer'), replyToId: replyToId! };
  await createMessage(storage, reply);
  await putWording(storage, changed!, { content: toMessageText('Other words'), at: EARLIER.until });
  await markAsRead(storage, 2);
  const wish = {
    ...requestBetween(toMemberId(6), toMemberId(2)),
    relationshipTypeId: 1,
    side: 'offer' as const,
    note: AWKWARD_WORDS.join(' '),
    ...later,
  };
  const second = valueOf(await createConnection(storage, wish));
  const acceptedLater = { status: 'accepted', acceptedAt: '2026-03-08T10:00:00.234Z' } as const;
  await replaceConnection(storage, second, { ...second, ...acceptedLater }, toMemberId(2));
  await storeMessage(storage, toMemberId(2), { ...second, ...acceptedLater });
  await recordActivity(storage, 7);
  const happened: DomainEvent[] = [
    { type: 'member_registered', memberIds: [toMemberId(7)] },
    {
      type: 'message_read',
      messageId: toMessageId(2),
      connectionId: toConnectionId(2),
      memberIds: [toMemberId(3)],
    },
  ];
  for (const [place, event] of happened.entries()) {
    const at = `2026-03-09T10:00:0${place}.567Z`;
    await storage.commit({ changes: [], events: [event], actorId: null, at });
  }
  const { bio } = (await storage.members.findById(toMemberId(10)))!;
  await updateMember(storage, 10, { bio });
  for (const [place, name] of ['mail', 'push'].entries()) {
    const now = '2026-03-09T09:00:00.567Z';
    const hold = { holder: `process ${place}`, until: `2026-03-09T10:00:0${place}.678Z`, now };
    await advanceHandler(storage, name, { from: 0, to: place + 1, ...hold });
  }
  await fillSafety(storage);
  const ended = await storeConnection(storage, toMemberId(4), toMemberId(5));
  await storeMessage(storage, toMemberId(4), ended);
  await replaceConnection(storage, ended, noConnection(ended), toMemberId(5));
  await fillReports(storage);
  for (let number = 1; number <= SESSIONS; number += 1) {
    await createSession(storage, sessionOf(number));
  }
  await removeSession(storage, sessionOf(1).tokenHash);
  for (const entry of ENTRIES) await addModerationEntry(storage, entry);
  await fillNotices(storage);
  await fillContactMessages(storage);
  await fillOneTimePasswords(storage);
  for (const device of DEVICES) await putKnownDevice(storage, device);
  for (const entry of SECURITY_ENTRIES) await addSecurityEntry(storage, entry);
  await fillInvitations(storage);
  await fillSiteSettings(storage);
  await fillRecoveryRequests(storage);
  await fillMails(storage);
  await fillFactors(storage);
  await fillMailPreferences(storage);
  await fillConversations(storage);
  await fillPrivateNotes(storage);
  await fillDays(storage);
  await fillIntroductions(storage);
  await fillVouches(storage);
  await fillPictures(storage);
  await fillTogether(storage);
  await fillAttachments(storage, accepted);
}

/** Every way in which two members may have parted, and in which a member may stand. */
async function fillSafety(storage: Storage): Promise<void> {
  const [first, later] = ['2026-03-10T10:00:00.123Z', '2026-03-11T10:00:00.456Z'];
  const free = {
    blockedAt: null,
    blockedName: null,
    mayAskFrom: null,
    declined: null,
    answer: null,
  };
  const declined = {
    relationshipTypeId: 4,
    side: 'seek' as const,
    note: AWKWARD_WORDS.join('\n'),
    createdAt: first,
    declinedAt: later,
  };
  const answer = { sentence: 'already_found', answeredAt: later } as const;
  const nameless = { ...declined, relationshipTypeId: null, side: null, note: null };
  const sides = [
    [
      11,
      { ...free, blockedAt: first, blockedName: 'Rosa', declined },
      12,
      { ...free, declined: nameless },
    ],
    [
      11,
      { ...free, declined: nameless },
      13,
      { ...free, blockedAt: later, blockedName: 'Ada', declined },
    ],
    [14, { ...free, mayAskFrom: later, answer }, 15, { ...free, mayAskFrom: first }],
    [
      14,
      { ...free, blockedAt: later, blockedName: AWKWARD_WORDS.join(' '), mayAskFrom: first },
      16,
      { ...free, answer: { ...answer, sentence: 'too_busy' } },
    ],
  ] as const;
  for (const [lower, one, higher, other] of sides) {
    await storeHistory(storage, [
      { memberId: toMemberId(lower), ...one },
      { memberId: toMemberId(higher), ...other },
    ]);
  }
  await storeHistory(storage, noHistory(toMemberId(11), toMemberId(12)));
  await storeStanding(storage, 17, { role: 'moderator' });
  await storeStanding(storage, 18, { account: { status: 'suspended', until: first } });
  await storeStanding(storage, 19, { account: { status: 'removed' }, isListed: false });
  await storeStanding(storage, 20, { account: { status: 'suspended', until: later } });
  await storeStanding(storage, 20, { mayAsk: false });
  await storeStanding(storage, 21, { account: { status: 'awaiting_approval' } });
  await storeStanding(storage, 22, { account: { status: 'under_age' } });
  await storeStanding(storage, 23, { onBreak: { since: first, isTold: true } });
  await storeStanding(storage, 23, { leavesOn: later });
}

/** Another conversation that is sealed, and reports at every stage. */
async function fillReports(storage: Storage): Promise<void> {
  const [reporter, about, other, moderator] = await storage.members.list({ after: 10, limit: 4 });
  const request = await storeRequest(storage, reporter!.id, about!.id);
  const acceptedAt = '2026-03-08T11:00:00.345Z';
  const note = AWKWARD_WORDS.join(' ');
  const connection = { ...request, note, status: 'accepted', acceptedAt } as const;
  await replaceConnection(storage, request, connection, about!.id);
  const attached = {
    ...messageFrom(about!.id, connection, AWKWARD_WORDS.join('\n')),
    attachments: [toAttachment({ kind: 'picture', ...contentOf(about!.id), description: null })],
  };
  const message = await createMessage(storage, {
    ...attached,
    createdAt: '2026-03-08T12:00:00.456Z',
  });
  await createMessage(storage, { ...attached, content: null });
  await putWording(storage, message!.id, { content: null, at: EARLIER.until });
  await endConnection(storage, connection, reporter!.id, '2026-03-12T10:00:00.567Z');
  const { id, senderId, content, createdAt } = message!;
  const quoted = [{ id, senderId, content, attachments: [], createdAt, earlier: [EARLIER] }];
  const words = AWKWARD_WORDS.join(' ');
  const reported = (await storage.members.findById(about!.id))!;
  const evidence = {
    profile: toMember(reported),
    messages: quoted,
    note: { senderId, content: note },
    introductions: AWKWARD_WORDS,
  };
  const first = reportBy(reporter!.id, reported, { words, evidence });
  const claim = { by: moderator!.id, at: '2026-03-13T10:00:00.678Z' };
  const decided = { by: other!.id, at: '2026-03-14T10:00:00.789Z', outcome: 'acted' } as const;
  const answered = await createReport(storage, first);
  const handling = { state: 'answered', claim, decision: { ...decided, words } } as const;
  await handleReport(storage, answered, 1, { state: 'open', claim, proposal: null });
  await handleReport(storage, answered, 2, handling);
  const another = (await storage.members.findById(other!.id))!;
  const later = { reason: 'money', createdAt: '2026-03-15T10:00:00.890Z' } as const;
  const open = await createReport(storage, reportBy(about!.id, another, later));
  const proposal = { by: moderator!.id, at: '2026-03-16T10:00:00.901Z' };
  await handleReport(storage, open, 1, { state: 'open', claim: null, proposal });
}

const ENTRIES: readonly NewModerationEntry[] = [
  {
    at: '2026-03-10T10:00:00.123Z',
    actor: 'operator',
    memberId: toMemberId(11),
    reportId: null,
    action: 'suspend',
    until: '2126-03-10T10:00:00.456Z',
    reason: null,
    words: toModerationWords(AWKWARD_WORDS.join(' ')),
  },
  {
    at: '2026-03-11T10:00:00.789Z',
    actor: toMemberId(12),
    memberId: toMemberId(13),
    reportId: toReportId(1),
    action: 'remove',
    until: null,
    reason: 'money',
    words: null,
  },
];

/** Two notices. The member has opened one, appealed against it and was answered. */
async function fillNotices(storage: Storage): Promise<void> {
  for (const entry of ENTRIES) {
    const notice = noticeOf(entry);
    if (notice !== null) await addNotice(storage, notice);
  }
  const [notice] = await storage.notices.listOf(toMemberId(11), { before: null, limit: 1 });
  const words = toModerationWords(AWKWARD_WORDS.join('\n'));
  const appeal = { words, at: '2026-03-12T10:00:00.123Z', answer: null };
  await putAppeal(storage, { ...notice!, appeal }, 1);
  await readNotice(storage, notice!.id, '2026-03-14T10:00:00.789Z');
  const decided = {
    outcome: 'upheld',
    by: toMemberId(13),
    at: '2026-03-13T10:00:00.456Z',
  } as const;
  await putAppeal(storage, { ...notice!, appeal: { ...appeal, answer: { ...decided, words } } }, 2);
}

/** Messages of a visitor and of members, handled and open. The last one was handled and is gone. */
async function fillContactMessages(storage: Storage): Promise<void> {
  const text = toContactText(AWKWARD_WORDS.join('\n'));
  const message = { createdAt: '2026-03-12T10:00:00.123Z', topic: 'data', text } as const;
  const email = toEmailAddress('Visitor@Example.org');
  const at = '2026-03-13T10:00:00.456Z';
  const first = await createContactMessage(storage, { ...message, memberId: null, email });
  const memberId = toMemberId(11);
  const later = {
    createdAt: '2026-03-14T10:00:00.789Z',
    topic: 'fault',
    text: toContactText(AWKWARD_WORDS.join(' ')),
  } as const;
  await createContactMessage(storage, { ...message, ...later, memberId, email: null });
  const third = await createContactMessage(storage, { ...message, memberId, email });
  const last = await createContactMessage(storage, { ...message, memberId: null, email });
  await handleContactMessage(storage, first, { by: 'operator', at });
  await handleContactMessage(storage, third, { by: toMemberId(12), at });
  await handleContactMessage(storage, last, { by: 'operator', at: message.createdAt });
  await storage.contactMessages.removeHandledBefore(at);
}

/** Two that wait, and one that has expired and is gone. */
async function fillOneTimePasswords(storage: Storage): Promise<void> {
  const times = [
    '2126-03-12T10:00:00.123Z',
    '2126-03-13T10:00:00.456Z',
    '2026-03-14T10:00:00.789Z',
  ];
  for (const [place, expiresAt] of times.entries()) {
    const memberId = toMemberId(11 + place);
    await putOneTimePassword(storage, { memberId, passwordHash: `hash ${place}`, expiresAt });
  }
  await storage.oneTimePasswords.removeExpired(AFTER_ALL);
}

/** Letters that wait and that failed, to members and to an address, and links of some of them. */
async function fillMails(storage: Storage): Promise<void> {
  const letters: readonly Letter[] = [
    { kind: 'password_changed', memberId: toMemberId(2) },
    { kind: 'recover_password', address: toEmailAddress('someone@example.org') },
    { kind: 'leaving_begun', memberId: toMemberId(3), until: '2026-04-03T10:00:00.345Z' },
  ];
  for (const [place, letter] of letters.entries()) {
    const dueAt = `2026-03-1${place}T10:00:00.345Z`;
    await queueLetter(storage, { letter, key: place === 0 ? 'a key' : null, dueAt });
  }
  await failLetter(storage, toLetterId(3), { at: AFTER_ALL, reason: 'refused' });
  await storage.outbox.hold({ now: '2026-03-10T10:00:00.345Z', until: AFTER_ALL, limit: 1 });
  const address = toEmailAddress('before@example.org');
  const expiresAt = '2026-04-01T10:00:00.456Z';
  const links: readonly Link[] = [
    { tokenHash: 'b hash', purpose: 'undo_address', memberId: toMemberId(2), address, expiresAt },
    {
      tokenHash: 'a hash',
      purpose: 'stop_newsletter',
      memberId: null,
      address: null,
      expiresAt: AFTER_ALL,
    },
  ];
  for (const link of links) await addLink(storage, link);
}

/** Members who chose which mails they get, people who get the newsletter (the last has gone), and its issues. */
async function fillMailPreferences(storage: Storage): Promise<void> {
  const at = '2026-03-12T10:00:00.567Z';
  const later = '2026-03-13T10:00:00.678Z';
  const preferences = { requests: 'at_once', acceptances: 'daily', messages: 'weekly' } as const;
  const chosen = {
    memberId: toMemberId(2),
    preferences,
    reportsDaily: false,
    rhythmDays: true,
    mailedUntil: at,
  };
  const never = {
    ...unchosenMails(toMemberId(3)),
    preferences: NO_MAILS,
    mailedUntil: later,
  };
  const subscribers = [
    { address: toEmailAddress('Visitor@Example.org'), since: at },
    { address: toEmailAddress('second@example.org'), since: later },
    { address: toEmailAddress('gone@example.org'), since: later },
  ];
  const issue = { subject: AWKWARD_WORDS.join(' '), text: AWKWARD_WORDS.join('\n'), createdAt: at };
  const next = { subject: 'Summer', text: 'Dear all', createdAt: later };
  const changes: readonly Change[] = [
    { type: 'put_mail_state', state: chosen, version: 0 },
    { type: 'put_mail_state', state: never, version: 0 },
    { type: 'put_mail_state', state: chosen, version: 1 },
    ...subscribers.map((subscriber) => ({ type: 'add_subscriber', subscriber }) as const),
    { type: 'remove_subscriber', address: toEmailAddress('gone@example.org') },
    { type: 'add_newsletter_issue', issue },
    { type: 'add_newsletter_issue', issue: next },
    { type: 'advance_newsletter_issue', id: toNewsletterIssueId(1), from: 0, to: 1 },
  ];
  for (const change of changes) {
    await storage.commit({ changes: [change], events: [], actorId: null, at });
  }
}

/** When two wrote again after a long silence. */
const LONG_AFTER = '2026-06-14T10:00:00.567Z';

/** What members have chosen for their conversations; one of them is over. */
async function fillConversations(storage: Storage): Promise<void> {
  const chosen = [
    {
      memberId: toMemberId(1),
      connectionId: toConnectionId(2),
      isPinned: true,
      isMuted: false,
      aside: { at: '2026-03-13T09:00:00.321Z', isForGood: true },
    },
    {
      memberId: toMemberId(2),
      connectionId: toConnectionId(3),
      isPinned: false,
      isMuted: true,
      aside: null,
    },
  ];
  const change = { type: 'put_conversation_choices', pinnedCount: null } as const;
  const changes: readonly Change[] = [
    ...chosen.map((choices) => ({ ...change, choices, version: 0 })),
    { ...change, choices: { ...chosen[1]!, isMuted: false }, version: 1 },
    { ...change, choices: chosen[1]!, version: 2 },
  ];
  const at = '2026-03-14T10:00:00.567Z';
  for (const each of changes) {
    await storage.commit({ changes: [each], events: [], actorId: null, at });
  }
  const silent = await storage.connections.findById(toConnectionId(2));
  const again = { ...messageFrom(toMemberId(1), silent!, 'How are you?'), createdAt: LONG_AFTER };
  await createMessage(storage, again);
  const [one, other] = [toMemberId(8), toMemberId(9)];
  const ended = await storeConnection(storage, one, other);
  const choices = {
    memberId: one,
    connectionId: ended.id,
    isPinned: true,
    isMuted: true,
    aside: null,
  };
  const last = { ...change, choices, version: 0 } as const;
  await storage.commit({ changes: [last], events: [], actorId: null, at });
  await replaceConnection(storage, ended, noConnection(ended), other);
}

/** What members have noted about others: one of them twice, one on a connection that is over. */
async function fillPrivateNotes(storage: Storage): Promise<void> {
  const [one, other, third] = [toMemberId(10), toMemberId(11), toMemberId(12)];
  const lasting = await storeConnection(storage, one, other);
  const ended = await storeConnection(storage, third, one);
  await writeNote(storage, lasting, one, 'Her sister is Joan.');
  await writeNote(storage, lasting, one, AWKWARD_WORDS.join('\n'));
  await writeNote(storage, ended, one, AWKWARD_WORDS.join(' '));
  await writeNote(storage, ended, third, 'A dog called Biscuit');
  await endConnection(storage, ended, third);
}

/** Days that matter: a birthday that nobody sees, one that two see, and one that was changed; the newest of all removed. */
async function fillDays(storage: Storage): Promise<void> {
  const [one, other] = [toMemberId(10), toMemberId(11)];
  const connection = await storage.connections.findBetween(one, other);
  const shownTo = connection === null ? [] : [connection.id, toConnectionId(99)];
  const meaning = { kind: 'own', text: AWKWARD_WORDS.join(' '), tone: 'quiet' } as const;
  await storeDay(storage, one, { date: '02-29', meaning: { kind: 'birthday' }, shownTo: [] });
  await storeDay(storage, one, { date: '12-24', meaning, shownTo });
  const day = await storeDay(storage, other, { date: '05-01', meaning, shownTo: [] });
  const replaced = { type: 'replace_kept_day', day: { ...day, shownTo }, version: 1 } as const;
  await storage.commit({
    changes: [replaced],
    events: [],
    actorId: other,
    at: new Date().toISOString(),
  });
  const { id } = await storeDay(storage, other, { date: '01-01', meaning, shownTo: [] });
  const changes = [{ type: 'remove_kept_day', id, memberId: other }] as const;
  await storage.commit({ changes, events: [], actorId: other, at: new Date().toISOString() });
}

/** An introduction that nobody has answered, one with a no that was taken back, and one that led to a connection. */
async function fillIntroductions(storage: Storage): Promise<void> {
  const [one, other, third] = [toMemberId(10), toMemberId(11), toMemberId(12)];
  const compose = (introducerId: MemberId, relationshipTypeId: number | null, to = third) => {
    const createdAt = `2026-03-0${introducerId - 5}T10:05:00.123Z`;
    return newIntroduction({ introducerId, relationshipTypeId, createdAt }, [
      { memberId: to, note: `${introducerId}: ${AWKWARD_WORDS.join(' ')}` },
      { memberId: introducerId === one ? other : one, note: `You both keep ${introducerId} bees.` },
    ]);
  };
  await storeIntroduction(storage, compose(one, null));
  const declined = await storeIntroduction(storage, compose(one, 3));
  await replaceIntroduction(storage, {
    ...withAnswer(declined, third, 'no'),
    isWithdrawn: true,
  });
  const met = await storeIntroduction(storage, compose(third, null, other));
  const connection = await storage.connections.findBetween(one, other);
  await replaceIntroduction(storage, {
    ...withAnswer(withAnswer(met, one, 'yes'), other, 'yes'),
    connectionId: connection?.id ?? null,
  });
}

/** A vouch that was changed, and one that was withdrawn. */
async function fillVouches(storage: Storage): Promise<void> {
  const [one, other] = [toMemberId(10), toMemberId(11)];
  const connection = (await storage.connections.findBetween(one, other))!;
  await storeVouch(storage, connection, one, { before: 'written' });
  const elsewhere = (await storage.connections.findBetween(toMemberId(1), toMemberId(3)))!;
  const countsFrom = '2026-03-09T00:00:00.000Z';
  await storeVouch(storage, elsewhere, toMemberId(1), { countsFrom });
  const countsUntil = '2126-03-11T00:00:00.000Z';
  await storeVouch(storage, connection, other, { said: 'spoken', countsUntil });
}

/** Pictures: one that is shown, one that was sent under a key, and the newest of all removed. */
async function fillPictures(storage: Storage): Promise<void> {
  const [one, other] = [toMemberId(10), toMemberId(11)];
  const shown = await storePicture(storage, one, { description: AWKWARD_WORDS.join(' ') });
  await updateMember(storage, one, {
    avatarUrl: writePictureAddress({ ...shown, description: null }),
  });
  await storePicture(storage, other, {
    width: 17,
    height: 9,
    thumbHash: 'HBkSHYSIeHiPiHh8eJd4eTN0EEQG',
    bytes: 4_321,
    idempotencyKey: toIdempotencyKey('a-1'),
    createdAt: '2026-03-02T10:00:00.123Z',
  });
  const { id } = await storePicture(storage, other);
  await removePicture(storage, other, id);
}

/** A picture that was sent, is evidence and is described, and a voice that waits to be sent. */
async function fillAttachments(storage: Storage, connection: Connection): Promise<void> {
  const [one, other] = [toMemberId(1), toMemberId(3)];
  const description = AWKWARD_WORDS.join('\n');
  const picture = { kind: 'picture', ...contentOf(one), description } as const;
  const { key, files } = contentOf(other);
  const sound = { seconds: 12.3, waveform: 'AbC_-'.repeat(17) };
  const voice = { kind: 'voice', key, file: files[96].webp, ...sound } as const;
  await storeAttachment(storage, {
    ...{ memberId: one, connectionId: connection.id, content: picture, bytes: 4_321 },
    ...{ idempotencyKey: toIdempotencyKey('a-1'), createdAt: '2026-03-02T10:00:00.123Z' },
  });
  const waiting = {
    ...{ memberId: other, connectionId: toConnectionId(3), content: voice, bytes: 1_234 },
    ...{ idempotencyKey: null, createdAt: '2026-03-03T10:00:00.456Z' },
  };
  await storeAttachment(storage, waiting);
  const attachments = [toAttachment(picture)];
  const message = { ...messageFrom(one, connection), content: null, attachments };
  const sent = await createMessage(storage, message);
  const messageId = sent!.id;
  await storage.commit({
    changes: [
      { type: 'send_attachments', keys: [picture.key], memberId: one, messageId },
      { type: 'keep_as_evidence', keys: [picture.key] },
    ],
    events: [],
    actorId: one,
    at: '2026-03-03T11:00:00.789Z',
  });
}

/** What an attachment has that is a picture like one of the member's. */
function contentOf(memberId: MemberId) {
  const { key, files, width, height, thumbHash } = pictureOf(memberId);
  return { key, files, width, height, thumbHash };
}

/** Questions that two have answered, and one that waits with an answer. */
async function fillTogether(storage: Storage): Promise<void> {
  const [one, other] = [toMemberId(13), toMemberId(14)];
  const connection = await storeConnection(storage, one, other);
  const sealed = { memberId: other, text: AWKWARD_WORDS.join('\n') };
  await keepTogether(storage, connection, {
    questions: [
      {
        state: 'answered',
        name: 'best_biscuit',
        messageId: toMessageId(1),
        answeredAt: '2026-03-15T10:00:00.123Z',
      },
      { state: 'open', name: 'old_object', messageId: toMessageId(2), sealed },
    ],
    rhythm: {
      state: 'agreed',
      cadence: { every: 'weekday', weekday: 'sunday' },
      from: '2026-03-12',
      last: '2026-03-15',
      unanswered: 1,
      told: [one],
      dueAt: '2026-03-22T14:00:00.000Z',
    },
    bond: { relationshipTypeId: 3, side: 'offer', by: other },
    activities: [
      { state: 'done', name: 'same_soup', day: '2026-03-10' },
      { state: 'suggested', name: 'old_photo', day: '2026-03-20', by: one },
    ],
  });
}

/** Requests to win an account back, about a member and about nobody. */
async function fillRecoveryRequests(storage: Storage): Promise<void> {
  for (const [place, memberId] of [toMemberId(3), null, toMemberId(4)].entries()) {
    const id = await addRecoveryRequest(storage, {
      memberId,
      address: toEmailAddress(`new-${place}@example.org`),
      answers: {
        address: 'Old@example.org',
        joinedIn: '2025-03',
        people: 'Ä',
        lastPerson: `${place}`,
      },
      dueAt: `2026-05-1${place}T10:00:00.123Z`,
    });
    const { value, version } = (await storage.recoveryRequests.load(id))!;
    const state = { status: 'agreed', agreedBy: toMemberId(5) } as const;
    if (memberId !== null) await putRecoveryRequest(storage, { ...value, state }, version);
  }
}

/** Invitations of a member and of those who run the site at every stage, and accepted terms. */
async function fillInvitations(storage: Storage): Promise<void> {
  for (const [place, [state, invitation]] of INVITATIONS.entries()) {
    const openInvitations = invitation.inviterId === null ? 0 : place;
    const id = await addInvitation(storage, invitation, openInvitations);
    if (state.status === 'open') continue;
    const { value } = (await storage.invitations.load(id!))!;
    await putInvitation(storage, { ...value, state }, 1);
  }
  for (const [place, termsVersion] of ['2026-01-02', '2026-02-03'].entries()) {
    const at = `2026-03-1${place}T10:00:00.234Z`;
    for (const id of [3, 4 + place]) {
      await storeTermsAcceptance(storage, { memberId: toMemberId(id), termsVersion, at });
    }
  }
}

/** Settings that operators have changed while the site ran. */
async function fillSiteSettings(storage: Storage): Promise<void> {
  for (const [name, value, at, id] of [
    ['SITE_NAME', 'Søren’s "hearth" \u{1F525}', '2026-03-12T10:00:00.345Z', 3],
    ['REGISTRATION', 'approval', '2026-03-13T10:00:00.345Z', 4],
  ] as const) {
    const setting = { name, value, setAt: at, setBy: toMemberId(id) };
    const changes = [{ type: 'put_site_setting', setting } as const];
    await storage.commit({ changes, events: [], actorId: null, at });
  }
}

/** Second factors at every stage, and passkeys that were used and were not. */
async function fillFactors(storage: Storage): Promise<void> {
  const authenticators = [
    { status: 'off' },
    { status: 'begun', secret: 'GEZDGNBV' },
    { status: 'on', secret: 'MFRGGZDF', lastStep: 59_000_123, since: null },
    { status: 'on', secret: 'NBSWY3DP', lastStep: 59_000_456, since: '2026-03-09T10:00:00.789Z' },
  ] as const;
  for (const [place, authenticator] of authenticators.entries()) {
    const memberId = toMemberId(3 + place);
    const madeAt = `2026-03-1${place}T10:00:00.345Z`;
    const hashes = ['one hash', 'another hash', 'a third', 'a fourth'].slice(place);
    if (place > 1) await storeSecondFactor(storage, noSecondFactor(memberId));
    await storeSecondFactor(storage, {
      memberId,
      authenticator,
      recoveryCodes: place === 1 ? null : { hashes, madeAt },
      onlyPasskeys: place === 0,
      endsAt: place === 3 ? '2026-03-12T10:00:00.456Z' : null,
    });
    await addPasskey(storage, {
      credentialId: `credential ${5 - place}`,
      memberId: toMemberId(place < 2 ? 3 : 5),
      publicKey: `key ${place}`,
      signCount: place,
      transports: ['internal', 'hybrid'].slice(place),
      name: toPasskeyName(`${place} ${AWKWARD_WORDS.join(' ')}`),
      addedAt: madeAt,
      lastUsedAt: place === 0 ? null : `2026-03-2${place}T10:00:00.456Z`,
    });
  }
}

const INVITATIONS: readonly (readonly [InvitationState, NewInvitation])[] = [
  [
    { status: 'open' },
    {
      codeHash: 'hash of code 1',
      inviterId: toMemberId(5),
      createdAt: '2026-03-10T10:00:00.345Z',
      expiresAt: '2126-04-10T10:00:00.345Z',
    },
  ],
  [
    { status: 'used', at: '2026-03-20T10:00:00.456Z' },
    {
      codeHash: 'hash of code 2',
      inviterId: toMemberId(5),
      createdAt: '2026-03-11T10:00:00.678Z',
      expiresAt: '2126-04-11T10:00:00.678Z',
    },
  ],
  [
    { status: 'withdrawn', at: '2026-03-21T10:00:00.567Z' },
    {
      codeHash: 'hash of code 3',
      inviterId: null,
      createdAt: '2026-03-12T10:00:00.789Z',
      expiresAt: '2126-04-12T10:00:00.789Z',
    },
  ],
];

/** What storage answers, by its ports, to questions for everything that `fillSite` has filled in. */
export async function askEverything(storage: Storage): Promise<unknown> {
  const everyone = await storage.members.list({ after: 0, limit: 1_000 });
  const ids = range(MEMBERS + 1);
  return {
    everyone,
    members: await collect(ids, (id) => askMember(storage, id)),
    connections: await collect(range(CONNECTIONS), (id) => askConnection(storage, id)),
    sessions: await collect(range(SESSIONS + 1), (number) =>
      storage.sessions.find(sessionOf(number).tokenHash),
    ),
    devices: await collect([6, 7], (id) => storage.knownDevices.listOf(toMemberId(id))),
    happened: await collect([6, 7], (id) =>
      storage.securityLog.listOf(toMemberId(id), { before: null, limit: 100 }),
    ),
    decisions: await storage.moderation.listEntries({
      viewerId: null,
      memberId: null,
      before: null,
      limit: 100,
    }),
    notices: await collect([11, 12, 13], (id) =>
      storage.notices.listOf(toMemberId(id), { before: null, limit: 100 }),
    ),
    contact: [
      await storage.contactMessages.listOpen({ after: 0, limit: 100 }),
      await storage.contactMessages.listHandled({ before: null, limit: 100 }),
    ],
    recoveryRequests: await collect([1, 2, 3], (id) =>
      storage.recoveryRequests.load(toRecoveryRequestId(id)),
    ),
    invitations: await collect([1, 2, 3, 4], (id) => storage.invitations.load(toInvitationId(id))),
    waiting: await storage.moderation.listAwaitingApproval({ after: 0, limit: 100 }),
    factors: await collect([2, 3, 4, 5, 6], (id) => storage.secondFactors.load(toMemberId(id))),
    passkeys: await collect([3, 5], (id) => storage.passkeys.listOf(toMemberId(id))),
    terms: await collect([2, 3, 4, 5], (id) => storage.terms.loadAcceptance(toMemberId(id))),
    // These two have no connections: each finds everyone but themselves.
    activity: await collect([8, 9], (id) => findIds(storage, toMemberId(id))),
    searches: await collect(['', 'a', '%', '\\', ...AWKWARD_WORDS].entries(), ([place, text]) => {
      const sort = DISCOVERY_SORTS[place % DISCOVERY_SORTS.length]!;
      return findIds(storage, toMemberId(1 + (place % MEMBERS)), { text }, sort);
    }),
    recommended: await collect([1, 8, MEMBERS], (id) =>
      storage.directory.recommend(toMemberId(id), 20, LATER_DAY),
    ),
    letters: await collect([1, 2, 3, 4], (id) => storage.outbox.find(toLetterId(id))),
    links: await collect(['a hash', 'b hash'], (hash) => storage.links.find(hash)),
    vouches: await collect([1, 10, 11], (id) => storage.vouches.listBy(toMemberId(id))),
    mailStates: await collect(ids, (id) => storage.mailPreferences.loadState(toMemberId(id))),
    subscribers: await storage.newsletter.listSubscribers({ after: 0, limit: 100 }),
    issues: await collect([1, 2], (id) => storage.newsletter.findIssue(toNewsletterIssueId(id))),
    safety: await collect(ids, (id) => askSafety(storage, toMemberId(id))),
    sealed: await collect(ids, (id) => askSealed(storage, id)),
    reports: await collect([1, 2, 3], (id) => storage.reports.load(toReportId(id))),
    events: await storage.feed.read({ after: 0, limit: 1_000 }),
    handlers: await collect(['mail', 'push'], (name) =>
      storage.feed.freePosition(name, { holder: 'another', now: AFTER_ALL }),
    ),
  };
}

const SECURITY_ENTRIES = [
  {
    memberId: toMemberId(6),
    at: '2026-03-07T10:00:00.321Z',
    fact: 'logged_in_by_passkey',
    count: 1,
    aboutId: null,
    device: { browser: 'Firefox', operatingSystem: 'Windows' },
  },
  {
    memberId: toMemberId(7),
    at: '2026-03-08T10:00:00.654Z',
    fact: 'log_in_failed',
    count: 12,
    aboutId: null,
    device: { browser: null, operatingSystem: null },
  },
  {
    memberId: toMemberId(7),
    at: '2026-03-09T10:00:00.987Z',
    fact: 'member_looked_up',
    count: 1,
    aboutId: toMemberId(6),
    device: { browser: null, operatingSystem: null },
  },
] as const;

const DEVICES = [
  {
    deviceHash: 'f00d'.repeat(16),
    memberId: toMemberId(6),
    lastUsedAt: '2026-03-07T10:00:00.123Z',
  },
  {
    deviceHash: 'beef'.repeat(16),
    memberId: toMemberId(6),
    lastUsedAt: '2026-03-08T10:00:00.456Z',
  },
  {
    deviceHash: 'cafe'.repeat(16),
    memberId: toMemberId(7),
    lastUsedAt: '2026-03-09T10:00:00.789Z',
  },
];

const AFTER_ALL = '2026-12-31T00:00:00.000Z';

/** Higher than the highest id of a connection. */
const CONNECTIONS = 6;

async function askMember(
  { members, connections, messages, oneTimePasswords }: Storage,
  id: number,
) {
  const self = await members.findById(toMemberId(id));
  return {
    self,
    byUsername: self && (await members.findCredentials(self.username.toLowerCase())),
    byEmail: self && (await members.findCredentials(self.email.toLowerCase())),
    connections: await connections.listOf(toMemberId(id), {
      openSince: EVER,
      status: null,
      direction: null,
      before: null,
      limit: 1_000,
    }),
    oneTime: self && (await oneTimePasswords.find(self.username.toLowerCase())),
    unread: await messages.countUnread(toMemberId(id)),
  };
}

async function askSafety({ safety }: Storage, id: MemberId) {
  return {
    blocked: (await safety.blockedIds(id)).toSorted((one, other) => one - other),
    blocks: await safety.listBlockedBy(id, { before: null, limit: 1_000 }),
    standing: await safety.loadStanding(id),
    histories: await collect(range(MEMBERS), (other) => safety.loadHistory(id, toMemberId(other))),
  };
}

async function askSealed({ sealedConversations }: Storage, id: number) {
  const now = '2026-03-16T10:00:00.000Z';
  const memberId = toMemberId(id);
  const kept = await sealedConversations.listOf(memberId, { before: null, limit: 100, now });
  const quotes = await collect(kept, ({ requesterId, recipientId }) =>
    sealedConversations.quote(requesterId, recipientId, { limit: 100, now }),
  );
  return { kept, quotes };
}

async function askConnection({ connections, messages }: Storage, id: number) {
  const connection = await connections.findById(toConnectionId(id));
  const { requesterId, recipientId } = connection ?? { requesterId: 4, recipientId: 5 };
  const listed = await messages.listOf(toConnectionId(id), { before: null, limit: 1_000 });
  return {
    connection,
    between: await connections.findBetween(toMemberId(recipientId), toMemberId(requesterId)),
    listed,
    messages: await collect(listed, (message) => messages.findById(message.id)),
    keyed: await collect([requesterId, recipientId], (senderId) =>
      collect(KEYS, (key) =>
        messages.loadSending({
          connectionId: toConnectionId(id),
          senderId: toMemberId(senderId),
          idempotencyKey: toIdempotencyKey(key),
        }),
      ),
    ),
  };
}

/** The answers to all the questions, one after the other. */
async function collect<Item, Answer>(
  items: Iterable<Item>,
  ask: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const item of items) answers.push(await ask(item));
  return answers;
}

/** The whole numbers from 1. */
function range(last: number): number[] {
  return Array.from({ length: last }, (_, place) => place + 1);
}

function sessionOf(number: number) {
  return {
    tokenHash: (number * 7919).toString(16).padStart(64, '0'),
    memberId: toMemberId(number),
    createdAt: `2026-03-05T10:00:00.34${number}Z`,
    lastUsedAt: `2026-03-06T10:00:00.67${number}Z`,
    mustChoosePassword: number === 2,
    device:
      number === 3 ? UNKNOWN_DEVICE : { browser: 'Firefox', operatingSystem: `System ${number}` },
  };
}

/** Addresses that are confirmed, that nobody has claimed yet, and that somebody wishes to have. */
async function fillAddresses(storage: Storage): Promise<void> {
  const addressOf = async (id: number) =>
    (await storage.members.loadAddress(toMemberId(id)))!.value;
  const confirmedAt = '2026-03-04T05:06:07.080Z';
  const pending = { email: toEmailAddress('Other@Example.org'), askedAt: confirmedAt };
  await putAddress(storage, 4, { ...(await addressOf(4)), confirmedAt });
  await putAddress(storage, 5, { ...(await addressOf(5)), isClaimed: false, confirmedAt: null });
  await putAddress(storage, 6, { ...(await addressOf(6)), pending });
}
