import { DATA_FORMAT, type ExportedData } from '#core/data-export/domain/exported-data.ts';
import type { ExportContents, Pages } from '#core/data-export/ports/export-contents.ts';

/** What is written list by list, in the order of the file. */
type Lists = {
  readonly [
    Name in keyof ExportedData as ExportedData[Name] extends readonly unknown[] ? Name : never
  ]: () => AsyncIterable<string>;
};

/** All of a member's data as JSON, as `exportedDataSchema` describes it. */
export async function* writeData(contents: ExportContents): AsyncGenerator<string> {
  const { madeAt, account, profile, sessions, knownDevices, passkeys } = contents;
  const head = { format: DATA_FORMAT, version: 1, madeAt, account, profile } satisfies Omit<
    ExportedData,
    keyof Lists
  >;
  yield JSON.stringify(head, null, 1).slice(0, -2);
  const lists: Lists = {
    connections: () => jsonOf(contents.connections()),
    requests: () => jsonOf(contents.requests()),
    answers: () => jsonOf(contents.answers()),
    endedConnections: () => jsonOf(contents.endedConnections()),
    conversations: () => conversationsOf(contents),
    blocks: () => jsonOf(contents.blocks()),
    reports: () => jsonOf(contents.reports()),
    notices: () => jsonOf(contents.notices()),
    invitations: () => jsonOf(contents.invitations()),
    contactMessages: () => jsonOf(contents.contactMessages()),
    sessions: () => jsonOf([sessions]),
    knownDevices: () => jsonOf([knownDevices]),
    passkeys: () => jsonOf([passkeys]),
    securityLog: () => jsonOf(contents.securityLog()),
  };
  for (const [name, list] of Object.entries(lists)) {
    yield `,\n ${JSON.stringify(name)}: [`;
    yield* list();
    yield ']';
  }
  yield '\n}\n';
}

async function* conversationsOf(contents: ExportContents): AsyncGenerator<string> {
  let separator = '\n';
  for await (const page of contents.connections()) {
    for (const connection of page) {
      const head = { connectionId: connection.id, member: connection.member };
      yield `${separator}${JSON.stringify(head).slice(0, -1)},"messages":[`;
      yield* jsonOf(contents.messages(connection));
      yield ']}';
      separator = ',\n';
    }
  }
}

/** The items of all pages, each on a line, with what stands between two. */
async function* jsonOf(pages: Pages<object> | Iterable<readonly object[]>): AsyncGenerator<string> {
  let separator = '\n';
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield separator + page.map((item) => JSON.stringify(item)).join(',\n');
    separator = ',\n';
  }
}
