import type { StreamBrowser } from './shared-stream.ts';

/** What this browser has for the live stream; `null` where it has no event streams, and the page goes on asking. */
export function readStreamBrowser(): StreamBrowser | null {
  if (!('EventSource' in window)) return null;
  return {
    openStream: (address) => new EventSource(address),
    // Only pages that came over https have locks.
    locks: 'locks' in navigator ? navigator.locks : undefined,
    isVisible: () => document.visibilityState === 'visible',
    openChannel: 'BroadcastChannel' in window ? (name) => new BroadcastChannel(name) : undefined,
  };
}
