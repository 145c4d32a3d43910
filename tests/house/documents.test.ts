import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  SITE_SETTING_NAMES,
  SITE_SETTINGS,
  settingsInEffect,
} from '#core/operations/domain/site-settings.ts';
import { SITE_SETTING_TEXTS } from '#core/texts/site-setting-texts.ts';
import { readConfiguration, SETTINGS } from '#server/configuration.ts';

const ROOT = join(import.meta.dirname, '../..');
const FLOORS = ['core', 'adapters', 'server', 'ui', 'tests', 'docs'];
const list = (folder: string) => readdirSync(join(ROOT, folder), { recursive: true }).map(String);

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...list('docs').map((name) => `docs/${name}`)];
const FILES = [
  ...readdirSync(ROOT),
  ...FLOORS.flatMap((floor) => list(floor).map((name) => `${floor}/${name}`)),
];

/** Whether there is a file of that name, or with a path that ends like that. */
function isThere(name: string): boolean {
  return FILES.some((file) => `/${file}`.endsWith(`/${name}`));
}

/** What a document names that does not exist: paths from the root, sources, names of files, and links. */
function findMissing(document: string, text: string): string[] {
  const quoted = [...text.matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => name);
  const files = quoted.filter((name) =>
    /^[\w./-]+\.tsx?$|^[\w.-]+\.(mjs|js|json|yaml|md)$/.test(name),
  );
  const paths = quoted.filter(
    (name) => /^(core|adapters|server|ui|tests|docs)\//.test(name) && !files.includes(name),
  );
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = '']) => link);
  return [
    ...paths.filter((path) => !existsSync(join(ROOT, path))),
    ...files.filter((file) => !isThere(file)),
    ...links.filter((link) => !existsSync(join(ROOT, dirname(document), link))),
  ];
}

it.each(DOCUMENTS.filter((name) => name.endsWith('.md')))(
  '%s names only what exists',
  (document) => {
    expect(findMissing(document, readFileSync(join(ROOT, document), 'utf8'))).toEqual([]);
  },
);

/** The names, within backticks, that begin the rows of a document's tables. */
function listRows(document: string): readonly string[] {
  const text = readFileSync(join(ROOT, document), 'utf8');
  return [...text.matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name);
}

it('lists every command, but the parts of npm run check', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const commands = Object.keys(scripts).filter((name) => !/^(pre|check:)/.test(name));
  const listed = listRows('docs/commands.md').map((row) => /^npm (?:run )?(\S+)/.exec(row)?.[1]);
  expect(listed.sort()).toEqual(commands.sort());
});

it('lists every context of the core', () => {
  const contexts = readdirSync(join(ROOT, 'core'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `core/${name}/`);
  const listed = listRows('docs/contexts.md').filter((row) => /^core\/[^/]+\/$/.test(row));
  expect(listed.sort()).toEqual(contexts.sort());
});

describe('the settings', () => {
  const text = readFileSync(join(ROOT, 'docs/settings.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `([A-Z_]+)` +\| (\S.*?) +\| (\S.*?) +\|/gm)].map(
    ([, name = '', usual = '', meaning = '']) => ({ name, usual, meaning }),
  );
  const read = (environment: Readonly<Record<string, string | undefined>>) => {
    const { site, ...others } = readConfiguration(environment);
    return { ...others, site: settingsInEffect(site, []) };
  };
  const DEFAULT = /^`([^`]+)`$/;

  it('are all listed', () => {
    expect(rows.map(({ name }) => name).sort()).toEqual([...SETTINGS].sort());
  });

  it('are told as they are declared where they may change, and marked', () => {
    const marked = rows.filter(({ meaning }) => meaning.endsWith(' ¹'));
    const declared = SITE_SETTING_NAMES.map((name) => {
      const { usual } = SITE_SETTINGS[name];
      const { means } = SITE_SETTING_TEXTS[name];
      return { name, usual: usual === null ? 'an example' : `\`${usual}\``, meaning: `${means} ¹` };
    });
    const inOrder = (list: typeof rows) => list.map((row) => JSON.stringify(row)).sort();
    expect(inOrder(marked)).toEqual(inOrder(declared));
  });

  it('are passed on by compose.yaml, but for those that a container needs as they are', () => {
    const fixed = ['HOST', 'PORT', 'NODE_ENV', 'SNAPSHOT_FOLDER', 'RATE_LIMITS'];
    const compose = readFileSync(join(ROOT, 'compose.yaml'), 'utf8');
    const passed = [...compose.matchAll(/^ {4}([A-Z_]+): /gm)].map(([, name = '']) => name);
    const missing = SETTINGS.filter((name) => ![...passed, ...fixed].includes(name));
    expect(missing).toEqual([]);
  });

  it.each(rows.filter(({ usual }) => DEFAULT.test(usual)))(
    '$name is $usual unless it is set',
    ({ name, usual }) => {
      const others = name === 'DATABASE_URL' ? {} : { DATABASE_URL: 'postgres://localhost/site' };
      const [, value] = DEFAULT.exec(usual) ?? [];
      expect(read({ ...others, [name]: value })).toEqual(read(others));
    },
  );
});

it('finds a path, a file and a link that do not exist', () => {
  const text = '`core/nowhere/rule.ts`, `nowhere.ts`, `core/kernel/`, `README.md`, [x](nowhere.md)';
  expect(findMissing('README.md', text)).toEqual([
    'core/nowhere/rule.ts',
    'nowhere.ts',
    'nowhere.md',
  ]);
});
