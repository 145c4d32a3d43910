/**
 * Shows a page of ours, in the place of the browser's own, when an address of the site can't be reached. It keeps
 * nothing, so that it can't show anything old or anybody's: the page is written here, and all else comes from the site.
 */
addEventListener('install', () => skipWaiting());

addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(fetch(event.request).catch(answerOffline));
});

function answerOffline() {
  const nonce = crypto.randomUUID();
  const policy = `default-src 'none'; connect-src 'self'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`;
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy };
  return new Response(writePage(nonce), { status: 503, headers });
}

const writePage = (nonce) => `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>You’re offline</title>
<style nonce="${nonce}">
  :root { color-scheme: light dark }
  [data-theme="light"] { color-scheme: light }
  [data-theme="dark"] { color-scheme: dark }
  body {
    margin: 0; padding: 3rem 1rem; font: 1.0625rem/1.6 "Figtree Variable", system-ui, sans-serif;
    background: light-dark(#fbf7f1, #1e1916); color: light-dark(#2a2320, #f5ede3);
  }
  main { max-width: 34rem; margin: auto }
  h1 { font: 600 1.875rem/1.25 ui-serif, Georgia, serif; margin: 0 }
  button {
    min-height: 2.75rem; padding: 0 1.25rem; font: inherit; font-weight: 600; border: 0; border-radius: 0.75rem;
    background: light-dark(#a8452a, #e58a6c); color: light-dark(#fffaf5, #2a1209); cursor: pointer;
  }
  button:focus-visible { outline: 3px solid light-dark(#2f5d50, #93c9b5); outline-offset: 3px }
</style>
<main>
  <h1>We can’t reach this site</h1>
  <p>You may be offline. The messages you’ve written are kept in this tab.</p>
  <p>As soon as we can reach it again, this page opens by itself.</p>
  <p><button type="button">Try again</button></p>
  <p>If you need help right now, call your local emergency number. You don’t need the internet for that.</p>
</main>
<script nonce="${nonce}">
  try {
    document.documentElement.dataset.theme = JSON.parse(localStorage.getItem('hearthkin-theme')).state.choice;
  } catch {}
  const open = () => location.reload();
  const openOnceReached = () => fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(open, () => {});
  document.querySelector('button').addEventListener('click', open);
  addEventListener('online', openOnceReached);
  setInterval(openOnceReached, 5000);
</script>
</html>`;
