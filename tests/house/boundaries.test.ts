import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const DEPENDENCY_CRUISER = join(
  PROJECT,
  'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
);

/** A small house with an arrow of every allowed kind. */
const HOUSE: Record<string, string> = {
  'core/domain/member/member.ts': 'export interface Member { readonly id: number }',
  'core/domain/discovery/search.ts':
    "import type { Member } from '../member/member.ts';\nexport type Found = Member;",
  'core/ports/clock.ts': "export type { Member as Watched } from '../domain/member/member.ts';",
  'core/application/register.ts': "export type { Watched } from '../ports/clock.ts';",
  'core/contracts/member.ts':
    "import { z } from 'zod';\nimport type { Member } from '../domain/member/member.ts';\nexport const member: Member = z;",
  'adapters/awaited.ts': 'export const awaited = 1;',
  'adapters/sql/rows.ts': "export type { Member as Row } from '#core/domain/member/member.ts';",
  'adapters/sqlite/storage.ts':
    "import 'better-sqlite3';\nexport type { Row } from '../sql/rows.ts';\nexport * from '../awaited.ts';",
  'adapters/memory/storage.ts': "export type { Watched } from '#core/ports/clock.ts';",
  'server/main.ts':
    "import 'inversify';\nimport 'express';\nimport 'node:http';\nexport type * from '#adapters/sqlite/storage.ts';\nexport type * from '#core/application/register.ts';",
  'ui/components/card.tsx': "export type { Member } from '#core/domain/member/member.ts';",
  'ui/features/explore/explore-screen.tsx':
    "export type * from '../../components/card.tsx';\nexport type * from '#core/contracts/member.ts';",
  'ui/features/messages/messages-screen.tsx': 'export const screen = 1;',
  'tests/main.test.ts':
    "export type * from '#server/main.ts';\nexport * from './support/house.ts';",
  'tests/support/house.ts': 'export const house = 1;',
  ...Object.fromEntries(
    ['zod', 'express', 'inversify', 'reflect-metadata', 'better-sqlite3'].flatMap((name) => [
      [`node_modules/${name}/package.json`, `{ "name": "${name}", "main": "index.js" }`],
      [`node_modules/${name}/index.js`, 'module.exports = {};'],
    ]),
  ),
};

/** Arrows that no floor may have: where from, what is imported, and the rule that forbids it. */
const FORBIDDEN: [folder: string, specifier: string, rule: string][] = [
  ['core/application', '#adapters/memory/storage.ts', 'core-stands-alone'],
  ['core/ports', '../../adapters/memory/storage.ts', 'core-stands-alone'],
  ['core/contracts', '#server/main.ts', 'core-stands-alone'],
  ['core/contracts', '#ui/components/card.tsx', 'core-stands-alone'],
  ['core/application', '#tests/support/house.ts', 'core-stands-alone'],
  ['core/application', 'node:fs', 'core-stands-alone'],
  ['core/contracts', 'better-sqlite3', 'core-stands-alone'],
  ['core/domain/member', 'zod', 'zod-only-in-contracts'],
  ['core/application', 'zod', 'zod-only-in-contracts'],
  ['core/domain/member', '../../ports/clock.ts', 'domain-at-the-bottom'],
  ['core/domain/member', '#core/application/register.ts', 'domain-at-the-bottom'],
  ['core/domain/member', '../../contracts/member.ts', 'domain-at-the-bottom'],
  ['adapters/memory', '../sqlite/storage.ts', 'adapters-do-not-know-each-other'],
  ['adapters/memory', '#adapters/sqlite/storage.ts', 'adapters-do-not-know-each-other'],
  ['adapters/sql', '../sqlite/storage.ts', 'adapters-do-not-know-each-other'],
  ['adapters', './sqlite/storage.ts', 'adapters-do-not-know-each-other'],
  ['adapters/memory', '#server/main.ts', 'adapters-import-the-core'],
  ['adapters/sqlite', '#ui/components/card.tsx', 'adapters-import-the-core'],
  ['adapters/sqlite', '#tests/support/house.ts', 'adapters-import-the-core'],
  ['adapters/memory', 'inversify', 'inversify-only-in-the-server'],
  ['server', '#ui/components/card.tsx', 'server-does-not-import-the-page'],
  ['server', '#tests/support/house.ts', 'server-does-not-import-the-page'],
  ['ui/app', '#server/main.ts', 'page-imports-domain-and-contracts'],
  ['ui/app', '../../server/main.ts', 'page-imports-domain-and-contracts'],
  ['ui/app', '#adapters/memory/storage.ts', 'page-imports-domain-and-contracts'],
  ['ui/components', '#core/application/register.ts', 'page-imports-domain-and-contracts'],
  ['ui/features/explore', '#core/ports/clock.ts', 'page-imports-domain-and-contracts'],
  ['ui/features/explore', '../messages/messages-screen.tsx', 'features-do-not-know-each-other'],
  [
    'ui/features/explore',
    '#ui/features/messages/messages-screen.tsx',
    'features-do-not-know-each-other',
  ],
  ['ui/features', './messages/messages-screen.tsx', 'features-do-not-know-each-other'],
  ['ui/app', 'express', 'inversify-only-in-the-server'],
  ['ui/app', './nowhere.ts', 'resolvable'],
];

/** Every way in which a module can depend on another. */
const FORMS: [form: string, write: (specifier: string) => string][] = [
  ['import', (specifier) => `import * as planted from '${specifier}';\nexport default planted;`],
  ['import for its effect', (specifier) => `import '${specifier}';`],
  [
    'import of types',
    (specifier) => `import type * as Planted from '${specifier}';\nexport type { Planted };`,
  ],
  ['export from', (specifier) => `export * from '${specifier}';`],
  ['dynamic import', (specifier) => `export const planted = () => import('${specifier}');`],
  ['type of an import', (specifier) => `export type Planted = typeof import('${specifier}');`],
];

const plantedFile = (folder: string, arrow: number, form: number): string =>
  `${folder}/planted-${arrow}-${form}.ts`;

/** Every forbidden arrow in every form, each in a file of its own. */
const PLANTS = Object.fromEntries(
  FORBIDDEN.flatMap(([folder, specifier], arrow) =>
    FORMS.map(([, write], form) => [plantedFile(folder, arrow, form), write(specifier)]),
  ),
);

const CIRCLE = {
  'server/circle/one.ts': "export * from './two.ts';",
  'server/circle/two.ts': "export * from './one.ts';",
};

async function build(root: string, files: Record<string, string>): Promise<void> {
  for (const [file, source] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), source);
  }
}

/** Runs the build's own check in the folder: whether it passes, and the broken rules by file. */
async function check(root: string) {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [, ...options] = scripts['check:boundaries']!.split(' ');
  const { passed, stdout } = await new Promise<{ passed: boolean; stdout: string }>((resolve) => {
    execFile(process.execPath, [DEPENDENCY_CRUISER, ...options], { cwd: root }, (error, stdout) => {
      resolve({ passed: error === null, stdout });
    });
  });
  const broken = new Map<string, string[]>();
  for (const [, rule = '', file = ''] of stripVTControlCharacters(stdout).matchAll(
    /^ {2}error (\S+): (\S+) →/gm,
  )) {
    broken.set(file, [...(broken.get(file) ?? []), rule]);
  }
  return { passed, broken };
}

describe('the boundary check', () => {
  let root = '';
  let clean: Awaited<ReturnType<typeof check>>;
  let planted: Awaited<ReturnType<typeof check>>;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'boundaries-'));
    for (const file of ['package.json', 'tsconfig.json', '.dependency-cruiser.mjs']) {
      await cp(join(PROJECT, file), join(root, file));
    }
    await build(root, HOUSE);
    clean = await check(root);
    await build(root, { ...PLANTS, ...CIRCLE });
    planted = await check(root);
  }, 60_000);

  afterAll(() => rm(root, { recursive: true, force: true }));

  it('passes a house that keeps to its floors', () => {
    expect(clean).toEqual({ passed: true, broken: new Map() });
  });

  it('fails one that does not', () => {
    expect(planted.passed).toBe(false);
  });

  it.each(FORBIDDEN.map((arrow, index) => [...arrow, index] as const))(
    'bites at %s → %s, in every form: %s',
    (folder, _specifier, rule, arrow) => {
      const reported = FORMS.map(([form], index) => [
        form,
        planted.broken.get(plantedFile(folder, arrow, index)),
      ]);
      expect(reported).toEqual(FORMS.map(([form]) => [form, [rule]]));
    },
  );

  it('bites at modules that need each other', () => {
    const [one, two] = Object.keys(CIRCLE).map((file) => planted.broken.get(file));
    expect([...(one ?? []), ...(two ?? [])]).toContain('no-circles');
  });

  it('complains of nothing else', () => {
    const suspects = new Set(Object.keys({ ...PLANTS, ...CIRCLE }));
    expect([...planted.broken.keys()].filter((file) => !suspects.has(file))).toEqual([]);
  });
});
