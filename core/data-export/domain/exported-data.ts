import type { Tone } from '#core/connections/days/domain/kept-day.ts';
import type { Rhythm } from '#core/connections/domain/rhythm.ts';
import type { Activities } from '#core/connections/domain/activities-for-two.ts';
import type { ActivityName } from '#core/connections/domain/activities.ts';
import type { Cadence, Day } from '#core/connections/domain/rhythm-days.ts';
import type { VouchCount } from '#core/vouching/domain/count-vouches.ts';
import type { ListedVouch } from '#core/vouching/domain/own-vouch.ts';
import type { ExportedIntroduction, ExportedMeeting } from './exported-introductions.ts';
import type { Device } from '#core/accounts/domain/device.ts';
import type { KnownDevice } from '#core/accounts/domain/known-device.ts';
import type { SecurityEntry } from '#core/accounts/security-log/domain/security-entry.ts';
import type { Passkey } from '#core/accounts/domain/passkey.ts';
import type { ContactTopic } from '#core/moderation/contact/domain/contact-message.ts';
import type { InvitationStatus } from '#core/accounts/invitations/domain/invitation.ts';
import type { AttachmentKind } from '#core/messaging/attachments/domain/attachment.ts';
import type { ConnectionId, KeptDayId, MemberId, PictureId } from '#core/kernel/ids.ts';
import type { QuestionName } from '#core/connections/domain/questions-for-two.ts';
import type { ChosenMails } from '#core/mail/domain/mail-preferences.ts';
import type { BondSide } from '#core/members/domain/bond-sides.ts';
import type { PictureKey } from '#core/media/domain/picture-address.ts';
import type { Member, Self } from '#core/members/domain/member.ts';
import type { ProfileValues } from '#core/members/domain/profile-fields.ts';
import type { NoticeContent } from '#core/moderation/domain/notice.ts';
import type { ReportReason } from '#core/moderation/reports/domain/report-reason.ts';
import type { ReportOutcome } from '#core/moderation/reports/domain/report.ts';
import type { DeclineSentence } from '#core/safety/domain/decline-answer.ts';

/** Another member as one's own lists show them: no more than name, username and picture. */
export type ExportedPerson = Pick<Member, 'id' | 'name' | 'username' | 'avatarUrl'>;

/** What only the member themselves is shown of their account. Times are ISO 8601 in UTC. */
export interface ExportedAccount extends Pick<
  Self,
  | 'id'
  | 'username'
  | 'email'
  | 'createdAt'
  | 'whoMayAsk'
  | 'sharedSigns'
  | 'photosSeenBy'
  | 'blursPhotos'
> {
  /** Which terms were accepted last; `null` for those who joined before that was noted. */
  readonly terms: { readonly version: string; readonly at: string } | null;
  readonly secondStep: ExportedSecondStep;
  /** Which emails they want. */
  readonly mails: ChosenMails;
}

/** With what the member logs in beside their password, without what proves it. */
export interface ExportedSecondStep {
  /** Whether an app shows them codes. */
  readonly authenticator: boolean;
  /** When their recovery codes were made, and how many are left; `null` when they have none. */
  readonly recoveryCodes: { readonly madeAt: string; readonly left: number } | null;
  /** Whether their password lets nobody in. */
  readonly onlyPasskeys: boolean;
}

/** A passkey, without its key. */
export type ExportedPasskey = Pick<Passkey, 'name' | 'addedAt' | 'lastUsedAt'>;

/** A browser that is known from earlier log-ins, without what it is known by. */
export type ExportedKnownDevice = Pick<KnownDevice, 'lastUsedAt'>;

/** What happened with the account. */
export type ExportedSecurityEntry = Pick<SecurityEntry, 'at' | 'fact' | 'count'> & Device;

/** The member's own profile. */
export type ExportedProfile = Pick<Member, 'name'> & ProfileValues;

/** A connection, or a request while `acceptedAt` is `null`. */
export interface ExportedConnection {
  readonly id: ConnectionId;
  readonly member: ExportedPerson;
  readonly askedByMe: boolean;
  /** The name of the bond that was asked for; `null` when the request named none. */
  readonly relationshipType: string | null;
  /** The side of that bond that the one who asked would take; `null` when they did not say. */
  readonly side: BondSide | null;
  readonly note: string | null;
  readonly requestedAt: string;
  readonly acceptedAt: string | null;
  /** What the member has chosen for the conversation. */
  readonly pinned: boolean;
  readonly muted: boolean;
  readonly aside: ExportedAside | null;
  /** The member's own answer to a question for two, which waits for the other's. */
  readonly sealedAnswer: ExportedSealedAnswer | null;
  /** How often the two mean to write to each other; `null` where neither has proposed it. */
  readonly rhythm: ExportedRhythm | null;
  /** Another bond that one of the two suggests; `null` where neither does. */
  readonly suggestedBond: ExportedBond | null;
  /** What the two have done on the same day or have in mind, the oldest first. */
  readonly activities: readonly ExportedActivity[];
}

/** Something to do, and whether the member has suggested it and the other hasn't agreed yet. */
interface ExportedActivity {
  readonly activity: ActivityName;
  readonly day: Day;
  readonly state: Activities[number]['state'];
  readonly suggestedByMe: boolean;
}

/** A bond that one of the two suggests, and whether it is the member. */
interface ExportedBond {
  readonly relationshipType: string | null;
  /** The side of it that would be the member's. */
  readonly side: BondSide | null;
  readonly suggestedByMe: boolean;
}

/** A rhythm, and whether it is the member's own proposal. */
interface ExportedRhythm {
  readonly cadence: Cadence;
  readonly state: Rhythm['state'];
  readonly proposedByMe: boolean;
}

/** An answer that nobody else is shown yet. */
interface ExportedSealedAnswer {
  readonly question: QuestionName;
  readonly answer: string;
}

/** That the member put the connection aside. */
interface ExportedAside {
  readonly at: string;
  readonly forGood: boolean;
}

/** What someone answered when they declined a request. */
export interface ExportedAnswer {
  readonly member: ExportedPerson;
  readonly sentence: DeclineSentence;
  readonly answeredAt: string;
}

/** A message to those who run the site. */
export interface ExportedContactMessage {
  readonly id: number;
  readonly createdAt: string;
  readonly topic: ContactTopic;
  /** Where the answer was to go; `null` where none was asked for. */
  readonly email: string | null;
  readonly content: string;
  /** When it was dealt with; `null` while it is open. */
  readonly handledAt: string | null;
}

/** A connection that has ended. */
export interface ExportedEnding {
  readonly id: number;
  readonly name: string;
  readonly endedAt: string;
  readonly endedByMe: boolean;
}

/** What the member has noted about someone, for themselves alone. */
export interface ExportedPrivateNote {
  readonly id: number;
  readonly memberId: MemberId;
  /** `null` for someone they can't see any more. */
  readonly name: string | null;
  readonly text: string;
  /** `null` while the two are connected. */
  readonly keptUntil: string | null;
}

/** A day that matters to the member, and the connections whose other member may see it. */
export interface ExportedDay {
  readonly id: KeptDayId;
  /** The month and the day, such as "12-24". */
  readonly date: string;
  /** `null` for their birthday. */
  readonly text: string | null;
  readonly tone: Tone | null;
  readonly connectionIds: readonly ConnectionId[];
}

/** A picture that the member keeps here; its file lies beside the data. */
export interface ExportedPicture {
  readonly id: PictureId;
  readonly width: number;
  readonly height: number;
  readonly description: string | null;
  readonly createdAt: string;
}

/** A message of a conversation. */
export interface ExportedMessage {
  readonly id: number;
  readonly writtenByMe: boolean;
  /** `null` without words, and once its sender has taken it back: then it has no attachments either. */
  readonly content: string | null;
  readonly attachments: readonly ExportedAttachment[];
  readonly createdAt: string;
}

/** What a message had beside words. */
export interface ExportedAttachment {
  readonly kind: AttachmentKind;
  /** By which the site shows it, and after which its file is named. */
  readonly key: PictureKey;
  /** What a picture shows, where its sender said so. */
  readonly description: string | null;
}

/** A member whom one blocks. */
export interface ExportedBlock {
  readonly id: number;
  readonly name: string;
  readonly blockedAt: string;
}

/** A report that the member filed. */
export interface ExportedReport {
  readonly id: number;
  readonly name: string;
  readonly reason: ReportReason;
  readonly words: string | null;
  readonly createdAt: string;
  /** What came of it; `null` while nothing has been decided. */
  readonly answer: { readonly outcome: ReportOutcome; readonly at: string } | null;
}

/** What the member was told, without who decided. */
export interface ExportedNotice {
  readonly id: number;
  readonly at: string;
  readonly content: NoticeContent;
  readonly appeal: {
    readonly words: string;
    readonly at: string;
    readonly answer: {
      readonly outcome: 'upheld' | 'reversed';
      readonly words: string;
      readonly at: string;
    } | null;
  } | null;
}

/** An invitation that the member made, without its code. */
export interface ExportedInvitation {
  readonly id: number;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly status: InvitationStatus;
}

/** A device on which the member is signed in, without what opens the session. */
export interface ExportedSession extends Device {
  readonly createdAt: string;
  readonly lastUsedAt: string;
}

/** A conversation with all its messages, oldest first. */
export interface ExportedConversation {
  readonly connectionId: ConnectionId;
  readonly member: ExportedPerson;
  readonly messages: readonly ExportedMessage[];
}

/** All of a member's data, as it is written into one file. */
export interface ExportedData {
  readonly format: typeof DATA_FORMAT;
  readonly version: 1;
  readonly madeAt: string;
  readonly account: ExportedAccount;
  readonly profile: ExportedProfile;
  /** How many people vouch for the member, as everyone sees it: never who. */
  readonly vouchedBy: VouchCount;
  readonly connections: readonly ExportedConnection[];
  readonly requests: readonly ExportedConnection[];
  readonly answers: readonly ExportedAnswer[];
  readonly endedConnections: readonly ExportedEnding[];
  readonly introductions: readonly ExportedIntroduction[];
  readonly meetings: readonly ExportedMeeting[];
  /** What the member says of others. */
  readonly vouches: readonly ListedVouch[];
  readonly privateNotes: readonly ExportedPrivateNote[];
  readonly days: readonly ExportedDay[];
  readonly pictures: readonly ExportedPicture[];
  readonly conversations: readonly ExportedConversation[];
  readonly blocks: readonly ExportedBlock[];
  readonly reports: readonly ExportedReport[];
  readonly notices: readonly ExportedNotice[];
  readonly invitations: readonly ExportedInvitation[];
  readonly contactMessages: readonly ExportedContactMessage[];
  readonly sessions: readonly ExportedSession[];
  readonly knownDevices: readonly ExportedKnownDevice[];
  readonly passkeys: readonly ExportedPasskey[];
  readonly securityLog: readonly ExportedSecurityEntry[];
}

/** Tells a file with a member's data from any other. */
export const DATA_FORMAT = 'hearthkin-data';
