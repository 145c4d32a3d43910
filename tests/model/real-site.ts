import { findSurroundings, listTowns } from '#tests/support/listed-towns.ts';
import { makeEndRestingRequests } from '#core/connections/use-cases/end-resting-requests.ts';
import { createInProcessEventBus } from '#adapters/system/in-process-event-bus.ts';
import { makeAcceptConnection } from '#core/connections/use-cases/accept-connection.ts';
import { makeBlockMember } from '#core/connections/blocks/use-cases/block-member.ts';
import { makeListBlockedMembers } from '#core/connections/blocks/use-cases/list-blocked-members.ts';
import { makeUnblockMember } from '#core/connections/blocks/use-cases/unblock-member.ts';
import { makeListMembers } from '#core/members/use-cases/list-members.ts';
import { makeCountConnections } from '#core/connections/use-cases/count-connections.ts';
import { makeDiscoverMembers } from '#core/discovery/use-cases/discover-members.ts';
import { makeGetConnection } from '#core/connections/use-cases/get-connection.ts';
import { makeGetMember } from '#core/members/use-cases/get-member.ts';
import { makeListConnections } from '#core/connections/use-cases/list-connections.ts';
import { makeChangeConversation } from '#core/messaging/use-cases/change-conversation.ts';
import { makeChangeMessage } from '#core/messaging/use-cases/change-message.ts';
import { makeGetConversation } from '#core/messaging/use-cases/get-conversation.ts';
import { makeListConversations } from '#core/messaging/use-cases/list-conversations.ts';
import { makeListMessages } from '#core/messaging/use-cases/list-messages.ts';
import { makeMarkMessageAsRead } from '#core/messaging/use-cases/mark-message-as-read.ts';
import { makeRegister } from '#core/accounts/use-cases/register.ts';
import { makeRemoveConnection } from '#core/connections/use-cases/remove-connection.ts';
import { makeRequestConnection } from '#core/connections/use-cases/request-connection.ts';
import { makeSendMessage } from '#core/messaging/use-cases/send-message.ts';
import { makeUpdateProfile } from '#core/members/use-cases/update-profile.ts';
import type { Storage } from '#core/storage.ts';
import { makeCurrentPictures } from '#core/media/steps/current-pictures.ts';
import { cheapPasswordHasher } from '#tests/support/cheap-password-hasher.ts';
import { OPEN_REGISTRATION } from '#tests/support/open-registration.ts';
import { unlimited } from '#server/limits/rate-limits.ts';
import { isCommonPassword } from '#tests/support/common-passwords.ts';
import { isReservedName } from '#tests/support/reserved-names.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';

/** The real use cases on real storage, with a clock that a test sets. */
export type RealSite = ReturnType<typeof createRealSite>;

export function createRealSite(storage: Storage) {
  const clock = createSettableClock();
  const events = createInProcessEventBus((sentence, error) => {
    throw new Error(sentence, { cause: error });
  });
  const foundation = {
    clock,
    events,
    passwordHasher: cheapPasswordHasher,
    isReservedName,
    listTowns,
    findSurroundings,
    isCommonPassword,
  };
  const currentPictures = makeCurrentPictures(storage);
  const deps = { ...storage, ...foundation, ...OPEN_REGISTRATION, currentPictures };
  return {
    storage,
    clock,
    register: makeRegister(deps),
    getMember: makeGetMember(deps),
    endRestingRequests: makeEndRestingRequests(deps),
    listMembers: makeListMembers(deps),
    // How often an address may be changed is no part of the model.
    updateProfile: makeUpdateProfile({ ...deps, limiter: unlimited }),
    blockMember: makeBlockMember(deps),
    unblockMember: makeUnblockMember(deps),
    listBlockedMembers: makeListBlockedMembers(deps),
    discoverMembers: makeDiscoverMembers(deps),
    requestConnection: makeRequestConnection(deps),
    acceptConnection: makeAcceptConnection(deps),
    removeConnection: makeRemoveConnection(deps),
    getConnection: makeGetConnection(deps),
    countConnections: makeCountConnections(deps),
    listConnections: makeListConnections(deps),
    sendMessage: makeSendMessage(deps),
    // Nor is how often messages are changed.
    changeMessage: makeChangeMessage({ ...deps, limiter: unlimited }),
    changeConversation: makeChangeConversation(deps),
    getConversation: makeGetConversation(deps),
    listConversations: makeListConversations(deps),
    listMessages: makeListMessages(deps),
    markMessageAsRead: makeMarkMessageAsRead(deps),
  };
}
