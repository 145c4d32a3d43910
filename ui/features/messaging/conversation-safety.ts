import { createContext } from 'react';

interface ConversationSafety {
  /** Whether web addresses in the messages may be followed yet. */
  readonly linksAllowed: boolean;
  /** Whether the other’s photos stay blurred until one taps them. */
  readonly photosBlurred: boolean;
  /** Opens the way to report or block the other member, where there is one. */
  readonly onReport: (() => void) | undefined;
}

/** How careful the open conversation is with what its messages hold. */
export const ConversationSafetyContext = createContext<ConversationSafety>({
  linksAllowed: false,
  photosBlurred: true,
  onReport: undefined,
});
