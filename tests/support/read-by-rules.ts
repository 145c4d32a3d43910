import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { plantFiles } from './plant-files.ts';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const LINTER = join(PROJECT, 'node_modules/oxlint/bin/oxlint');
const RULES = 'oxlint.words.mjs';

/** How often the rules of `oxlint.words.mjs` object to a source that stands in a file. */
export type CountObjections = (file: string, source: string) => number;

/** Has the rules of our own read sources as if each stood in the file that it's given for, all at once. */
export async function readByRules(
  sources: Readonly<Record<string, readonly string[]>>,
): Promise<CountObjections> {
  const planted = Object.entries(sources).flatMap(([file, each]) =>
    each.map((source, number) => ({
      file,
      source,
      path: join(dirname(file), `${number}-${basename(file)}`),
    })),
  );
  const house = await mkdtemp(join(tmpdir(), 'hearthkin-rules-'));
  try {
    for (const name of [RULES, '.oxlintrc.json'])
      await copyFile(join(PROJECT, name), join(house, name));
    await symlink(join(PROJECT, 'node_modules'), join(house, 'node_modules'));
    await plantFiles(house, Object.fromEntries(planted.map(({ path, source }) => [path, source])));
    const objections = await lint(house, [...new Set(planted.map(({ file }) => dirname(file)))]);
    return (file, source) => {
      const found = planted.find((each) => each.file === file && each.source === source);
      if (found === undefined) throw new Error(`No such source was planted in ${file}: ${source}`);
      return objections.filter((name) => name === found.path).length;
    };
  } finally {
    await rm(house, { recursive: true });
  }
}

/** The file of each objection. */
async function lint(house: string, folders: readonly string[]): Promise<readonly string[]> {
  const parameters = [LINTER, '-c', RULES, '--format', 'json', ...folders];
  const printed = await new Promise<string>((resolve) => {
    execFile(process.execPath, parameters, { cwd: house }, (_error, stdout) => {
      resolve(stdout);
    });
  });
  const { diagnostics } = JSON.parse(printed) as {
    diagnostics: { code?: string; filename: string }[];
  };
  const unreadable = diagnostics.find(({ code }) => !code?.startsWith('words('));
  if (unreadable) throw new Error(`A planted source cannot be read: ${JSON.stringify(unreadable)}`);
  return diagnostics.map(({ filename }) => filename);
}
