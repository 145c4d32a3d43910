import { createInProcessEventBus } from '#adapters/system/in-process-event-bus.ts';
import { makeAcceptConnection } from '#core/application/accept-connection.ts';
import { makeDiscoverMembers } from '#core/application/discover-members.ts';
import { makeGetMember } from '#core/application/get-member.ts';
import { makeListConnections } from '#core/application/list-connections.ts';
import { makeListMessages } from '#core/application/list-messages.ts';
import { makeMarkMessageAsRead } from '#core/application/mark-message-as-read.ts';
import { makeRegister } from '#core/application/register.ts';
import { makeRemoveConnection } from '#core/application/remove-connection.ts';
import { makeRequestConnection } from '#core/application/request-connection.ts';
import { makeSendMessage } from '#core/application/send-message.ts';
import { makeUpdateProfile } from '#core/application/update-profile.ts';
import type { Storage } from '#core/ports/storage.ts';
import { cheapPasswordHasher } from '#tests/support/cheap-password-hasher.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';

/** The real use cases on real storage, with a clock that a test sets. */
export type RealSite = ReturnType<typeof createRealSite>;

export function createRealSite(storage: Storage) {
  const clock = createSettableClock();
  const events = createInProcessEventBus((sentence, error) => {
    throw new Error(sentence, { cause: error });
  });
  const deps = { ...storage, clock, events, passwordHasher: cheapPasswordHasher };
  return {
    storage,
    clock,
    register: makeRegister(deps),
    getMember: makeGetMember(deps),
    updateProfile: makeUpdateProfile(deps),
    discoverMembers: makeDiscoverMembers(deps),
    requestConnection: makeRequestConnection(deps),
    acceptConnection: makeAcceptConnection(deps),
    removeConnection: makeRemoveConnection(deps),
    listConnections: makeListConnections(deps),
    sendMessage: makeSendMessage(deps),
    listMessages: makeListMessages(deps),
    markMessageAsRead: makeMarkMessageAsRead(deps),
  };
}
