import { Linter } from 'eslint';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
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

describe('the linter refuses in the core', () => {
  const lint = async (source: string) => {
    const { purity } = (await import(CONFIGURATION)) as { readonly purity: Linter.RulesRecord };
    return new Linter().verify(source, [{ rules: purity }]);
  };

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
