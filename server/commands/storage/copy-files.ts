import type { FileName } from '#core/media/domain/file-name.ts';
import type { FileStore } from '#core/media/ports/file-store.ts';
import { CommandFailure } from './command-failure.ts';
import type { Output } from './copy.ts';

/** How many names are asked for at once. */
const PORTION = 1_000;

/** What came of copying files. */
interface CopiedFiles {
  readonly copied: number;
  /** How many the target had already. */
  readonly there: number;
  /** How many could not be read. */
  readonly damaged: number;
  /** What the target has beside those of the source. */
  readonly others: readonly FileName[];
}

/**
 * Copies the files that the target lacks; a file never changes, so others needn't be read. Servers may go on, and a copy that
 * was interrupted goes on when it's run again.
 */
export async function copyFiles(
  source: FileStore,
  target: FileStore,
  { tell }: Pick<Output, 'tell'>,
): Promise<CopiedFiles> {
  const others: FileName[] = [];
  let [copied, there, damaged] = [0, 0, 0];
  const present = namesIn(target);
  let next = await present.next();
  const passTo = async (name: FileName | null) => {
    for (; !next.done && (name === null || next.value < name); next = await present.next()) {
      others.push(next.value);
    }
  };
  for await (const name of namesIn(source)) {
    await passTo(name);
    if (!next.done && next.value === name) {
      there += 1;
      next = await present.next();
      continue;
    }
    const bytes = await source.read(name);
    if (bytes === null) {
      tell(`${name} is damaged or has just been removed.`);
      damaged += 1;
      continue;
    }
    await target.write(bytes);
    copied += 1;
  }
  await passTo(null);
  return { copied, there, damaged, others };
}

/** Copies files and says how many; with `removesOthers` it also removes from the target what the source doesn't have. */
export async function copyAllFiles(
  source: FileStore,
  target: FileStore,
  removesOthers: boolean,
  { print, tell }: Output,
): Promise<void> {
  const { copied, there, damaged, others } = await copyFiles(source, target, { tell });
  const unwanted = removesOthers ? others : [];
  for (const name of unwanted) await target.remove(name);
  print(`${copied} files copied, ${there} were there, ${unwanted.length} removed.\n`);
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
