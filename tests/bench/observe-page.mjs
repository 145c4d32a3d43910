/** Runs in the measured page, before anything else of it, and keeps what its browser reports. */
const seen = { paint: 0, shift: 0, tasks: [] };
window.seen = seen;

const takers = {
  'largest-contentful-paint': ({ startTime }) => {
    seen.paint = startTime;
  },
  'layout-shift': ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  },
  longtask: ({ startTime, duration }) => {
    seen.tasks.push({ end: startTime + duration, duration });
  },
};

for (const [type, take] of Object.entries(takers)) {
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
    type,
    buffered: true,
  });
}
