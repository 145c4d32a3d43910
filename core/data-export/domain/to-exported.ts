import type { KeptDay } from '#core/connections/days/domain/kept-day.ts';
import { bondSeenBy } from '#core/connections/domain/bond-for-two.ts';
import {
  NOTHING_TOGETHER,
  questionsSeenBy,
  type Together,
} from '#core/connections/domain/together.ts';
import type { SecurityEntry } from '#core/accounts/security-log/domain/security-entry.ts';
import type { TermsAcceptance } from '#core/accounts/domain/terms.ts';
import { countRecoveryCodes, type SecondFactor } from '#core/accounts/domain/second-factor.ts';
import type { AnswerWithMember } from '#core/connections/domain/answer.ts';
import { directionOf, type ConnectionWithMember } from '#core/connections/domain/connection.ts';
import type { ContactMessage } from '#core/moderation/contact/domain/contact-message.ts';
import type { ConversationChoices } from '#core/messaging/domain/conversation.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { ChosenMails } from '#core/mail/domain/mail-preferences.ts';
import type { Member, Self } from '#core/members/domain/member.ts';
import { ALL_FIELDS, pickFields } from '#core/members/domain/profile-fields.ts';
import { findRelationshipType } from '#core/members/domain/relationship-types.ts';
import type { Message } from '#core/messaging/domain/message.ts';
import type { Notice } from '#core/moderation/domain/notice.ts';
import type { Report } from '#core/moderation/reports/domain/report.ts';
import type { EndedConnection } from '#core/moderation/reports/domain/sealed-conversation.ts';
import type {
  ExportedAccount,
  ExportedAnswer,
  ExportedConnection,
  ExportedContactMessage,
  ExportedDay,
  ExportedEnding,
  ExportedMessage,
  ExportedNotice,
  ExportedPerson,
  ExportedProfile,
  ExportedReport,
  ExportedSecurityEntry,
  ExportedSecondStep,
} from './exported-data.ts';

/** What only the member is shown of their account. */
export function toExportedAccount(
  { id, username, email, createdAt, whoMayAsk, sharedSigns, photosSeenBy, blursPhotos }: Self,
  acceptance: TermsAcceptance | null,
  factor: SecondFactor,
  mails: ChosenMails,
): ExportedAccount {
  const terms = acceptance && { version: acceptance.termsVersion, at: acceptance.at };
  const own = { id, username, email, createdAt, whoMayAsk, sharedSigns, photosSeenBy, blursPhotos };
  return { ...own, terms, secondStep: toSecondStep(factor), mails };
}

/** With what the member logs in beside their password, without secrets and codes. */
function toSecondStep(factor: SecondFactor): ExportedSecondStep {
  const { authenticator, recoveryCodes, onlyPasskeys } = factor;
  return {
    authenticator: authenticator.status === 'on',
    recoveryCodes: recoveryCodes && {
      madeAt: recoveryCodes.madeAt,
      left: countRecoveryCodes(factor),
    },
    onlyPasskeys,
  };
}

/** The member's own profile. */
export function toExportedProfile(self: Self): ExportedProfile {
  return { name: self.name, ...pickFields(self, ALL_FIELDS) };
}

/** A connection or a request, with no more of the other than a list shows. */
export function toExportedConnection(
  connection: ConnectionWithMember,
  memberId: MemberId,
  choices?: ConversationChoices,
  together: Together = NOTHING_TOGETHER,
): ExportedConnection {
  const type = findRelationshipType(connection.relationshipTypeId ?? 0);
  return {
    id: connection.id,
    member: toPerson(connection.member),
    askedByMe: directionOf(connection, memberId) === 'sent',
    relationshipType: type?.name ?? null,
    side: connection.side,
    note: connection.note,
    requestedAt: connection.createdAt,
    acceptedAt: connection.acceptedAt,
    pinned: choices?.isPinned === true,
    muted: choices?.isMuted === true,
    aside: choices?.aside ? { at: choices.aside.at, forGood: choices.aside.isForGood } : null,
    sealedAnswer: ownSealedAnswer(together, memberId),
    rhythm: toExportedRhythm(together, memberId),
    suggestedBond: toExportedBond(connection, together, memberId),
    activities: (together.activities ?? []).map((activity) => ({
      activity: activity.name,
      day: activity.day,
      state: activity.state,
      suggestedByMe: activity.state === 'suggested' && activity.by === memberId,
    })),
  };
}

/** A day that matters to the member. */
export function toExportedDay({ id, date, meaning, shownTo }: KeptDay): ExportedDay {
  const isOwn = meaning.kind === 'own';
  const [text, tone] = isOwn ? [meaning.text, meaning.tone] : [null, null];
  return { id, date, text, tone, connectionIds: [...shownTo] };
}

function toExportedRhythm({ rhythm }: Together, memberId: MemberId): ExportedConnection['rhythm'] {
  if (rhythm === undefined) return null;
  const { cadence, state } = rhythm;
  return { cadence, state, proposedByMe: state === 'proposed' && rhythm.by === memberId };
}

function toExportedBond(
  connection: ConnectionWithMember,
  { bond }: Together,
  memberId: MemberId,
): ExportedConnection['suggestedBond'] {
  const { suggested } = bondSeenBy(connection, bond ?? null, memberId);
  if (suggested === null) return null;
  const { relationshipTypeId, side, isOwn } = suggested;
  const relationshipType = findRelationshipType(relationshipTypeId ?? 0)?.name ?? null;
  return { relationshipType, side, suggestedByMe: isOwn };
}

function ownSealedAnswer(
  together: Together,
  memberId: MemberId,
): ExportedConnection['sealedAnswer'] {
  const { open } = questionsSeenBy(together, memberId);
  const answer = open?.ownAnswer ?? null;
  return open === null || answer === null ? null : { question: open.name, answer };
}

/** What someone answered to a request that they declined. */
export function toExportedAnswer({
  member,
  sentence,
  answeredAt,
}: AnswerWithMember): ExportedAnswer {
  return { member: toPerson(member), sentence, answeredAt };
}

/** A message to those who run the site, without who dealt with it. */
export function toExportedContactMessage(message: ContactMessage): ExportedContactMessage {
  const { id, createdAt, topic, email, text, handling } = message;
  return { id, createdAt, topic, email, content: text, handledAt: handling?.at ?? null };
}

function toPerson({ id, name, username, avatarUrl }: Member): ExportedPerson {
  return { id, name, username, avatarUrl };
}

/** A connection that has ended. */
export function toExportedEnding(ended: EndedConnection): ExportedEnding {
  const { id, member, endedAt, endedByMe } = ended;
  return { id, name: member.name, endedAt, endedByMe };
}

/** A message, without whether the other has read it. */
export function toExportedMessage(message: Message, memberId: MemberId): ExportedMessage {
  const { id, senderId, content, createdAt } = message;
  const attachments = message.attachments.map((one) => ({
    kind: one.kind,
    key: one.key,
    description: one.kind === 'picture' ? one.description : null,
  }));
  return { id, writtenByMe: senderId === memberId, content, attachments, createdAt };
}

/** A report, without the words of those who answer reports. */
export function toExportedReport(report: Report): ExportedReport {
  const { id, aboutName, reason, words, createdAt, handling } = report;
  const answer =
    handling.state === 'answered'
      ? { outcome: handling.decision.outcome, at: handling.decision.at }
      : null;
  return { id, name: aboutName, reason, words, createdAt, answer };
}

/** A notice, without who decided. */
export function toExportedNotice({ id, at, content, appeal }: Notice): ExportedNotice {
  if (appeal === null) return { id, at, content, appeal };
  const { words, answer } = appeal;
  return {
    id,
    at,
    content,
    appeal: {
      words,
      at: appeal.at,
      answer: answer && { outcome: answer.outcome, words: answer.words, at: answer.at },
    },
  };
}

/** What happened with the account. */
export function toExportedSecurityEntry({
  at,
  fact,
  count,
  device,
}: SecurityEntry): ExportedSecurityEntry {
  return { at, fact, count, ...device };
}
