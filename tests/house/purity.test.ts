import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readByRules } from '#tests/support/read-by-rules.ts';

const CORE = fileURLToPath(new URL('../../core/', import.meta.url));

/** The errors that the core's own compiler settings find in a file of the core with this content. */
function compileInCore(source: string): string[] {
  const read = ts.readConfigFile(`${CORE}tsconfig.json`, (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, CORE);
  const file = `${CORE}planted.ts`;
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram([file], options, {
    ...host,
    fileExists: (name) => name === file || host.fileExists(name),
    readFile: (name) => (name === file ? source : host.readFile(name)),
    getSourceFile: (name, ...rest) =>
      name === file
        ? ts.createSourceFile(file, source, ts.ScriptTarget.ESNext)
        : host.getSourceFile(name, ...rest),
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

describe('the core does not compile with', () => {
  it.each([
    'process.env',
    'fetch("/")',
    'setTimeout(() => undefined, 1)',
    'queueMicrotask(() => undefined)',
    'crypto.randomUUID()',
    'performance.now()',
    'console.log("")',
    'new URL("https://example.org")',
    'new TextEncoder()',
    'Buffer.from("")',
    'window.name',
    'document.title',
    'localStorage.length',
    'navigator.language',
    'require("fs")',
  ])('%s', (expression) => {
    expect(compileInCore(`export const planted = ${expression};`)).toEqual([
      expect.stringMatching(/^Cannot find name/),
    ]);
  });

  it.each(['node:fs', 'node:crypto'])('an import of %s', (name) => {
    expect(compileInCore(`import '${name}';`)).toEqual([expect.stringContaining(name)]);
  });

  it('compiles what the language itself offers', () => {
    expect(compileInCore('export const planted = new Date(0).toISOString();')).toEqual([]);
  });
});

const IMPURE = [
  'export const planted = Date.now();',
  "export const planted = Date['now']();",
  'export const { now } = Date;',
  'export const planted = new Date();',
  'export const planted = Date();',
  'export const planted = Math.random();',
  "export const planted = Math['random']();",
  'export const { random } = Math;',
  'export const planted = globalThis.fetch;',
  "export const planted = 'a'.localeCompare('b');",
  "export const planted = 'I'.toLocaleLowerCase();",
  'export const planted = new Date(0).getHours();',
  'export const planted = new Intl.DateTimeFormat();',
];

const PURE = [
  'export const planted = new Date(0).toISOString();',
  "export const planted = Date.parse('2026-01-01');",
  "export const planted = new Intl.ListFormat('en-GB');",
];

const WITH_WORDS = [
  "export const planted = 'Name is required';",
  "export const planted = { fault: 'Must be text' };",
  'export const planted = (field) => `${field} must be at most 5`;',
  'export const planted = (field) => `Please fill in ${field}`;',
];

const WITHOUT_WORDS = [
  "export const planted = { rule: 'too_long', field: 'bio', maximum: 2000 };",
  "export const planted = 'relationship type';",
  "export const planted = '12345 qwerty monkey1';",
  'export const planted = (page) => `${page}.html`;',
];

const BRANDS = ['MemberId', 'ConnectionId', 'MessageId', 'NewId'];
const CLAIMS = BRANDS.map((brand) => `export const planted = 1 as ${brand};`);
/** Which can’t be written where the page’s elements can. */
const CLAIMS_AHEAD = BRANDS.map((brand) => `export const planted = <${brand}>given;`);
const NO_CLAIM = 'export const planted = given as Member;';

/** Where the core has words, and must still be pure. */
const PURE_FILE = 'core/texts/planted.ts';

const FILES_OF_RULES = [
  'core/kernel/planted.ts',
  'core/kernel/schemas/planted.ts',
  'core/members/domain/planted.ts',
  'core/members/use-cases/planted.ts',
  'core/members/schemas.ts',
  'core/members/refusals.ts',
];

const EVERYWHERE = [
  ...FILES_OF_RULES,
  PURE_FILE,
  'adapters/sql/planted.ts',
  'adapters/data-archive/planted.ts',
  'server/http/planted.ts',
  'server/pages/planted.ts',
  'ui/parts/planted.ts',
  'tests/core/planted.test.ts',
];

const PAGE = 'ui/parts/planted.tsx';

const ALL = [...IMPURE, ...PURE, ...WITH_WORDS, ...WITHOUT_WORDS, ...CLAIMS, NO_CLAIM];
const countObjections = await readByRules({
  ...Object.fromEntries(EVERYWHERE.map((file) => [file, [...ALL, ...CLAIMS_AHEAD]])),
  [PAGE]: ALL,
});

describe('the linter refuses in the core', () => {
  it.each(IMPURE)('%s', (source) => {
    expect(countObjections(PURE_FILE, source)).toBe(1);
  });

  it.each(PURE)('but not %s', (source) => {
    expect(countObjections(PURE_FILE, source)).toBe(0);
  });
});

describe.each(FILES_OF_RULES)('the linter refuses in the rules of the core, as in %s,', (file) => {
  it.each([...WITH_WORDS, ...IMPURE])('%s', (source) => {
    expect(countObjections(file, source)).toBe(1);
  });

  it.each([...WITHOUT_WORDS, ...PURE])('but not %s', (source) => {
    expect(countObjections(file, source)).toBe(0);
  });
});

describe('the linter refuses a claim that no parser has checked', () => {
  it.each([...EVERYWHERE, PAGE])('in %s', (file) => {
    for (const claim of CLAIMS) expect([claim, countObjections(file, claim)]).toEqual([claim, 1]);
    expect(countObjections(file, NO_CLAIM)).toBe(0);
  });

  it.each(EVERYWHERE)('or made ahead of the value, in %s', (file) => {
    for (const claim of CLAIMS_AHEAD) {
      expect([claim, countObjections(file, claim)]).toEqual([claim, 1]);
    }
  });
});
