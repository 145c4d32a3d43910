import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const FLOORS = ['core', 'adapters', 'server', 'ui', 'tests', 'docs'];
const list = (folder: string) => readdirSync(join(ROOT, folder), { recursive: true }).map(String);

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...list('docs').map((name) => `docs/${name}`)];
const FILE_NAMES = new Set([...readdirSync(ROOT), ...FLOORS.flatMap(list)].map((f) => basename(f)));

/** What a document names that does not exist: paths from the root, names of files, and links. */
function findMissing(document: string, text: string): string[] {
  const quoted = [...text.matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => name);
  const paths = quoted.filter((name) => /^(core|adapters|server|ui|tests|docs)\//.test(name));
  const files = quoted.filter((name) => /^[\w.-]+\.(ts|tsx|mjs|js|json|yaml|md)$/.test(name));
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = '']) => link);
  return [
    ...paths.filter((path) => !existsSync(join(ROOT, path))),
    ...files.filter((file) => !FILE_NAMES.has(file)),
    ...links.filter((link) => !existsSync(join(ROOT, dirname(document), link))),
  ];
}

it.each(DOCUMENTS.filter((name) => name.endsWith('.md')))(
  '%s names only what exists',
  (document) => {
    expect(findMissing(document, readFileSync(join(ROOT, document), 'utf8'))).toEqual([]);
  },
);

const README = readFileSync(join(ROOT, 'README.md'), 'utf8');

it('lists every command in the README, but the parts of npm run check', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const commands = Object.keys(scripts).filter((name) => !/^(pre|check:)/.test(name));
  expect(commands.filter((name) => !new RegExp(`npm (run )?${name}\\b`).test(README))).toEqual([]);
});

it('lists every context of the core in the README', () => {
  const contexts = readdirSync(join(ROOT, 'core'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `core/${name}/`);
  expect(contexts.filter((context) => !README.includes(`| \`${context}\``))).toEqual([]);
});

it('finds a path, a file and a link that do not exist', () => {
  const text = '`core/nowhere/rule.ts`, `nowhere.ts`, `core/kernel/`, `README.md`, [x](nowhere.md)';
  expect(findMissing('README.md', text)).toEqual([
    'core/nowhere/rule.ts',
    'nowhere.ts',
    'nowhere.md',
  ]);
});
