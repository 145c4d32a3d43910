import { accountCalls } from './accounts/calls.ts';
import type { CallAddress } from './kernel/call-address.ts';
import { memberCalls } from './members/calls.ts';
import { resourceCalls } from './resources/calls.ts';
import { siteCalls } from './site/calls.ts';

/**
 * The calls that visitors make, and by which a page learns who is signed in. The page knows their addresses from
 * the start; the others come with what reads the answers, which is loaded with the first answer to a member.
 */
export const firstCalls = {
  ...accountCalls,
  ...memberCalls,
  ...resourceCalls,
  ...siteCalls,
} as const satisfies Record<string, CallAddress>;
