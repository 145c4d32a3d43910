import type {
  ExportedAttachment,
  ExportedConnection,
  ExportedMessage,
} from '#core/data-export/domain/exported-data.ts';
import { isTakenBack } from '#core/messaging/domain/message.ts';
import { describeAttachments } from '#core/texts/attachment-texts.ts';
import type { ExportContents, Pages } from '#core/data-export/ports/export-contents.ts';
import { whole, type ExportFile } from '#adapters/data-archive/export-file.ts';
import { markup, type Html } from '#adapters/data-archive/markup.ts';
import { countOf, dayOf, timeOf, writePage, type ArchiveMade } from './page.ts';
import { personOf } from './person.ts';

/** What the list of conversations says of one. */
export interface ConversationSummary {
  readonly connection: ExportedConnection;
  readonly messages: number;
  readonly pages: number;
  readonly firstAt: string;
  readonly lastAt: string;
}

/** A conversation as pages, the oldest messages on the first; returns what the list says of it. */
export async function* conversationPages(
  connection: ExportedConnection,
  contents: Pick<ExportContents, 'messages' | 'attachmentFile'>,
  made: ArchiveMade,
): AsyncGenerator<ExportFile, ConversationSummary | null> {
  let summary = null as ConversationSummary | null;
  for await (const { page, isLast } of withEnd(contents.messages(connection))) {
    const number: number = (summary?.pages ?? 0) + 1;
    summary = {
      connection,
      messages: (summary?.messages ?? 0) + page.length,
      pages: number,
      firstAt: summary?.firstAt ?? page[0]?.createdAt ?? made.madeAt,
      lastAt: page.at(-1)?.createdAt ?? made.madeAt,
    };
    const there = yield* writeAttachments(contents, page);
    const title = `Conversation with ${connection.member.name}`;
    yield {
      path: pathOf(connection, number),
      content: writePage(
        {
          title: number === 1 ? title : `${title}, page ${number}`,
          within: 'conversations.html',
          ...made,
          depth: 1,
        },
        bodyOf(connection, page, { number, isLast, there }),
      ),
    };
  }
  return summary;
}

/** A conversation in the list of all. */
export function conversationItem(
  { connection, messages, pages, firstAt, lastAt }: ConversationSummary,
  siteOrigin: string | null,
): Html {
  const { name } = connection.member;
  const further = Array.from({ length: pages - 1 }, (_, place) => place + 2);
  return markup`<li class="card">
    ${personOf(connection.member, siteOrigin)}
    <p>
      <a href="${pathOf(connection, 1)}">Read the conversation with <bdi>${name}</bdi></a
      >${further.map(
        (number) => markup` · <a href="${pathOf(connection, number)}">page ${number}</a>`,
      )}
    </p>
    <p class="quiet">
      ${countOf(messages, 'message', 'messages')}, from ${dayOf(firstAt)} to ${dayOf(lastAt)}
    </p>
  </li> `;
}

function pathOf({ id }: ExportedConnection, number: number): string {
  return `conversations/${id}${number === 1 ? '' : `-${number}`}.html`;
}

interface Place {
  readonly number: number;
  readonly isLast: boolean;
  /** The attachments whose files are in the archive. */
  readonly there: ReadonlySet<ExportedAttachment>;
}

function* bodyOf(
  connection: ExportedConnection,
  messages: readonly ExportedMessage[],
  place: Place,
): Generator<Html> {
  const turning = turnTo(connection, place);
  yield markup`${turning}
    <ol>
`;
  for (const message of messages) yield messageItem(message, connection.member.name, place.there);
  yield markup`</ol>
${turning}`;
}

function turnTo(connection: ExportedConnection, { number, isLast }: Place): Html | null {
  if (number === 1 && isLast) return null;
  const link = (to: number, label: string) =>
    markup`<a href="../${pathOf(connection, to)}">${label}</a> `;
  return markup`<p>
    ${number > 1 ? link(number - 1, 'Earlier messages') : null}${
      isLast ? null : link(number + 1, 'Later messages')
    }
  </p>`;
}

function messageItem(
  message: ExportedMessage,
  name: string,
  there: ReadonlySet<ExportedAttachment>,
): Html {
  const { writtenByMe, content, attachments, createdAt } = message;
  const shown = attachments.map(
    (one) =>
      markup`<p>${nameOf(one, there)}${one.description === null ? null : markup`: <bdi>${one.description}</bdi>`}</p>`,
  );
  return markup`<li class="${writtenByMe ? 'mine' : 'theirs'}">
    <p class="quiet"><bdi>${writtenByMe ? 'You' : name}</bdi>, ${timeOf(createdAt)}</p>
    ${isTakenBack(message) ? markup`<p class="quiet">Taken back</p>` : shown}
    ${content === null ? null : markup`<p class="text" dir="auto">${content}</p>`}
  </li> `;
}

/** What it is, with a link to its file if that is there. */
function nameOf(attachment: ExportedAttachment, there: ReadonlySet<ExportedAttachment>): Html {
  const name = describeAttachments([attachment.kind]);
  return there.has(attachment)
    ? markup`<a href="../${fileOf(attachment)}">${name}</a>`
    : markup`${name} (not in this copy)`;
}

/** Where the file of an attachment is in the archive. */
function fileOf({ kind, key }: ExportedAttachment): string {
  return `attachments/${key}.${kind === 'picture' ? 'jpg' : 'm4a'}`;
}

/** The files of what the messages had beside words; returns those that were there. */
async function* writeAttachments(
  contents: Pick<ExportContents, 'attachmentFile'>,
  messages: readonly ExportedMessage[],
): AsyncGenerator<ExportFile, ReadonlySet<ExportedAttachment>> {
  const there = new Set<ExportedAttachment>();
  for (const message of messages) {
    for (const attachment of message.attachments) {
      const file = await contents.attachmentFile(attachment, message);
      if (file === null) continue;
      there.add(attachment);
      yield { path: fileOf(attachment), content: whole(file) };
    }
  }
  return there;
}

/** Each page with whether it is the last. */
async function* withEnd<Item>(pages: Pages<Item>) {
  let held: readonly Item[] | null = null;
  for await (const page of pages) {
    if (held !== null) yield { page: held, isLast: false };
    held = page;
  }
  if (held !== null) yield { page: held, isLast: true };
}
