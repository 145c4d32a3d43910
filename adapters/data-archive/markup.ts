import { escapeHtml } from '#core/kernel/escape-html.ts';

/** Markup of which every text is escaped. Only the `markup` template makes it. */
export interface Html {
  readonly html: string;
}

/** What a template may be given: text is escaped, markup stays, and what is absent leaves nothing. */
type Part = string | number | Html | readonly Html[] | null;

/** Characters that no document may hold, and no terminal or editor should be given. */
// eslint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff]/g;

/** The text as it is written between tags and between quotes. Of a carriage return a parser would make a line feed. */
export function escapeText(text: string): string {
  const allowed = text.toWellFormed().replaceAll(FORBIDDEN, '\ufffd');
  return escapeHtml(allowed).replaceAll('\r', '&#13;');
}

/** Markup with texts in it, each of which stays text whatever it holds. */
export function markup(strings: readonly string[], ...parts: readonly Part[]): Html {
  return { html: strings.map((text, place) => text + write(parts[place] ?? null)).join('') };
}

function write(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string') return escapeText(part);
  if (typeof part === 'number') return String(part);
  return 'html' in part ? part.html : part.map(({ html }) => html).join('');
}
