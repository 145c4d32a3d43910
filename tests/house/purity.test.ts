import { ESLint, Linter } from 'eslint';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { parser } from 'typescript-eslint';
import { describe, expect, it } from 'vitest';

const CONFIGURATION = new URL('../../eslint.config.js', import.meta.url).href;
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

async function lint(source: string, rules: 'purity' | 'wordless' = 'purity') {
  const configuration = (await import(CONFIGURATION)) as Record<typeof rules, Linter.RulesRecord>;
  return new Linter().verify(source, [{ rules: configuration[rules] }]);
}

describe('the linter refuses in the core', () => {
  it.each([
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
  ])('%s', async (source) => {
    expect(await lint(source)).toHaveLength(1);
  });

  it.each([
    'export const planted = new Date(0).toISOString();',
    "export const planted = Date.parse('2026-01-01');",
    "export const planted = new Intl.ListFormat('en-GB');",
  ])('but not %s', async (source) => {
    expect(await lint(source)).toEqual([]);
  });
});

describe('the linter refuses in the rules of the core', () => {
  it.each([
    "export const planted = 'Name is required';",
    "export const planted = { fault: 'Must be text' };",
    'export const planted = (field) => `${field} must be at most 5`;',
    'export const planted = (field) => `Please fill in ${field}`;',
    'export const planted = new Date();',
  ])('%s', async (source) => {
    expect(await lint(source, 'wordless')).toHaveLength(1);
  });

  it.each([
    "export const planted = { rule: 'too_long', field: 'bio', maximum: 2000 };",
    "export const planted = 'relationship type';",
    "export const planted = '12345 qwerty monkey1';",
    'export const planted = (page) => `${page}.html`;',
  ])('but not %s', async (source) => {
    expect(await lint(source, 'wordless')).toEqual([]);
  });
});

describe('the linter refuses a claim that no parser has checked', () => {
  const lintTypes = async (source: string, file: string) => {
    const { rules } = (await new ESLint().calculateConfigForFile(file)) as {
      readonly rules: Linter.RulesRecord;
    };
    const only = { 'no-restricted-syntax': rules['no-restricted-syntax']! };
    return new Linter().verify(source, [{ languageOptions: { parser }, rules: only }]);
  };

  it.each([
    'core/members/domain/planted.ts',
    'core/texts/planted.ts',
    'adapters/sql/planted.ts',
    'server/http/planted.ts',
    'ui/parts/planted.tsx',
    'tests/core/planted.test.ts',
  ])('in %s', async (file) => {
    for (const brand of ['MemberId', 'ConnectionId', 'MessageId', 'NewId']) {
      expect(await lintTypes(`export const planted = 1 as ${brand};`, file)).toHaveLength(1);
      expect(await lintTypes(`export const planted = <${brand}>given;`, file)).toHaveLength(1);
    }
    expect(await lintTypes('export const planted = given as Member;', file)).toEqual([]);
  });
});

describe('every file of rules', () => {
  const rulesFor = async (file: string) =>
    (await new ESLint().calculateConfigForFile(file)) as { readonly rules: Linter.RulesRecord };

  it.each([
    'core/kernel/planted.ts',
    'core/kernel/schemas/planted.ts',
    'core/members/domain/planted.ts',
    'core/members/use-cases/planted.ts',
    'core/members/schemas.ts',
    'core/members/refusals.ts',
  ])('is without words: %s', async (file) => {
    const { wordless } = (await import(CONFIGURATION)) as { wordless: Linter.RulesRecord };
    const { rules } = await rulesFor(file);
    expect(rules['no-restricted-syntax']).toHaveLength(
      (wordless['no-restricted-syntax'] as unknown[]).length,
    );
  });
});
