import { markup, type Html } from '#adapters/data-archive/markup.ts';
import { STYLE } from '#adapters/data-archive/style.ts';

/** The pages that every page leads to, in their order, and what one and several entries of a list are called. */
export const PAGES = {
  'index.html': { title: 'Overview' },
  'profile.html': { title: 'Profile' },
  'conversations.html': { title: 'Conversations', entries: ['conversation', 'conversations'] },
  'connections.html': { title: 'Connections', entries: ['connection', 'connections'] },
  'requests.html': { title: 'Requests', entries: ['request', 'requests'] },
  'blocks.html': { title: 'Blocks', entries: ['blocked member', 'blocked members'] },
  'reports.html': { title: 'Reports', entries: ['report', 'reports'] },
  'notices.html': { title: 'Notices', entries: ['notice', 'notices'] },
  'invitations.html': { title: 'Invitations', entries: ['invitation', 'invitations'] },
  'letters.html': { title: 'What you wrote to us', entries: ['message', 'messages'] },
  'security-log.html': { title: 'What happened with your account', entries: ['entry', 'entries'] },
  'account.html': { title: 'Account' },
} as const;

export type PageName = keyof typeof PAGES;

/** The pages with a list. */
export type ListPage = {
  [Name in PageName]: (typeof PAGES)[Name] extends { readonly entries: unknown } ? Name : never;
}[PageName];

/** Of what site an archive was made, and when. */
export interface ArchiveMade {
  readonly siteName: string;
  readonly madeAt: string;
}

/** Of a page: what it is called, where it belongs, and how deep in folders it lies. */
export interface PageHead extends ArchiveMade {
  readonly title: string;
  readonly within: PageName;
  readonly depth?: 0 | 1;
}

/** A page in pieces, so that one of any length need not be held. Nothing in it is loaded, and nothing runs. */
export async function* writePage(
  head: PageHead,
  body: AsyncIterable<Html> | Iterable<Html>,
): AsyncGenerator<string> {
  yield `<!doctype html>\n${startOf(head).html}`;
  for await (const part of body) yield part.html;
  yield END.html;
}

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

function startOf({ title, within, siteName, madeAt, depth = 0 }: PageHead): Html {
  const up = '../'.repeat(depth);
  const links = Object.entries(PAGES).map(([path, { title: name }]) => {
    const isHere = path === within;
    return isHere
      ? markup`<li>
          <a href="${up}${path}" aria-current="${depth === 0 ? 'page' : 'true'}">${name}</a>
        </li>`
      : markup`<li><a href="${up}${path}">${name}</a></li>`;
  });
  return markup`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex" />
      <title>${title} | Your data from ${siteName}</title>
      <style>
        ${STYLE}
      </style>
    </head>
    <body>
      <header>
        <p class="quiet">Your data from ${siteName}, as it was on ${timeOf(madeAt)}</p>
        <nav aria-label="Pages">
          <ul>
            ${links}
          </ul>
        </nav>
      </header>
      <main>
        <h1><bdi>${title}</bdi></h1>
`;
}

const END = markup`
</main>
<footer><p>Times are in UTC.</p></footer>
</body>
</html>
`;

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const MOMENT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** A day and an hour. */
export function timeOf(time: string): Html {
  return markup`<time datetime="${time}">${MOMENT.format(new Date(time))}</time>`;
}

/** A day. */
export function dayOf(time: string): Html {
  return markup`<time datetime="${time}">${DAY.format(new Date(time))}</time>`;
}

/** A member's text with its lines as they were written; nothing where there is none. */
export function textOf(text: string | null): Html | null {
  return text === null || text === '' ? null : markup`<p class="text" dir="auto">${text}</p>`;
}

/** A member's text as it is quoted under a heading of ours; nothing where there is none. */
export function quoted(label: string, text: string | null): Html | null {
  if (text === null) return null;
  return markup`<p>${label}</p>
    <blockquote>${textOf(text)}</blockquote>`;
}

/** How many there are of something. */
export function countOf(count: number, one: string, several: string): string {
  return count === 1 ? `1 ${one}` : `${count.toLocaleString('en-GB')} ${several}`;
}
