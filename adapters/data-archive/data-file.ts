import { DATA_FORMAT, type ExportedData } from '#core/data-export/domain/exported-data.ts';
import { exportedDataSchema } from '#core/data-export/exported-data-schemas.ts';
import type { ExportContents, ListName, Pages } from '#core/data-export/ports/export-contents.ts';

/** All of a member's data as JSON, as `exportedDataSchema` describes it. */
export async function* writeData(contents: ExportContents): AsyncGenerator<string> {
  const { madeAt, account, profile, vouchedBy } = contents;
  const head = {
    format: DATA_FORMAT,
    version: 1,
    madeAt,
    account,
    profile,
    vouchedBy,
  } satisfies Omit<ExportedData, ListName>;
  yield JSON.stringify(head, null, 1).slice(0, -2);
  const lists = exportedDataSchema.keyof().options.filter((name) => !(name in head));
  for (const name of lists as readonly ListName[]) {
    yield `,\n ${JSON.stringify(name)}: [`;
    yield* name === 'conversations' ? conversationsOf(contents) : jsonOf(listOf(contents, name));
    yield ']';
  }
  yield '\n}\n';
}

function listOf(contents: ExportContents, name: Exclude<ListName, 'conversations'>) {
  const list = contents[name];
  return typeof list === 'function' ? list() : [list];
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
