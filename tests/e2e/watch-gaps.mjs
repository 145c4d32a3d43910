/**
 * Runs in the pages, before anything else of them: notes whenever the open conversation shows a message twice, out of
 * order, or after one that is missing. Messages of a sender are numbered without a gap.
 */
window.gaps = [];

const LOG = '[role="region"][aria-label="Messages"]';

/** The messages of the open conversation as it shows them. */
window.shownMessages = () =>
  [...document.querySelectorAll(`${LOG} section li`)].map(
    ({ textContent }) => /Message \d+ from \d+\./.exec(textContent)?.[0] ?? textContent,
  );

/** The rows of the inbox as it shows them. */
window.shownRows = () =>
  [...document.querySelectorAll('main a[href*="/messages?connection="][aria-describedby]')].map(
    (row) => ({
      name: row.querySelector('.sr-only bdi').textContent,
      unread: Number(
        /, (\d+) new message/.exec(row.querySelector('.sr-only').textContent)?.[1] ?? 0,
      ),
      words: document.getElementById(row.getAttribute('aria-describedby')).textContent,
    }),
  );

function noteGaps() {
  const shown = window.shownMessages();
  const numbers = shown.map((words) => Number(/\d+/.exec(words)[0]));
  const senders = new Set(shown.map((words) => / from .*/.exec(words)?.[0]));
  if (senders.size > 1 || numbers.some((number, index) => number !== numbers[0] + index)) {
    window.gaps.push(shown.join(' '));
  }
}

new MutationObserver((records) => {
  if (records.some(({ target }) => target instanceof Element && target.closest(LOG))) noteGaps();
}).observe(document, { childList: true, subtree: true });
