import { createHash, randomBytes } from 'node:crypto';
import { trusted } from '#core/kernel/trusted.ts';
import type { FileName } from '#core/media/domain/file-name.ts';
import type { NewPicture, Picture } from '#core/media/domain/picture.ts';
import type { PictureKey } from '#core/media/domain/picture-address.ts';
import type { Together } from '#core/connections/domain/together.ts';
import { toEmailAddress, toIdempotencyKey } from '#tests/support/texts.ts';
import { toMemberId, toMessageId } from '#tests/support/ids.ts';
import type {
  ContactMessageId,
  MessageId,
  InvitationId,
  RecoveryRequestId,
  LetterId,
  MemberId,
  NoticeId,
  PictureId,
  ReportId,
} from '#core/kernel/ids.ts';
import type { DayDraft, KeptDay } from '#core/connections/days/domain/kept-day.ts';
import {
  madeBy,
  type Introduction,
  type NewIntroduction,
} from '#core/introductions/domain/introduction.ts';
import type { NewVouch } from '#core/vouching/domain/vouch.ts';
import type { FeedChange } from '#core/feed/changes.ts';
import type { KnownDevice } from '#core/accounts/domain/known-device.ts';
import type { NewSecurityEntry } from '#core/accounts/security-log/domain/security-entry.ts';
import type { OneTimePassword } from '#core/accounts/domain/one-time-password.ts';
import type { NewLetter, QueuedLetter } from '#core/letters/domain/letter.ts';
import type {
  NewRecoveryRequest,
  RecoveryRequest,
} from '#core/accounts/recovery-requests/domain/recovery-request.ts';
import type { Link } from '#core/letters/domain/link.ts';
import type { TermsAcceptance } from '#core/accounts/domain/terms.ts';
import type { Passkey } from '#core/accounts/domain/passkey.ts';
import type { SecondFactor } from '#core/accounts/domain/second-factor.ts';
import type { Session } from '#core/accounts/domain/session.ts';
import {
  noConnection,
  otherParty,
  type Connection,
  type ConnectionState,
  type PendingConnection,
} from '#core/connections/domain/connection.ts';
import type { ConnectionRefusal } from '#core/connections/refusals.ts';
import type { MemberRefusal } from '#core/members/refusals.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { NEW_ID } from '#core/kernel/commit.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import { unconfirmedAddress, type Address } from '#core/members/domain/address.ts';
import { toLoginName, type NewMember, type Self } from '#core/members/domain/member.ts';
import { applyProfileChanges, type ProfileChanges } from '#core/members/domain/profile-changes.ts';
import type { Message, MessageText, NewMessage } from '#core/messaging/domain/message.ts';
import { isTakenBack } from '#core/messaging/domain/message.ts';
import type { PairHistory } from '#core/safety/domain/pair-history.ts';
import type { FiledReport, Handling } from '#core/moderation/reports/domain/report.ts';
import type { NewModerationEntry } from '#core/moderation/domain/moderation-entry.ts';
import type {
  ContactHandling,
  NewContactMessage,
} from '#core/moderation/contact/domain/contact-message.ts';
import type { NewNotice, Notice } from '#core/moderation/domain/notice.ts';
import type { Invitation, NewInvitation } from '#core/accounts/invitations/domain/invitation.ts';
import type { Standing } from '#core/safety/domain/standing.ts';
import type { NewAttachment } from '#core/messaging/attachments/domain/kept-attachment.ts';
import type { Change, Storage } from '#core/storage.ts';
import { sealingAfter } from '#core/connections/domain/sealing.ts';
import { DAY } from './settable-clock.ts';

/** One change at a time, as tests need it: whatever a storage promises is promised of its commits. */

const START = Date.parse('2026-02-03T04:05:06.789Z');
const daysOf = new WeakMap<Storage, number>();

/** A day after the last time for this storage, so that the actor is the most recently active of all. */
export function nextDay(storage: Storage): string {
  const days = daysOf.get(storage) ?? 0;
  daysOf.set(storage, days + 1);
  return new Date(START + days * DAY).toISOString();
}

/** Commits one change without an event. */
function commitOne(storage: Storage, change: Change, actorId: MemberId | null) {
  return storage.commit({ changes: [change], events: [], actorId, at: nextDay(storage) });
}

/** Stores a member, or says which login name is taken. */
export async function createMember(
  storage: Storage,
  member: NewMember,
): Promise<
  Result<Self, RefusalOf<'username_taken', MemberRefusal> | RefusalOf<'email_taken', MemberRefusal>>
> {
  const stored = await commitOne(
    storage,
    { type: 'add_member', member, claimsAddress: true },
    NEW_ID,
  );
  if (stored.stored) {
    const { passwordHash: _hash, ...record } = member;
    return granted({ ...record, id: stored.newId! });
  }
  const holder = await storage.members.findCredentials(toLoginName(member.username));
  return refused({ code: holder ? 'username_taken' : 'email_taken' });
}

/** Changes the record as it is at that moment. */
export async function updateMember(
  storage: Storage,
  id: number,
  { email, ...others }: Omit<ProfileChanges, 'email'> & { readonly email?: string },
): Promise<Result<Self, RefusalOf<'email_taken', MemberRefusal>>> {
  const stored = await storage.members.load(toMemberId(id));
  if (stored === null) throw new Error(`There is no member ${id}.`);
  const changes = email === undefined ? others : { ...others, email: toEmailAddress(email) };
  const member = applyProfileChanges(stored.value, changes);
  const holder = await storage.members.findCredentials(toLoginName(member.email));
  if (holder !== null && holder.memberId !== id) return refused({ code: 'email_taken' });
  const { version } = stored;
  const isMoved = member.email !== stored.value.email;
  const address = isMoved ? unconfirmedAddress(member.email, true) : null;
  const change = { type: 'replace_member', member, address, version } as const;
  const done = await commitOne(storage, change, member.id);
  if (!done.stored) return updateMember(storage, id, changes);
  const verified = stored.value.verified && !isMoved;
  return granted({ ...member, verified });
}

/** Puts the address in the place of what is known of it at that moment. */
export async function putAddress(storage: Storage, id: number, address: Address): Promise<boolean> {
  const memberId = toMemberId(id);
  const stored = await storage.members.loadAddress(memberId);
  if (stored === null) throw new Error(`There is no member ${id}.`);
  const { version } = stored;
  const change = { type: 'put_address', memberId, address, version } as const;
  return (await commitOne(storage, change, null)).stored;
}

/** Makes the member the most recently active of all, unless the time is given. */
export async function recordActivity(
  storage: Storage,
  id: number,
  at = nextDay(storage),
): Promise<void> {
  await storage.commit({ changes: [], events: [], actorId: toMemberId(id), at });
}

/** Stores a request. */
export async function createConnection(
  storage: Storage,
  connection: PendingConnection,
): Promise<Result<Connection, RefusalOf<'already_connected', ConnectionRefusal>>> {
  const { requesterId } = connection;
  const since = '2000-01-01T00:00:00.000Z';
  const { sent: openRequests } = await storage.connections.countOf(requesterId, since);
  const counted = { openRequests, openSince: since };
  const change = { type: 'add_connection', connection, ...counted } as const;
  const stored = await commitOne(storage, change, connection.requesterId);
  return stored.stored
    ? granted({ ...connection, id: stored.newId! })
    : refused({ code: 'already_connected' });
}

/** Puts a state in the place of a connection, if that still has the expected status. */
export async function replaceConnection(
  storage: Storage,
  { id, status }: Connection,
  next: ConnectionState,
  actorId: MemberId,
  endedAt = '2026-03-10T10:00:00.123Z',
): Promise<boolean> {
  const stored = await storage.connections.load(id);
  if (stored?.value.status !== status) return false;
  const { version } = stored;
  const type = status === 'accepted' ? 'end' : 'cancel';
  const change: Change =
    next.status === 'none'
      ? {
          type: 'remove_connection',
          id,
          version,
          sealing: sealingAfter({ type, actorId }, endedAt),
        }
      : { type: 'replace_connection', id, version, connection: next };
  return (await commitOne(storage, change, actorId)).stored;
}

/** Ends the connection at that time, so that its messages are sealed. */
export async function endConnection(
  storage: Storage,
  connection: Connection,
  actorId: MemberId,
  endedAt?: string,
): Promise<void> {
  const none = noConnection(connection);
  const isEnded = await replaceConnection(storage, connection, none, actorId, endedAt);
  if (!isEnded) throw new Error('The connection is not as it was.');
}

/** Says how well the voucher knows the other of the connection; it counts from that day on, until another. */
export async function storeVouch(
  storage: Storage,
  connection: Pick<Connection, 'id' | 'requesterId' | 'recipientId'>,
  voucherId: MemberId,
  given: Partial<NewVouch> = {},
): Promise<void> {
  const { version = 0 } = (await storage.connections.load(connection.id)) ?? {};
  const vouch = {
    voucherId,
    memberId: otherParty(connection, voucherId)!,
    connectionId: connection.id,
    said: 'met',
    countsFrom: '2026-03-02T00:00:00.000Z',
    before: null,
    countsUntil: null,
    ...given,
  } as const;
  await commitOne(storage, { type: 'put_vouch', vouch, connectionVersion: version }, voucherId);
}

/** Stores an introduction. */
export async function storeIntroduction(
  storage: Storage,
  introduction: NewIntroduction,
): Promise<Introduction> {
  const { introducerId } = introduction;
  const [newest] = madeBy(introducerId, await storage.introductions.listOf(introducerId));
  const change = { type: 'add_introduction', introduction, newestId: newest?.id ?? 0 } as const;
  const commitment = await commitOne(storage, change, introduction.introducerId);
  if (!commitment.stored || commitment.newId === null) throw new Error('It was not stored.');
  return { ...introduction, id: commitment.newId };
}

/** Puts the introduction in the place of the one that is stored. */
export async function replaceIntroduction(
  storage: Storage,
  introduction: Introduction,
): Promise<void> {
  const { version = 0 } = (await storage.introductions.load(introduction.id)) ?? {};
  const change = { type: 'replace_introduction', introduction, version } as const;
  await commitOne(storage, change, introduction.introducerId);
}

/** Stores the member's private note about the other party; whether the connection is still of the version. */
export async function writeNote(
  storage: Storage,
  connection: Connection,
  memberId: MemberId,
  text: string,
): Promise<boolean> {
  const { id: connectionId } = connection;
  const { version = 0 } = (await storage.connections.load(connectionId)) ?? {};
  const note = { memberId, connectionId, otherId: otherParty(connection, memberId)!, text };
  return (await commitOne(storage, { type: 'put_private_note', note, version }, memberId)).stored;
}

/** Stores a day that the member keeps. */
export async function storeDay(
  storage: Storage,
  memberId: MemberId,
  draft: DayDraft,
): Promise<KeptDay> {
  const day = { memberId, ...draft };
  const kept = (await storage.keptDays.listOf(memberId)).length;
  const commitment = await commitOne(storage, { type: 'add_kept_day', day, kept }, memberId);
  if (!commitment.stored || commitment.newId === null) throw new Error('It was not stored.');
  return { ...day, id: commitment.newId };
}

/** A picture of the member, with files of its own, as far as `chosen` does not say otherwise. */
export function pictureOf(memberId: MemberId, chosen: Partial<NewPicture> = {}): NewPicture {
  const { key = trusted<PictureKey>(randomBytes(32).toString('base64url')) } = chosen;
  const file = (what: string) =>
    trusted<FileName>(
      createHash('sha256')
        .update(key + what)
        .digest('hex'),
    );
  const both = (size: number) => ({ webp: file(`webp ${size}`), jpeg: file(`jpeg ${size}`) });
  return {
    memberId,
    key,
    files: { 96: both(96), 320: both(320), 960: both(960) },
    width: 960,
    height: 720,
    thumbHash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
    description: null,
    bytes: 120_000,
    idempotencyKey: null,
    createdAt: '2026-03-01T10:00:00.000Z',
    ...chosen,
  };
}

/** Stores a picture of the member, which no profile shows yet. */
export async function storePicture(
  storage: Storage,
  memberId: MemberId,
  chosen: Partial<NewPicture> = {},
): Promise<Picture> {
  const picture = pictureOf(memberId, chosen);
  const { version: memberVersion } = (await storage.members.load(memberId))!;
  const [newest] = await storage.pictures.listOf(memberId);
  const decided = { memberVersion, newestId: newest?.id ?? 0 };
  const stored = await commitOne(storage, { type: 'add_picture', picture, ...decided }, memberId);
  if (!stored.stored) throw new Error('There is such a picture already.');
  return { id: stored.newId!, ...picture };
}

/** Keeps an attachment that waits to be sent. */
export async function storeAttachment(storage: Storage, attachment: NewAttachment): Promise<void> {
  const { memberId } = attachment;
  const { version: memberVersion } = (await storage.members.load(memberId))!;
  const { newestId } = await storage.attachments.countOf(memberId);
  const change = { type: 'add_attachment', attachment, memberVersion, newestId } as const;
  const { stored } = await commitOne(storage, change, memberId);
  if (!stored) throw new Error('There is such an attachment already.');
}

/** Removes a picture of the member, which their profile does not show. */
export async function removePicture(
  storage: Storage,
  memberId: MemberId,
  id: PictureId,
): Promise<void> {
  await commitOne(storage, { type: 'remove_picture', id, memberId }, memberId);
}

/** Stores what the two of an accepted connection keep together. */
export async function keepTogether(
  storage: Storage,
  { id }: Pick<Connection, 'id'>,
  together: Together,
): Promise<boolean> {
  const { version = 0 } = (await storage.connections.load(id)) ?? {};
  return (await commitOne(storage, { type: 'put_together', id, version, together }, null)).stored;
}

/** Stores a report, which nobody has handled. */
export async function createReport(storage: Storage, report: FiledReport): Promise<ReportId> {
  const stored = await commitOne(storage, { type: 'add_report', report }, report.reporterId);
  if (!stored.stored) throw new Error('The report was not stored.');
  return stored.newId!;
}

/** Stores how the report is handled from now on, if it is still of that version. */
export async function handleReport(
  storage: Storage,
  id: ReportId,
  version: number,
  handling: Handling,
): Promise<boolean> {
  const change = { type: 'put_report', id, version, handling } as const;
  return (await commitOne(storage, change, null)).stored;
}

/** Stores a message in an accepted connection; the one of that key, if there is one. */
export async function createMessage(
  storage: Storage,
  message: NewMessage,
  key: string | null = null,
): Promise<Message | null> {
  const idempotencyKey = key === null ? null : toIdempotencyKey(key);
  const loaded = await storage.messages.loadSending({ ...message, idempotencyKey });
  if (loaded?.connection.value.status !== 'accepted') return null;
  if (loaded.standing) return storage.messages.findById(loaded.standing.id);
  const { version: connectionVersion } = loaded.connection;
  const change = { type: 'add_message', message, idempotencyKey, connectionVersion } as const;
  const stored = await commitOne(storage, change, message.senderId);
  return stored.stored
    ? storage.messages.findById(toMessageId(stored.newId!))
    : createMessage(storage, message, key);
}

/** Gives the message other words, or takes it back. */
export async function putWording(
  storage: Storage,
  id: MessageId,
  { content, at }: { readonly content: MessageText | null; readonly at: string },
): Promise<boolean> {
  const loaded = (await storage.messages.loadWithConnection(id))!;
  const { connection, message: before } = loaded;
  const { attachments } = before;
  const isTaken = content === null && attachments.length > 0;
  const wording = { content: before.content, until: at, ...(isTaken && { attachments }) };
  const earlier = [...before.earlier, ...(isTakenBack(before) ? [] : [wording])];
  const left = content === null ? [] : attachments;
  const message = { ...before, content, attachments: left, earlier };
  const change = { type: 'put_wording', message, before } as const;
  const { version: connectionVersion } = connection;
  const { stored } = await commitOne(storage, { ...change, connectionVersion }, before.senderId);
  return stored;
}

/** Marks a message as read by its recipient; again is no change. */
export async function markAsRead(storage: Storage, id: number): Promise<void> {
  const message = await storage.messages.findById(toMessageId(id));
  if (message)
    await commitOne(storage, { type: 'mark_read', id: toMessageId(id) }, message.recipientId);
}

/** Stores a session. */
export async function createSession(storage: Storage, session: Session): Promise<void> {
  const { version: standingVersion } = await storage.safety.loadStanding(session.memberId);
  await commitOne(storage, { type: 'add_session', session, standingVersion }, null);
}

/** Removes a session, if it is there. */
export async function removeSession(storage: Storage, tokenHash: string): Promise<void> {
  await commitOne(storage, { type: 'remove_session', tokenHash }, null);
}

/** Ends every session of the member. */
export async function endSessions(storage: Storage, memberId: MemberId): Promise<void> {
  await commitOne(storage, { type: 'end_sessions', memberId }, null);
}

/** Ends every session of the member but that one. */
export async function endOtherSessions(
  storage: Storage,
  { memberId, tokenHash }: Pick<Session, 'memberId' | 'tokenHash'>,
): Promise<void> {
  await commitOne(storage, { type: 'end_other_sessions', memberId, tokenHash }, null);
}

/** Stores a device that a member has logged in with. */
export async function putKnownDevice(storage: Storage, device: KnownDevice): Promise<void> {
  await commitOne(storage, { type: 'put_known_device', device }, null);
}

/** Writes down what happened with an account. */
export async function addSecurityEntry(storage: Storage, entry: NewSecurityEntry): Promise<void> {
  await commitOne(storage, { type: 'add_security_entry', entry }, null);
}

/** Puts the history in the place of the one that is stored of the two. */
export async function storeHistory(
  storage: Storage,
  history: PairHistory,
  actorId: MemberId | null = null,
): Promise<void> {
  const [lower, higher] = history;
  const { version } = await storage.safety.loadHistory(lower.memberId, higher.memberId);
  const change = { type: 'put_pair_history', history, version } as const;
  if (!(await commitOne(storage, change, actorId)).stored) throw new Error('It has changed.');
}

/** Replaces the member's standing with what is given. */
export async function storeStanding(
  storage: Storage,
  id: number,
  given: Partial<Omit<Standing, 'memberId'>>,
): Promise<void> {
  const { value, version } = await storage.safety.loadStanding(toMemberId(id));
  const change = { type: 'put_standing', standing: { ...value, ...given }, version } as const;
  if (!(await commitOne(storage, change, null)).stored) throw new Error('It has changed.');
}

/** Adds a decision to the moderation log. */
export async function addModerationEntry(
  storage: Storage,
  entry: NewModerationEntry,
): Promise<void> {
  await commitOne(storage, { type: 'add_moderation_entry', entry }, null);
}

/** Tells a member of a decision. */
export async function addNotice(storage: Storage, notice: NewNotice): Promise<void> {
  await commitOne(storage, { type: 'add_notice', notice }, null);
}

/** Notes that a notice was opened then. */
export async function readNotice(storage: Storage, id: NoticeId, at: string): Promise<void> {
  await commitOne(storage, { type: 'read_notice', id, at }, null);
}

/** Stores the appeal of a notice of that version; false when it has another by now. */
export async function putAppeal(
  storage: Storage,
  notice: Notice,
  version: number,
): Promise<boolean> {
  return (await commitOne(storage, { type: 'put_appeal', notice, version }, null)).stored;
}

/** Stores a message to those who run the site. */
export async function createContactMessage(
  storage: Storage,
  message: NewContactMessage,
): Promise<ContactMessageId> {
  const stored = await commitOne(storage, { type: 'add_contact_message', message }, null);
  if (!stored.stored) throw new Error('The message was not stored.');
  return stored.newId!;
}

/** Notes that the message is handled; false when it is already, or not there. */
export async function handleContactMessage(
  storage: Storage,
  id: ContactMessageId,
  handling: ContactHandling,
): Promise<boolean> {
  return (await commitOne(storage, { type: 'handle_contact_message', id, handling }, null)).stored;
}

/** Stores a one-time password in the place of the last. */
export async function putOneTimePassword(
  storage: Storage,
  oneTimePassword: OneTimePassword,
): Promise<void> {
  await commitOne(storage, { type: 'put_one_time_password', oneTimePassword }, null);
}

/** Adds an invitation, if as many of its member's are open; `null` when it is not stored. */
export async function addInvitation(
  storage: Storage,
  invitation: NewInvitation,
  openInvitations: number,
): Promise<InvitationId | null> {
  const change = { type: 'add_invitation', invitation, openInvitations } as const;
  const stored = await commitOne(storage, change, null);
  return stored.stored ? stored.newId : null;
}

/** Adds a request to win an account back, as it was asked. */
export async function addRecoveryRequest(
  storage: Storage,
  request: NewRecoveryRequest,
): Promise<RecoveryRequestId> {
  const stored = await commitOne(storage, { type: 'add_recovery_request', request }, null);
  if (!stored.stored) throw new Error('The request is not stored.');
  return stored.newId!;
}

/** Stores how far a request of that version has come; false when it has another by now. */
export async function putRecoveryRequest(
  storage: Storage,
  request: RecoveryRequest,
  version: number,
): Promise<boolean> {
  return (await commitOne(storage, { type: 'put_recovery_request', request, version }, null))
    .stored;
}

/** Stores what has become of an invitation of that version; false when it has another by now. */
export async function putInvitation(
  storage: Storage,
  invitation: Invitation,
  version: number,
): Promise<boolean> {
  return (await commitOne(storage, { type: 'put_invitation', invitation, version }, null)).stored;
}

/** Stores what the member logs in with beside their password, whatever was stored. */
export async function storeSecondFactor(
  storage: Storage,
  secondFactor: SecondFactor,
): Promise<void> {
  const { version } = await storage.secondFactors.load(secondFactor.memberId);
  const change = { type: 'put_second_factor', secondFactor, version } as const;
  if (!(await commitOne(storage, change, null)).stored) throw new Error('It has changed.');
}

/** Makes the member a moderator for whom the desk opens: their password alone lets nobody in. */
export async function storeModerator(storage: Storage, memberId: number): Promise<void> {
  await storeStanding(storage, memberId, { role: 'moderator' });
  const { value } = await storage.secondFactors.load(toMemberId(memberId));
  await storeSecondFactor(storage, { ...value, onlyPasskeys: true });
}

/** Adds a passkey; false when the device is known already. */
export async function addPasskey(storage: Storage, passkey: Passkey): Promise<boolean> {
  return (await commitOne(storage, { type: 'add_passkey', passkey }, null)).stored;
}

/** Stores which terms the member accepts. */
export async function storeTermsAcceptance(
  storage: Storage,
  acceptance: TermsAcceptance,
): Promise<void> {
  const { version } = await storage.terms.loadAcceptance(acceptance.memberId);
  const change = { type: 'put_terms_acceptance', acceptance, version } as const;
  if (!(await commitOne(storage, change, null)).stored) throw new Error('It has changed.');
}

/** Puts the letter into the outbox. */
export async function queueLetter(storage: Storage, queued: NewLetter): Promise<void> {
  await commitOne(storage, { type: 'queue_letter', queued }, null);
}

/** Gives up a letter that was never tried. */
export async function failLetter(
  storage: Storage,
  id: LetterId,
  failure: NonNullable<QueuedLetter['failure']>,
): Promise<void> {
  const next = { dueAt: failure.at, failure };
  await commitOne(storage, { type: 'put_letter', id, attempts: 0, next }, null);
}

/** Stores the link. */
export async function addLink(storage: Storage, link: Link): Promise<void> {
  await commitOne(storage, { type: 'add_link', link }, null);
}

/** Has the handler of events of that name advance; false when it doesn't. */
export async function advanceHandler(
  { commit }: Pick<Storage, 'commit'>,
  handler: string,
  place: Omit<FeedChange, 'type' | 'handler'>,
): Promise<boolean> {
  const changes = [{ type: 'advance_handler', handler, ...place } as const];
  return (await commit({ changes, events: [], actorId: null, at: place.now })).stored;
}
