/**
 * Runs in the measured pages, before anything else of them: notes when Send was pressed, and when each message that
 * joins the open conversation was painted. Times are milliseconds since 1970, as `performance` has them.
 */
const now = () => performance.timeOrigin + performance.now();

window.now = now;

addEventListener(
  'click',
  ({ target, timeStamp }) => {
    if (target.closest('button[type="submit"]') === null) return;
    window.pressedAt = performance.timeOrigin + timeStamp;
  },
  { capture: true },
);

/** When each message was painted, by its words, and who waits for it. */
const painted = new Map();
const waiting = new Map();

/** Resolves with the moment in which the message of these words was painted. */
window.untilPainted = (words) =>
  new Promise((resolve) => {
    if (painted.has(words)) resolve(painted.get(words));
    else waiting.set(words, resolve);
  });

/** A frame's callbacks run before it is painted; a message that is posted in one arrives after that. */
function afterPaint(resolve) {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(now());
    port2.postMessage(null);
  });
}

function noteWords(words) {
  if (painted.has(words)) return;
  afterPaint((at) => {
    painted.set(words, at);
    waiting.get(words)?.(at);
    waiting.delete(words);
  });
}

const LOG = '[role="region"][aria-label="Messages"]';

new MutationObserver((records) => {
  for (const { target, addedNodes } of records) {
    if (target instanceof Element && target.closest(LOG) === null) continue;
    for (const node of addedNodes) {
      for (const [words] of (node.textContent ?? '').matchAll(/Measured message \d+\./g)) {
        noteWords(words);
      }
    }
  }
}).observe(document, { childList: true, subtree: true });
