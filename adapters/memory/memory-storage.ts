import { createColumnDirectory } from '#core/discovery/columns/column-directory.ts';
import type { Storage } from '#core/storage.ts';
import { createMemoryCommit } from './memory-commit.ts';
import { createMemoryContactMessageRepository } from './memory-contact-message-repository.ts';
import { createMemoryConnectionRepository } from './memory-connection-repository.ts';
import { createMemoryConversationRepository } from './memory-conversation-repository.ts';
import { createMemoryDataExportRepository } from './memory-data-export-repository.ts';
import { createMemoryEventFeed } from './memory-event-feed.ts';
import { createMemoryDiscoveryIndex } from './memory-discovery-index.ts';
import { createMemoryLinkRepository, createMemoryOutbox } from './memory-mail.ts';
import { createMemoryMailPreferences } from './memory-mail-preferences.ts';
import { createMemoryNewsletter } from './memory-newsletter.ts';
import { createMemoryMemberRepository } from './memory-member-repository.ts';
import { createMemoryMessageRepository } from './memory-message-repository.ts';
import { createMemoryMessageSearch } from './memory-message-search.ts';
import {
  createMemoryPasskeyChallenges,
  createMemoryPasskeys,
  createMemorySecondFactors,
} from './memory-factors.ts';
import { createMemoryInvitationRepository } from './memory-invitation-repository.ts';
import { createMemoryKnownDevices } from './memory-known-devices.ts';
import { createMemoryLimiter } from './memory-limiter.ts';
import { createMemorySecurityLog } from './memory-security-log.ts';
import { createMemoryRecoveryRequests } from './memory-recovery-requests.ts';
import { createMemoryReportRepository } from './memory-report-repository.ts';
import {
  createMemoryModerationRepository,
  createMemoryNoticeRepository,
} from './memory-moderation-repository.ts';
import { createMemoryOneTimePasswords } from './memory-one-time-passwords.ts';
import { createMemorySafetyRepository } from './memory-safety-repository.ts';
import { createMemorySealedConversations } from './memory-sealed-conversations.ts';
import { createMemorySessionRepository } from './memory-session-repository.ts';
import { createMemoryState, type MemoryState } from './memory-state.ts';
import { createMemoryTermsRepository } from './memory-terms-repository.ts';

/** Storage in the memory of the process: complete, and gone with it. */
export function createMemoryStorage(state: MemoryState = createMemoryState()): Storage {
  const secret = `${crypto.randomUUID()}${crypto.randomUUID()}`;
  return {
    commit: createMemoryCommit(state),
    feed: createMemoryEventFeed(state),
    members: createMemoryMemberRepository(state),
    directory: createColumnDirectory(createMemoryDiscoveryIndex(state)),
    connections: createMemoryConnectionRepository(state),
    messages: createMemoryMessageRepository(state),
    messageSearch: createMemoryMessageSearch(state),
    conversations: createMemoryConversationRepository(state),
    sessions: createMemorySessionRepository(state),
    knownDevices: createMemoryKnownDevices(state),
    securityLog: createMemorySecurityLog(state),
    notices: createMemoryNoticeRepository(state),
    contactMessages: createMemoryContactMessageRepository(state),
    oneTimePasswords: createMemoryOneTimePasswords(state),
    recoveryRequests: createMemoryRecoveryRequests(state),
    invitations: createMemoryInvitationRepository(state),
    terms: createMemoryTermsRepository(state),
    outbox: createMemoryOutbox(state),
    links: createMemoryLinkRepository(state),
    secondFactors: createMemorySecondFactors(state),
    passkeys: createMemoryPasskeys(state),
    passkeyChallenges: createMemoryPasskeyChallenges(state),
    dataExports: createMemoryDataExportRepository(state),
    mailPreferences: createMemoryMailPreferences(state),
    newsletter: createMemoryNewsletter(state),
    moderation: createMemoryModerationRepository(state),
    safety: createMemorySafetyRepository(state),
    sealedConversations: createMemorySealedConversations(state),
    reports: createMemoryReportRepository(state),
    limiter: createMemoryLimiter(),
    cursorSecret: () => Promise.resolve(secret),
    removeTraces: () => Promise.resolve(),
    ping: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}
