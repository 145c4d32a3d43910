import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Storage } from '#core/storage.ts';
import { describeActivity } from './activity-contract.ts';
import { describeAwkwardTexts } from './awkward-text-contract.ts';
import { describeCommits } from './commit-contract.ts';
import { describeContactMessages } from './contact-message-contract.ts';
import { describeConnections } from './connection-contract.ts';
import { describePickingUp } from './picking-up-contract.ts';
import { describeConversations } from './conversation-contract.ts';
import { describeDataExports } from './data-export-contract.ts';
import { describeDirectory } from './directory-contract.ts';
import { describeDirectoryProperties } from './directory-properties.ts';
import { describeEditedSearches } from './edited-search-contract.ts';
import { describeFactors } from './factor-contract.ts';
import { describeFeed } from './feed-contract.ts';
import { describeInvitations } from './invitation-contract.ts';
import { describeRegistrationRaces } from './registration-race-contract.ts';
import { describeLeavingRaces } from './leaving-race-contract.ts';
import { describeMails } from './mail-contract.ts';
import { describeAddresses } from './address-contract.ts';
import { describeAddressRaces } from './address-race-contract.ts';
import { describeMailPreferences } from './mail-preference-contract.ts';
import { describeMembers } from './member-contract.ts';
import { describeMessages } from './message-contract.ts';
import { describeMessageSearch } from './message-search-contract.ts';
import { describeSiteSettings } from './site-settings-contract.ts';
import { describeSiteCounts } from './site-counts-contract.ts';
import { describeModeration } from './moderation-contract.ts';
import type { OpenStorage } from './open-storage.ts';
import { describeVouches } from './vouch-contract.ts';
import { describeIntroductions } from './introduction-contract.ts';
import { describeLimiter } from './limiter-contract.ts';
import { describeKnownDevices } from './known-device-contract.ts';
import { describeSecurityLog } from './security-log-contract.ts';
import { describePasswords } from './password-contract.ts';
import { describeAttachments } from './attachment-contract.ts';
import { describePictures } from './picture-contract.ts';
import { describeRhythms } from './rhythm-contract.ts';
import { describeTogether } from './together-contract.ts';
import { describeKeptDays } from './kept-day-contract.ts';
import { describePrivateNotes } from './private-note-contract.ts';
import { describeRaces } from './race-contract.ts';
import { describeSafety } from './safety-contract.ts';
import { describeDeskRaces } from './desk-race-contract.ts';
import { describeSafetyRaces } from './safety-race-contract.ts';
import { describeRecoveryRequests } from './recovery-request-contract.ts';
import { describeReports } from './report-contract.ts';
import { describeSealedConversations } from './sealed-conversation-contract.ts';
import { describeSilence } from './silence-contract.ts';
import { describeSessions } from './session-contract.ts';
import { describeThousandSearches } from './thousand-searches-contract.ts';
import { tries } from '#tests/support/tries.ts';

/** What every storage promises in the comments of the ports, run against one of them. */
export function describeStorage(
  name: string,
  openStorage: OpenStorage,
  { numRuns = tries(30) }: { readonly numRuns?: number } = {},
): void {
  describe(name, () => {
    let storage: Storage;
    const current = () => storage;

    beforeEach(async () => {
      storage = await openStorage();
    });

    afterEach(async () => {
      await storage.close();
    });

    test('answers a ping', async () => {
      await expect(storage.ping()).resolves.toBeUndefined();
    });

    describeCommits(current);
    describeFeed(current);
    describeRaces(current);
    describeSafety(current);
    describeSafetyRaces(current);
    describeDeskRaces(current);
    describeLeavingRaces(current);
    describeMembers(current);
    describeConnections(current);
    describeIntroductions(current);
    describeVouches(current);
    describeMessages(current);
    describeMessageSearch(current, numRuns);
    describeConversations(current);
    describePrivateNotes(current);
    describeKeptDays(current);
    describePictures(current);
    describeAttachments(current);
    describeTogether(current);
    describeRhythms(current);
    describePickingUp(current);
    describeSealedConversations(current);
    describeRecoveryRequests(current);
    describeReports(current);
    describeSessions(current);
    describeModeration(current);
    describeSiteCounts(current);
    describeSiteSettings(current);
    describeContactMessages(current);
    describeKnownDevices(current);
    describeSecurityLog(current);
    describePasswords(current);
    describeMails(current);
    describeFactors(current);
    describeAddresses(current);
    describeAddressRaces(current);
    describeMailPreferences(current);
    describeInvitations(current);
    describeDataExports(current);
    describeRegistrationRaces(current);
    describeLimiter(current);
    describeActivity(current);
    describeDirectory(current, openStorage);
    describeDirectoryProperties(openStorage, numRuns);
    describeEditedSearches(openStorage);
    describeThousandSearches(openStorage);
    describeAwkwardTexts(openStorage);
    describeSilence(openStorage, numRuns);
  });
}
