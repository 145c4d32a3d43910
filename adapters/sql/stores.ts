import type { Storage } from '#core/storage.ts';
import { createSqlCommit } from './commit.ts';
import { createSqlContactMessageRepository } from './contact-message-store.ts';
import { createSqlConnectionRepository } from './connection-store.ts';
import { createSqlConversationRepository } from './conversation-store.ts';
import { readCursorSecret } from './cursor-secret.ts';
import { createSqlDataExportRepository } from './data-export-store.ts';
import { createSqlEventFeed } from './event-store.ts';
import {
  createSqlPasskeyChallenges,
  createSqlPasskeys,
  createSqlSecondFactors,
} from './factor-store.ts';
import { createSqlInvitationRepository } from './invitation-store.ts';
import { createSqlMailPreferences } from './mail-state-store.ts';
import { createSqlLinkRepository, createSqlOutbox } from './mail-store.ts';
import { createSqlKnownDevices } from './known-device-store.ts';
import type { MemberRecords } from './member-records.ts';
import { createSqlMemberRepository } from './member-store.ts';
import { createSqlMessageSearch } from './message-search-store.ts';
import { createSqlMessageRepository } from './message-store.ts';
import { createSqlNewsletterRepository } from './newsletter-store.ts';
import { createSqlOneTimePasswords } from './password-store.ts';
import { createSqlRecoveryRequests } from './recovery-request-store.ts';
import { createSqlReportRepository } from './report-store.ts';
import { createSqlModerationRepository, createSqlNoticeRepository } from './moderation-store.ts';
import { createSqlSafetyRepository } from './safety-store.ts';
import { createSqlSealedConversations } from './sealed-store.ts';
import { createSqlSecurityLog } from './security-log-store.ts';
import { createSqlSessionRepository } from './session-store.ts';
import type { SqlEngine } from './steps.ts';
import { createSqlTermsRepository } from './terms-store.ts';

/** The parts of a storage that are the same on every engine. */
type SqlStores = Pick<
  Storage,
  | 'commit'
  | 'feed'
  | 'members'
  | 'connections'
  | 'messages'
  | 'messageSearch'
  | 'conversations'
  | 'sessions'
  | 'knownDevices'
  | 'securityLog'
  | 'safety'
  | 'sealedConversations'
  | 'reports'
  | 'moderation'
  | 'notices'
  | 'contactMessages'
  | 'oneTimePasswords'
  | 'invitations'
  | 'recoveryRequests'
  | 'terms'
  | 'outbox'
  | 'links'
  | 'secondFactors'
  | 'passkeys'
  | 'passkeyChallenges'
  | 'dataExports'
  | 'mailPreferences'
  | 'newsletter'
  | 'cursorSecret'
>;

/** Makes the parts of a storage that are the same on every engine. */
export function createSqlStores(engine: SqlEngine, records: MemberRecords): SqlStores {
  return {
    cursorSecret: () => engine.read(readCursorSecret()),
    commit: createSqlCommit(engine),
    feed: createSqlEventFeed(engine),
    members: createSqlMemberRepository(engine, records),
    connections: createSqlConnectionRepository(engine, records),
    messages: createSqlMessageRepository(engine),
    messageSearch: createSqlMessageSearch(engine),
    conversations: createSqlConversationRepository(engine, records),
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
    safety: createSqlSafetyRepository(engine),
    sealedConversations: createSqlSealedConversations(engine),
    reports: createSqlReportRepository(engine),
  };
}
