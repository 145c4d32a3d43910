import { merge } from '#core/kernel/merge.ts';
import type { Change, Storage } from '#core/storage.ts';
import { createAttachmentHandlers, createSqlAttachments } from './attachment-store.ts';
import { createSqlCommit } from './commit.ts';
import { createSqlContactMessageRepository, CONTACT_HANDLERS } from './contact-message-store.ts';
import { createSqlConnectionRepository, createConnectionHandlers } from './connection-store.ts';
import {
  createSqlConversationRepository,
  createConversationHandlers,
} from './conversation-store.ts';
import { readCursorSecret } from './cursor-secret.ts';
import { createSqlDataExportRepository, DATA_EXPORT_HANDLERS } from './data-export-store.ts';
import { createFeedHandlers, createSqlEventFeed } from './event-store.ts';
import {
  createSqlPasskeyChallenges,
  createSqlPasskeys,
  createSqlSecondFactors,
  FACTOR_HANDLERS,
} from './factor-store.ts';
import { createSqlVouches, createVouchHandlers } from './vouch-store.ts';
import { createIntroductionHandlers, createSqlIntroductions } from './introduction-store.ts';
import { createSqlInvitationRepository, createInvitationHandlers } from './invitation-store.ts';
import { createSqlMailPreferences, MAIL_STATE_HANDLERS } from './mail-state-store.ts';
import { createSqlLinkRepository, createSqlOutbox, MAIL_HANDLERS } from './mail-store.ts';
import { createSqlKnownDevices, KNOWN_DEVICE_HANDLERS } from './known-device-store.ts';
import type { MemberRecords } from './member-records.ts';
import { createSqlMemberRepository, createMemberHandlers } from './member-store.ts';
import { createSqlMessageSearch } from './message-search-store.ts';
import { createSqlMessageRepository, createMessageHandlers } from './message-store.ts';
import { createSqlNewsletterRepository, NEWSLETTER_HANDLERS } from './newsletter-store.ts';
import { createSqlOneTimePasswords, PASSWORD_HANDLERS } from './password-store.ts';
import { createPictureHandlers, createSqlPictures } from './picture-store.ts';
import { createKeptDayHandlers, createSqlKeptDays } from './kept-day-store.ts';
import { createPrivateNoteHandlers, createSqlPrivateNotes } from './private-note-store.ts';
import { createSqlRecoveryRequests, RECOVERY_REQUEST_HANDLERS } from './recovery-request-store.ts';
import { createSqlReportRepository, REPORT_HANDLERS } from './report-store.ts';
import {
  createSqlModerationRepository,
  createSqlNoticeRepository,
  MODERATION_HANDLERS,
} from './moderation-store.ts';
import { createSqlSafetyRepository, SAFETY_HANDLERS } from './safety-store.ts';
import { createSqlSealedConversations } from './sealed-store.ts';
import { createSqlSecurityLog, SECURITY_HANDLERS } from './security-log-store.ts';
import { createSqlSessionRepository, createSessionHandlers } from './session-store.ts';
import { createSqlSiteCounts } from './site-counts-store.ts';
import { createSqlSiteSettings, SITE_HANDLERS } from './site-setting-store.ts';
import type { SqlHandlers } from './sql-handlers.ts';
import type { Dialect, SqlEngine } from './steps.ts';
import { createSqlTermsRepository, TERMS_HANDLERS } from './terms-store.ts';

/** The parts of a storage that are the same on every engine. */
type SqlStores = Omit<
  Storage,
  'directory' | 'limiter' | 'removeTraces' | 'findDamage' | 'ping' | 'close'
>;

/** Makes the parts of a storage that are the same on every engine. */
export function createSqlStores(engine: SqlEngine, records: MemberRecords): SqlStores {
  return {
    cursorSecret: () => engine.read(readCursorSecret()),
    commit: createSqlCommit(engine, createHandlers(engine.dialect)),
    feed: createSqlEventFeed(engine),
    members: createSqlMemberRepository(engine, records),
    connections: createSqlConnectionRepository(engine, records),
    introductions: createSqlIntroductions(engine),
    vouches: createSqlVouches(engine),
    messages: createSqlMessageRepository(engine),
    messageSearch: createSqlMessageSearch(engine),
    conversations: createSqlConversationRepository(engine, records),
    privateNotes: createSqlPrivateNotes(engine),
    keptDays: createSqlKeptDays(engine, records),
    pictures: createSqlPictures(engine),
    attachments: createSqlAttachments(engine),
    sessions: createSqlSessionRepository(engine),
    knownDevices: createSqlKnownDevices(engine),
    securityLog: createSqlSecurityLog(engine),
    notices: createSqlNoticeRepository(engine),
    contactMessages: createSqlContactMessageRepository(engine),
    oneTimePasswords: createSqlOneTimePasswords(engine),
    invitations: createSqlInvitationRepository(engine),
    recoveryRequests: createSqlRecoveryRequests(engine),
    terms: createSqlTermsRepository(engine),
    outbox: createSqlOutbox(engine),
    links: createSqlLinkRepository(engine),
    secondFactors: createSqlSecondFactors(engine),
    passkeys: createSqlPasskeys(engine),
    passkeyChallenges: createSqlPasskeyChallenges(engine),
    dataExports: createSqlDataExportRepository(engine),
    mailPreferences: createSqlMailPreferences(engine),
    newsletter: createSqlNewsletterRepository(engine),
    moderation: createSqlModerationRepository(engine),
    siteCounts: createSqlSiteCounts(engine),
    siteSettings: createSqlSiteSettings(engine),
    safety: createSqlSafetyRepository(engine),
    sealedConversations: createSqlSealedConversations(engine),
    reports: createSqlReportRepository(engine),
  };
}

/** How each change is stored. One that is forgotten does not compile. */
function createHandlers(dialect: Dialect): SqlHandlers<Change> {
  return merge([
    CONTACT_HANDLERS,
    DATA_EXPORT_HANDLERS,
    FACTOR_HANDLERS,
    KNOWN_DEVICE_HANDLERS,
    SECURITY_HANDLERS,
    MAIL_HANDLERS,
    MAIL_STATE_HANDLERS,
    MODERATION_HANDLERS,
    NEWSLETTER_HANDLERS,
    PASSWORD_HANDLERS,
    RECOVERY_REQUEST_HANDLERS,
    REPORT_HANDLERS,
    SAFETY_HANDLERS,
    SITE_HANDLERS,
    TERMS_HANDLERS,
    createAttachmentHandlers(dialect),
    createConnectionHandlers(dialect),
    createConversationHandlers(dialect),
    createFeedHandlers(dialect),
    createIntroductionHandlers(dialect),
    createInvitationHandlers(dialect),
    createKeptDayHandlers(dialect),
    createMemberHandlers(dialect),
    createMessageHandlers(dialect),
    createPictureHandlers(dialect),
    createPrivateNoteHandlers(dialect),
    createSessionHandlers(dialect),
    createVouchHandlers(dialect),
  ]);
}
