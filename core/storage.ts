import type {
  KnownDeviceChange,
  FactorChange,
  PasswordChange,
  SecurityChange,
  SessionChange,
  TermsChange,
} from '#core/accounts/changes.ts';
import type { KnownDeviceRepository } from '#core/accounts/ports/known-device-repository.ts';
import type { OneTimePasswordRepository } from '#core/accounts/ports/one-time-password-repository.ts';
import type {
  PasskeyChallengeRepository,
  PasskeyRepository,
} from '#core/accounts/ports/passkey-repository.ts';
import type {
  SecondFactorRepository,
  StoredSecrets,
} from '#core/accounts/ports/second-factor-repository.ts';
import type { SecurityLog } from '#core/accounts/security-log/ports/security-log.ts';
import type { SessionRepository } from '#core/accounts/ports/session-repository.ts';
import type { TermsRepository } from '#core/accounts/ports/terms-repository.ts';
import type { ContactChange } from '#core/moderation/contact/changes.ts';
import type { ContactMessageRepository } from '#core/moderation/contact/ports/contact-message-repository.ts';
import type { DataExportChange } from '#core/data-export/changes.ts';
import type { DataExportRepository } from '#core/data-export/ports/data-export-repository.ts';
import type { KeptDayChange } from '#core/connections/days/changes.ts';
import type { KeptDayRepository } from '#core/connections/days/ports/kept-day-repository.ts';
import type { ConnectionChange } from '#core/connections/changes.ts';
import { askedInMessage } from '#core/connections/domain/together.ts';
import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import type { MemberDirectory } from '#core/discovery/ports/member-directory.ts';
import type { DomainEvent } from '#core/events.ts';
import type { FeedChange } from '#core/feed/changes.ts';
import type { EventFeed } from '#core/feed/ports/event-feed.ts';
import type { InvitationChange } from '#core/accounts/invitations/changes.ts';
import type { InvitationRepository } from '#core/accounts/invitations/ports/invitation-repository.ts';
import type { IntroductionChange } from '#core/introductions/changes.ts';
import type { IntroductionRepository } from '#core/introductions/ports/introduction-repository.ts';
import { NEW_ID, type Commit } from '#core/kernel/commit.ts';
import type { RecoveryRequestChange } from '#core/accounts/recovery-requests/changes.ts';
import type { RecoveryRequestRepository } from '#core/accounts/recovery-requests/ports/recovery-request-repository.ts';
import type { NewId } from '#core/kernel/ids.ts';
import type { Limiter } from '#core/kernel/limiter.ts';
import { memberOf, type Letter } from '#core/letters/domain/letter.ts';
import type { MailChange } from '#core/letters/changes.ts';
import type { MailStateChange, NewsletterChange } from '#core/mail/changes.ts';
import type { LinkRepository } from '#core/letters/ports/link-repository.ts';
import type { MailPreferenceRepository } from '#core/mail/ports/mail-preference-repository.ts';
import type { NewsletterRepository } from '#core/mail/ports/newsletter-repository.ts';
import type { Outbox } from '#core/letters/ports/outbox.ts';
import type { PictureChange } from '#core/media/changes.ts';
import type { PictureRepository } from '#core/media/ports/picture-repository.ts';
import type { MemberChange } from '#core/members/changes.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import type {
  ConversationChange,
  MessageChange,
  PrivateNoteChange,
} from '#core/messaging/changes.ts';
import type { AttachmentChange } from '#core/messaging/attachments/changes.ts';
import type { AttachmentRepository } from '#core/messaging/attachments/ports/attachment-repository.ts';
import type { ConversationRepository } from '#core/messaging/ports/conversation-repository.ts';
import type { PrivateNoteRepository } from '#core/messaging/ports/private-note-repository.ts';
import type { ReportChange } from '#core/moderation/reports/changes.ts';
import type { ReportRepository } from '#core/moderation/reports/ports/report-repository.ts';
import type { SealedConversations } from '#core/moderation/reports/ports/sealed-conversations.ts';
import type { ModerationChange } from '#core/moderation/changes.ts';
import type { ModerationRepository } from '#core/moderation/ports/moderation-repository.ts';
import type { NoticeRepository } from '#core/moderation/ports/notice-repository.ts';
import type { SiteChange } from '#core/operations/changes.ts';
import type { SiteSettingRepository } from '#core/operations/ports/site-setting-repository.ts';
import type { SiteCounts } from '#core/operations/ports/site-counts.ts';
import type { SafetyChange } from '#core/safety/changes.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';
import type { VouchChange } from '#core/vouching/changes.ts';
import type { VouchRepository } from '#core/vouching/ports/vouch-repository.ts';
import type { MessageRepository } from '#core/messaging/ports/message-repository.ts';
import type { MessageSearch } from '#core/messaging/ports/message-search.ts';

/** Everything that a commit can store. */
export type Change =
  | MemberChange
  | SessionChange
  | KnownDeviceChange
  | SecurityChange
  | ConnectionChange
  | IntroductionChange
  | VouchChange
  | MessageChange
  | ConversationChange
  | PrivateNoteChange
  | KeptDayChange
  | PictureChange
  | AttachmentChange
  | SafetyChange
  | ReportChange
  | ModerationChange
  | ContactChange
  | PasswordChange
  | InvitationChange
  | RecoveryRequestChange
  | TermsChange
  | MailChange
  | FactorChange
  | DataExportChange
  | MailStateChange
  | NewsletterChange
  | SiteChange
  | FeedChange;

/**
 * The change as it is stored: where it is about the member or the message that the same act has added, with its id,
 * which the decision could not know.
 */
export function aboutNewMember(change: Change, newId: NewId | null): Change {
  if (newId === null) return change;
  if (change.type === 'put_standing' && change.standing.memberId === NEW_ID) {
    return { ...change, standing: { ...change.standing, memberId: newId } };
  }
  if (change.type === 'put_terms_acceptance' && change.acceptance.memberId === NEW_ID) {
    return { ...change, acceptance: { ...change.acceptance, memberId: newId } };
  }
  if (change.type === 'put_together') {
    return { ...change, together: askedInMessage(change.together, newId) };
  }
  if (change.type === 'send_attachments' && change.messageId === NEW_ID) {
    return { ...change, messageId: newId };
  }
  if (change.type === 'replace_introduction' && change.introduction.connectionId === NEW_ID) {
    return { ...change, introduction: { ...change.introduction, connectionId: newId } };
  }
  if (change.type === 'put_address' && change.memberId === NEW_ID) {
    return { ...change, memberId: newId };
  }
  if (change.type === 'queue_letter' && memberOf(change.queued.letter) === NEW_ID) {
    const letter = { ...change.queued.letter, memberId: newId } as Letter;
    return { ...change, queued: { ...change.queued, letter } };
  }
  return change;
}

/** Everything that one storage engine keeps; an engine is chosen as a whole. */
export interface Storage {
  readonly commit: Commit<Change, DomainEvent>;
  readonly feed: EventFeed<DomainEvent>;
  readonly members: MemberRepository;
  readonly directory: MemberDirectory;
  readonly connections: ConnectionRepository;
  readonly introductions: IntroductionRepository;
  readonly vouches: VouchRepository;
  readonly messages: MessageRepository;
  readonly messageSearch: MessageSearch;
  readonly conversations: ConversationRepository;
  readonly privateNotes: PrivateNoteRepository;
  readonly keptDays: KeptDayRepository;
  readonly pictures: PictureRepository;
  readonly attachments: AttachmentRepository;
  readonly sessions: SessionRepository;
  readonly knownDevices: KnownDeviceRepository;
  readonly securityLog: SecurityLog;
  readonly safety: SafetyRepository;
  readonly sealedConversations: SealedConversations;
  readonly reports: ReportRepository;
  readonly moderation: ModerationRepository;
  readonly siteCounts: SiteCounts;
  readonly siteSettings: SiteSettingRepository;
  readonly notices: NoticeRepository;
  readonly contactMessages: ContactMessageRepository;
  readonly oneTimePasswords: OneTimePasswordRepository;
  readonly invitations: InvitationRepository;
  readonly recoveryRequests: RecoveryRequestRepository;
  readonly terms: TermsRepository;
  readonly outbox: Outbox;
  readonly links: LinkRepository;
  readonly secondFactors: SecondFactorRepository & StoredSecrets;
  readonly passkeys: PasskeyRepository;
  readonly passkeyChallenges: PasskeyChallengeRepository;
  readonly dataExports: DataExportRepository;
  readonly mailPreferences: MailPreferenceRepository;
  readonly newsletter: NewsletterRepository;
  readonly limiter: Limiter;
  /** A secret that all processes of the site share. The key of cursors is made from it. */
  cursorSecret(): Promise<string>;
  /**
   * Removes what deleted rows have left where they were stored, as far as this program can; rejects if that is not
   * possible now.
   */
  removeTraces(): Promise<void>;
  /**
   * Says in a sentence that what is stored is damaged, and refuses writes from then on; `null` when it is whole, or when
   * the engine looks after that itself.
   */
  findDamage(): Promise<string | null>;
  /** Resolves while storage answers, and rejects otherwise. */
  ping(): Promise<void>;
  /** Lets go of files and connections; nothing may be called afterwards. */
  close(): Promise<void>;
}
