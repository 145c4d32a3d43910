import { z } from 'zod';
import { toProfileFile } from '#core/data-export/domain/profile-file.ts';
import { exportedDataSchema } from '#core/data-export/exported-data-schemas.ts';
import type { ExportedPicture } from '#core/data-export/domain/exported-data.ts';
import type { ExportContents, Pages } from '#core/data-export/ports/export-contents.ts';
import { writeData } from './data-file.ts';
import { whole, type ExportFile } from './export-file.ts';
import { markup, type Html } from './markup.ts';
import {
  conversationItem,
  conversationPages,
  type ConversationSummary,
} from './pages/conversation-pages.ts';
import { indexPage, type ListCounts } from './pages/index-page.ts';
import {
  answerItem,
  blockItem,
  connectionItem,
  contactMessageItem,
  endingItem,
  introductionItem,
  vouchItem,
  invitationItem,
  meetingItem,
  pictureFileOf,
  pictureItem,
  dayItem,
  privateNoteItem,
  reportItem,
  securityItem,
} from './pages/list-pages.ts';
import { noticeItem } from './pages/notice-item.ts';
import { PAGES, writePage, type ArchiveMade, type ListPage, type PageName } from './pages/page.ts';
import { accountPage, profilePage } from './pages/profile-page.ts';

/** Every file of the archive, each made while it is read. The overview comes last, when all has been counted. */
export async function* exportFiles(
  contents: ExportContents,
  { origin: siteOrigin, name: siteName }: { readonly origin: string | null; readonly name: string },
): AsyncGenerator<ExportFile> {
  const made = { siteName, madeAt: contents.madeAt };
  const counts: Partial<Record<ListPage, number>> = {};
  const page = (path: PageName, body: AsyncIterable<Html> | Iterable<Html>) => ({
    path,
    content: writePage({ title: PAGES[path].title, within: path, ...made }, body),
  });
  const list = <Item>(path: ListPage, pages: Pages<Item>, item: (item: Item) => Html) =>
    page(
      path,
      listBody(pages, item, (count) => (counts[path] = count)),
    );

  const there = yield* writePictures(contents);
  const pictures = pictureList(contents, there);
  yield page('profile.html', chain(profilePage(contents, siteOrigin), pictures));
  yield page('account.html', accountPage(contents));
  const summaries = yield* writeConversations(contents, made);
  yield list('conversations.html', onlyPage(summaries), (one) => conversationItem(one, siteOrigin));
  yield page(
    'connections.html',
    chain(
      listBody(
        contents.connections(),
        (one) => connectionItem(one, siteOrigin),
        (count) => (counts['connections.html'] = count),
      ),
      introductionsAndVouches(contents),
      [markup`<h2>Ended connections</h2>`],
      listBody(contents.endedConnections(), endingItem),
      notesAndDays(contents),
    ),
  );
  yield page(
    'requests.html',
    chain(
      listBody(
        contents.requests(),
        (one) => connectionItem(one, siteOrigin),
        (count) => (counts['requests.html'] = count),
      ),
      [markup`<h2>Answers to your requests</h2>`],
      listBody(contents.answers(), (one) => answerItem(one, siteOrigin)),
    ),
  );
  yield list('blocks.html', contents.blocks(), blockItem);
  yield list('reports.html', contents.reports(), reportItem);
  yield list('notices.html', contents.notices(), noticeItem);
  yield list('invitations.html', contents.invitations(), invitationItem);
  yield list('letters.html', contents.contactMessages(), contactMessageItem);
  yield list('security-log.html', contents.securityLog(), securityItem);
  yield page('index.html', indexPage(counts as ListCounts, siteName));
  yield { path: 'data.json', content: writeData(contents) };
  yield { path: 'schema.json', content: whole(describeData()) };
  const profile = toProfileFile({ ...contents.profile });
  yield { path: 'profile.json', content: whole(`${JSON.stringify(profile, null, 2)}\n`) };
}

/** Private notes, and days that matter. */
function notesAndDays(contents: ExportContents): AsyncGenerator<Html> {
  return chain(
    [markup`<h2>Your private notes</h2>`],
    listBody(contents.privateNotes(), privateNoteItem),
    [markup`<h2>Days that matter to you</h2>`],
    listBody(contents.days(), dayItem),
  );
}

/** JSON Schema of `data.json`, made of what checks it. */
function describeData(): string {
  return `${JSON.stringify(z.toJSONSchema(exportedDataSchema), null, 2)}\n`;
}

/** Open introductions, who introduced the member to their connections, and the people they vouch for. */
function introductionsAndVouches(contents: ExportContents): AsyncGenerator<Html> {
  return chain(
    [markup`<h2>Introductions</h2>`],
    listBody(contents.introductions(), introductionItem),
    [markup`<h2>Who introduced you</h2>`],
    listBody(contents.meetings(), meetingItem),
    [markup`<h2>People you vouch for</h2>`],
    listBody(contents.vouches(), vouchItem),
  );
}

/** The pictures, each with its file if that is there. */
function pictureList(contents: ExportContents, there: ReadonlySet<number>): AsyncGenerator<Html> {
  const item = (one: ExportedPicture) => pictureItem(one, there.has(one.id));
  return chain([markup`<h2>Your pictures</h2>`], listBody(contents.pictures(), item));
}

/** The files of the pictures; returns whose were there. */
async function* writePictures(
  contents: ExportContents,
): AsyncGenerator<ExportFile, ReadonlySet<number>> {
  const there = new Set<number>();
  for await (const page of contents.pictures()) {
    for (const picture of page) {
      const file = await contents.pictureFile(picture);
      if (file === null) continue;
      there.add(picture.id);
      yield { path: pictureFileOf(picture), content: whole(file) };
    }
  }
  return there;
}

async function* writeConversations(
  contents: ExportContents,
  made: ArchiveMade,
): AsyncGenerator<ExportFile, ConversationSummary[]> {
  const summaries: ConversationSummary[] = [];
  for await (const page of contents.connections()) {
    for (const connection of page) {
      const summary = yield* conversationPages(connection, contents, made);
      if (summary !== null) summaries.push(summary);
    }
  }
  return summaries;
}

async function* listBody<Item>(
  pages: Pages<Item>,
  item: (item: Item) => Html,
  report: (count: number) => void = () => undefined,
): AsyncGenerator<Html> {
  let count = 0;
  for await (const page of pages) {
    for (const entry of page) {
      if (count === 0) yield markup`<ul>`;
      yield item(entry);
      count += 1;
    }
  }
  report(count);
  yield count === 0 ? markup`<p class="quiet">There’s nothing here.</p>` : markup`</ul>`;
}

async function* chain(
  ...parts: readonly (AsyncIterable<Html> | Iterable<Html>)[]
): AsyncGenerator<Html> {
  for (const part of parts) yield* part;
}

// eslint-disable-next-line @typescript-eslint/require-await
async function* onlyPage<Item>(items: readonly Item[]): Pages<Item> {
  yield items;
}
