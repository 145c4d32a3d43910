import { markup, type Html } from '#adapters/data-archive/markup.ts';
import { countOf, PAGES, type ListPage } from './page.ts';

/** How many entries the pages of lists have. */
export type ListCounts = Readonly<Record<ListPage, number>>;

/** The first page: what there is, and how to keep it. */
export function indexPage(counts: ListCounts, siteName: string): Html[] {
  const lists = Object.keys(counts) as ListPage[];
  const items = lists.map((path) => {
    const { title, entries } = PAGES[path];
    const [one, several] = entries;
    return markup`<li class="card">
        <a href="${path}">${title}</a>: ${countOf(counts[path], one, several)}
      </li>`;
  });
  return [
    markup`<p>
      This is a copy of what ${siteName} keeps about you, and of what other people have written to you. Open any page in your browser; you don’t need to be online.
    </p>`,
    markup`<p>
      Keep it where only you can read it: it includes things people have told you in confidence.
    </p>`,
    markup`<h2>To read</h2>
      <ul>
        <li class="card"><a href="profile.html">Profile</a>: what others can see about you</li>
        <li class="card"><a href="account.html">Account</a>: what we don’t show to others</li>
        ${items}
      </ul>`,
    markup`<h2>For programs</h2>
      <ul>
        <li class="card">
          <a href="data.json">data.json</a>: all of this in one file, described by
          <a href="schema.json">schema.json</a>
        </li>
        <li class="card">
          <a href="profile.json">profile.json</a>: your profile, to take to another site
        </li>
      </ul>`,
    markup`<p class="quiet">
      It leaves out members who are hidden from you, conversations that have ended, and whether others have read your messages.
    </p>`,
  ];
}
