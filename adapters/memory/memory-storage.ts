import { createColumnDirectory } from '#core/discovery/columns/column-directory.ts';
import { createAttachmentHandlers, createMemoryAttachments } from './memory-attachments.ts';
import { merge } from '#core/kernel/merge.ts';
import type { Change, Storage } from '#core/storage.ts';
import type { MemoryHandlers } from './memory-handlers.ts';
import { createConnectionHandlers } from './memory-connection-changes.ts';
import { createMemberHandlers } from './memory-member-changes.ts';
import { createMemoryCommit } from './memory-commit.ts';
import {
  createMemoryContactMessageRepository,
  createContactHandlers,
} from './memory-contact-message-repository.ts';
import { createMemoryConnectionRepository } from './memory-connection-repository.ts';
import {
  createMemoryConversationRepository,
  createConversationHandlers,
} from './memory-conversation-repository.ts';
import {
  createMemoryDataExportRepository,
  createDataExportHandlers,
} from './memory-data-export-repository.ts';
import { createFeedHandlers, createMemoryEventFeed } from './memory-event-feed.ts';
import { createMemoryDiscoveryIndex } from './memory-discovery-index.ts';
import {
  createMemoryLinkRepository,
  createMemoryOutbox,
  createMailHandlers,
} from './memory-mail.ts';
import { createMemoryMailPreferences, createMailStateHandlers } from './memory-mail-preferences.ts';
import { createMemoryNewsletter, createNewsletterHandlers } from './memory-newsletter.ts';
import { createMemoryMemberRepository } from './memory-member-repository.ts';
import {
  createMemoryMessageRepository,
  createMessageHandlers,
} from './memory-message-repository.ts';
import { createMemoryMessageSearch } from './memory-message-search.ts';
import {
  createMemoryPasskeyChallenges,
  createMemoryPasskeys,
  createMemorySecondFactors,
  createFactorHandlers,
} from './memory-factors.ts';
import {
  createMemoryInvitationRepository,
  createInvitationHandlers,
} from './memory-invitation-repository.ts';
import { createMemoryKnownDevices, createKnownDeviceHandlers } from './memory-known-devices.ts';
import { createMemoryLimiter } from './memory-limiter.ts';
import { createMemorySecurityLog, createSecurityHandlers } from './memory-security-log.ts';
import {
  createMemoryRecoveryRequests,
  createRecoveryRequestHandlers,
} from './memory-recovery-requests.ts';
import { createMemoryReportRepository, createReportHandlers } from './memory-report-repository.ts';
import { createMemorySiteSettings, createSiteHandlers } from './memory-site-settings.ts';
import { createMemorySiteCounts } from './memory-site-counts.ts';
import {
  createMemoryModerationRepository,
  createMemoryNoticeRepository,
  createModerationHandlers,
} from './memory-moderation-repository.ts';
import {
  createMemoryOneTimePasswords,
  createPasswordHandlers,
} from './memory-one-time-passwords.ts';
import { createMemoryPictures, createPictureHandlers } from './memory-pictures.ts';
import { createMemoryVouches, createVouchHandlers } from './memory-vouches.ts';
import { createIntroductionHandlers, createMemoryIntroductions } from './memory-introductions.ts';
import { createKeptDayHandlers, createMemoryKeptDays } from './memory-kept-days.ts';
import { createMemoryPrivateNotes, createPrivateNoteHandlers } from './memory-private-notes.ts';
import { createMemorySafetyRepository, createSafetyHandlers } from './memory-safety-repository.ts';
import { createMemorySealedConversations } from './memory-sealed-conversations.ts';
import {
  createMemorySessionRepository,
  createSessionHandlers,
} from './memory-session-repository.ts';
import { createMemoryState, type MemoryState } from './memory-state.ts';
import { createMemoryTermsRepository, createTermsHandlers } from './memory-terms-repository.ts';

/** Storage in the memory of the process: complete, and gone with it. */
export function createMemoryStorage(state: MemoryState = createMemoryState()): Storage {
  const secret = `${crypto.randomUUID()}${crypto.randomUUID()}`;
  return {
    commit: createMemoryCommit(state, createHandlers(state)),
    feed: createMemoryEventFeed(state),
    members: createMemoryMemberRepository(state),
    directory: createColumnDirectory(createMemoryDiscoveryIndex(state)),
    connections: createMemoryConnectionRepository(state),
    introductions: createMemoryIntroductions(state),
    vouches: createMemoryVouches(state),
    messages: createMemoryMessageRepository(state),
    messageSearch: createMemoryMessageSearch(state),
    conversations: createMemoryConversationRepository(state),
    privateNotes: createMemoryPrivateNotes(state),
    keptDays: createMemoryKeptDays(state),
    pictures: createMemoryPictures(state),
    attachments: createMemoryAttachments(state),
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
    siteCounts: createMemorySiteCounts(state),
    siteSettings: createMemorySiteSettings(state),
    safety: createMemorySafetyRepository(state),
    sealedConversations: createMemorySealedConversations(state),
    reports: createMemoryReportRepository(state),
    limiter: createMemoryLimiter(),
    cursorSecret: () => Promise.resolve(secret),
    removeTraces: () => Promise.resolve(),
    findDamage: () => Promise.resolve(null),
    ping: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

/** How each change is stored. One that is forgotten does not compile. */
function createHandlers(state: MemoryState): MemoryHandlers<Change> {
  return merge([
    createAttachmentHandlers(state),
    createConnectionHandlers(state),
    createContactHandlers(state),
    createConversationHandlers(state),
    createDataExportHandlers(state),
    createFactorHandlers(state),
    createFeedHandlers(state),
    createInvitationHandlers(state),
    createKnownDeviceHandlers(state),
    createSecurityHandlers(state),
    createMailHandlers(state),
    createMailStateHandlers(state),
    createMemberHandlers(state),
    createMessageHandlers(state),
    createIntroductionHandlers(state),
    createKeptDayHandlers(state),
    createModerationHandlers(state),
    createNewsletterHandlers(state),
    createPasswordHandlers(state),
    createPictureHandlers(state),
    createPrivateNoteHandlers(state),
    createRecoveryRequestHandlers(state),
    createReportHandlers(state),
    createSafetyHandlers(state),
    createSessionHandlers(state),
    createSiteHandlers(state),
    createTermsHandlers(state),
    createVouchHandlers(state),
  ]);
}
