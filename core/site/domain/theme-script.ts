/** Where the browser keeps the colours that the reader chose, as JSON: `{ state: { choice } }`. */
export const THEME_STORAGE_KEY = 'hearthkin-theme';

/**
 * Puts the chosen colours on the document before it is painted. It is part of the document itself, so
 * the server allows exactly this text by its hash in the content security policy.
 */
export const THEME_SCRIPT = `try {
  const { choice } = JSON.parse(localStorage.getItem('${THEME_STORAGE_KEY}')).state;
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
} catch {}`;
