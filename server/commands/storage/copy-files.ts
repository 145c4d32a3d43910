import type { FileName, FileStore } from '#core/media/ports/file-store.ts';
import { CommandFailure } from './command-failure.ts';
import type { Output } from './copy.ts';

/** How many names are asked for at once. */
const PORTION = 1_000;

/**
 * Copies the files that the target lacks; a file never changes, so others needn't be read. With `removesOthers` it also removes
 * from the target what the source doesn't have. Servers may go on, and a copy that was interrupted goes on when it's run again.
 */
export async function copyFiles(
  source: FileStore,
  target: FileStore,
  removesOthers: boolean,
  { print, tell }: Output,
): Promise<void> {
  const counted = { copied: 0, there: 0, removed: 0, damaged: 0 };
  const present = namesIn(target);
  let next = await present.next();
  const passTo = async (name: FileName | null) => {
    for (; !next.done && (name === null || next.value < name); next = await present.next()) {
      if (!removesOthers) continue;
      await target.remove(next.value);
      counted.removed += 1;
    }
  };
  for await (const name of namesIn(source)) {
    await passTo(name);
    if (!next.done && next.value === name) {
      counted.there += 1;
      next = await present.next();
      continue;
    }
    const bytes = await source.read(name);
    if (bytes === null) {
      tell(`${name} is damaged or has just been removed.`);
      counted.damaged += 1;
      continue;
    }
    await target.write(bytes);
    counted.copied += 1;
  }
  await passTo(null);
  const { copied, there, removed, damaged } = counted;
  print(`${copied} files copied, ${there} were there, ${removed} removed.\n`);
  if (damaged > 0) throw new CommandFailure(`${damaged} files could not be copied: see above.`);
}

/** All names, in their order. */
async function* namesIn(store: FileStore): AsyncGenerator<FileName, void> {
  let files = await store.list(null, PORTION);
  while (files.length > 0) {
    for (const { name } of files) yield name;
    files = await store.list(files.at(-1)?.name ?? null, PORTION);
  }
}
