/** Runs in the measured page, before anything else of it, and keeps how long each interaction took. */
const interactions = new Map();
window.interactions = interactions;

/** Milliseconds; browsers report nothing shorter. */
const SHORTEST = 16;

/** A press of a key is several events; what counts is the longest, to the next paint. */
new PerformanceObserver((list) => {
  for (const { duration, interactionId } of list.getEntries()) {
    const longest = Math.max(duration, interactions.get(interactionId) ?? 0);
    if (interactionId > 0) interactions.set(interactionId, longest);
  }
}).observe({ type: 'event', durationThreshold: SHORTEST, buffered: true });
