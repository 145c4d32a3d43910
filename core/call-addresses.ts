import { breakCalls } from './accounts/breaks/calls.ts';
import { blockCalls } from './connections/blocks/calls.ts';
import { connectionCalls } from './connections/calls.ts';
import { mailCalls } from './mail/calls.ts';
import { conversationCalls, messageSearchCalls, messagingCalls } from './messaging/calls.ts';
import { reportCalls } from './moderation/reports/calls.ts';
import { dataExportCalls } from './data-export/calls.ts';
import { deskCalls } from './moderation/desk/calls.ts';
import { discoveryCalls } from './discovery/calls.ts';
import { firstCalls } from './first-calls.ts';
import { moderationCalls } from './moderation/calls.ts';
import { contactCalls } from './moderation/contact/calls.ts';
import { liveCalls } from './live/calls.ts';
import { leavingCalls } from './accounts/leaving/calls.ts';
import { factorCalls } from './accounts/factors/calls.ts';
import { invitationCalls } from './accounts/invitations/calls.ts';
import { securityLogCalls } from './accounts/security-log/calls.ts';
import { sessionCalls } from './accounts/sessions/calls.ts';
import { placeCalls } from './members/places/calls.ts';
import { addressCalls } from './accounts/addresses/calls.ts';
import { recoveryRequestCalls } from './accounts/recovery-requests/calls.ts';
import { recoveryCalls } from './accounts/recovery/calls.ts';
import type { CallAddress } from './kernel/call-address.ts';

/** Every call that the server answers and the page makes. `endpoints` adds what they take and answer. */
export const callAddresses = {
  ...firstCalls,
  ...connectionCalls,
  ...blockCalls,
  ...messagingCalls,
  ...conversationCalls,
  ...messageSearchCalls,
  ...reportCalls,
  ...discoveryCalls,
  ...moderationCalls,
  ...deskCalls,
  ...contactCalls,
  ...invitationCalls,
  ...breakCalls,
  ...leavingCalls,
  ...securityLogCalls,
  ...sessionCalls,
  ...dataExportCalls,
  ...addressCalls,
  ...recoveryCalls,
  ...recoveryRequestCalls,
  ...mailCalls,
  ...factorCalls,
  ...placeCalls,
  ...liveCalls,
} as const satisfies Record<string, CallAddress>;

/** The names of the calls. */
export type EndpointName = keyof typeof callAddresses;
