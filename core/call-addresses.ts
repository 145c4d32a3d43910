import { accountCalls } from './accounts/calls.ts';
import { memberCalls } from './members/calls.ts';
import { blockCalls } from './blocks/calls.ts';
import { connectionCalls } from './connections/calls.ts';
import { messagingCalls } from './messaging/calls.ts';
import { reportCalls } from './reports/calls.ts';
import { deskCalls } from './desk/calls.ts';
import { discoveryCalls } from './discovery/calls.ts';
import { moderationCalls } from './moderation/calls.ts';
import { resourceCalls } from './resources/calls.ts';
import { siteCalls } from './site/calls.ts';
import { contactCalls } from './contact/calls.ts';
import type { CallAddress } from './kernel/call-address.ts';

/**
 * Every call that the server answers and the page makes. `endpoints` adds what they take and answer,
 * apart from this, so that a page can call before it has loaded what reads the answers.
 */
export const callAddresses = {
  ...accountCalls,
  ...memberCalls,
  ...connectionCalls,
  ...blockCalls,
  ...messagingCalls,
  ...reportCalls,
  ...discoveryCalls,
  ...moderationCalls,
  ...deskCalls,
  ...resourceCalls,
  ...siteCalls,
  ...contactCalls,
} as const satisfies Record<string, CallAddress>;

/** The names of the calls. */
export type EndpointName = keyof typeof callAddresses;
