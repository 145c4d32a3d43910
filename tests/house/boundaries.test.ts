import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plantFiles } from '#tests/support/plant-files.ts';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const DEPENDENCY_CRUISER = join(
  PROJECT,
  'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
);

const PACKAGES = [
  'zod',
  'express',
  'inversify',
  'better-sqlite3',
  'pg',
  'ioredis',
  'rate-limiter-flexible',
  '@node-rs/argon2',
  'pino',
  'prom-client',
  'helmet',
  'sirv',
  'commander',
  'react',
  'react-dom',
  'react-router-dom',
  'zustand',
  '@tanstack/react-query',
];

/** A small house with an arrow of every allowed kind. */
const HOUSE: Record<string, string> = {
  'vitest.config.ts': 'export default {};',
  'core/kernel/result.ts': 'export const granted = 1;',
  'core/kernel/trusted.ts': 'export const trusted = 1;',
  'core/kernel/parser.ts': "export * from '#core/kernel/trusted.ts';",
  'core/kernel/schemas/fields.ts': "import 'zod';\nexport * from '#core/kernel/result.ts';",
  'core/members/refusals.ts':
    "import '#core/kernel/result.ts';\nexport interface EmailTaken { readonly code: 'email_taken' }",
  'core/members/domain/member.ts':
    "import '#core/kernel/result.ts';\nexport interface Member { readonly id: number }",
  'core/members/ports/member-repository.ts':
    "export type { Member as Kept } from '#core/members/domain/member.ts';",
  'core/members/schemas.ts':
    "import 'zod';\nimport '#core/kernel/schemas/fields.ts';\nimport '#core/members/calls.ts';\nexport type { Member as Parsed } from '#core/members/domain/member.ts';",
  'core/members/calls.ts': "export * from '#core/kernel/result.ts';",
  'core/members/use-cases/get-member.ts':
    "export type { Kept } from '#core/members/ports/member-repository.ts';",
  'core/connections/domain/connection.ts':
    "export type { EmailTaken as Taken } from '#core/members/refusals.ts';\nexport type { Member as Party } from '#core/members/domain/member.ts';",
  'core/connections/use-cases/accept.ts':
    "export type { Kept } from '#core/members/ports/member-repository.ts';\nexport type { Party } from '#core/connections/domain/connection.ts';",
  'core/discovery/domain/order.ts':
    "export type { Member as Ordered } from '#core/members/domain/member.ts';",
  'core/discovery/ports/discovery-index.ts':
    "export type { Ordered as Indexed } from '#core/discovery/domain/order.ts';",
  'core/discovery/columns/column-directory.ts':
    "import './bit-set.ts';\nexport type { Indexed as Found } from '#core/discovery/ports/discovery-index.ts';\nexport type { Ordered } from '#core/discovery/domain/order.ts';",
  'core/discovery/columns/bit-set.ts': "import '#core/kernel/result.ts';\nexport const bits = 1;",
  'core/messaging/domain/message.ts':
    "export type { Party } from '#core/connections/domain/connection.ts';",
  'core/refusals.ts': "export type { EmailTaken as Refusal } from '#core/members/refusals.ts';",
  'core/texts/texts.ts':
    "export type { Refusal as Refused } from '#core/refusals.ts';\nexport type { Party as Reason } from '#core/connections/domain/connection.ts';",
  'core/texts/en.ts':
    "import '#core/kernel/result.ts';\nexport type { Refused as English } from './texts.ts';",
  'core/storage.ts': "export type { Kept } from '#core/members/ports/member-repository.ts';",
  'core/members/events.ts':
    "export type { Member as Changed } from '#core/members/domain/member.ts';",
  'core/events.ts': "export type { Changed as Happened } from '#core/members/events.ts';",
  'core/live/use-cases/show-news.ts': "export type { Happened as News } from '#core/events.ts';",
  'core/first-calls.ts': "export * from '#core/members/calls.ts';",
  'core/contract.ts': "export type { Parsed } from '#core/members/schemas.ts';",
  'adapters/promised.ts': 'export const promised = 1;',
  'adapters/sql/rows.ts':
    "import '#core/kernel/trusted.ts';\nexport type { Member as Row } from '#core/members/domain/member.ts';",
  'adapters/sqlite/storage.ts':
    "import 'better-sqlite3';\nimport 'node:fs';\nimport '#adapters/promised.ts';\nexport type { Row } from '#adapters/sql/rows.ts';",
  'adapters/postgres/storage.ts': "import 'pg';\nexport type { Row } from '#adapters/sql/rows.ts';",
  'adapters/memory/storage.ts':
    "export type { Kept } from '#core/storage.ts';\nexport type { Found } from '#core/discovery/columns/column-directory.ts';",
  'adapters/files/snapshots.ts':
    "import 'node:fs/promises';\nexport type { Indexed as Written } from '#core/discovery/ports/discovery-index.ts';",
  'adapters/system/clock.ts': "import 'node:crypto';\nexport const clock = 1;",
  'server/http/app.ts':
    "import 'express';\nimport 'node:http';\nimport '#core/texts/en.ts';\nexport type { Parsed } from '#core/contract.ts';",
  'server/openapi/document.ts':
    "import 'zod';\nimport 'node:http';\nimport '#server/http/app.ts';\nexport type { Parsed } from '#core/contract.ts';",
  'server/composition/world.ts': "import 'inversify';\nexport const world = 1;",
  'server/metrics/metrics.ts':
    "import 'prom-client';\nimport 'node:http';\nimport '#server/http/app.ts';\nexport const metrics = 1;",
  'server/routes/members.ts':
    "import '#server/http/app.ts';\nimport '#server/composition/world.ts';\nimport '#server/openapi/document.ts';\nexport type { Kept } from '#core/members/use-cases/get-member.ts';",
  'server/composition/container.ts':
    "import 'inversify';\nimport '#server/routes/members.ts';\nexport type * from '#adapters/sqlite/storage.ts';",
  'server/commands/copy.ts': "import 'commander';\nexport * from '#adapters/system/clock.ts';",
  'server/main.ts': "export type * from '#server/composition/container.ts';",
  'ui/kit/card.tsx': "import 'react';\nexport const card = 1;",
  'ui/api/client.ts':
    "import '#core/texts/en.ts';\nimport '#core/first-calls.ts';\nimport '#core/members/calls.ts';\nexport type { EmailTaken } from '#core/members/refusals.ts';\nexport type { Parsed } from '#core/members/schemas.ts';",
  'ui/session/session.ts': "import '#ui/kit/card.tsx';\nexport * from '#ui/api/client.ts';",
  'ui/parts/people/person.tsx':
    "import '#ui/kit/card.tsx';\nexport type { Member } from '#core/members/domain/member.ts';",
  'ui/features/home/home-screen.tsx': "export * from '#ui/parts/people/person.tsx';",
  'ui/features/messaging/messages-screen.tsx':
    "import '#ui/session/session.ts';\nexport const screen = 1;",
  'ui/app/routes.tsx': "import 'react-dom';\nexport * from '#ui/features/home/home-screen.tsx';",
  'tests/main.test.ts':
    "export type * from '#server/main.ts';\nexport * from './support/house.ts';",
  'tests/support/house.ts': 'export const house = 1;',
  ...Object.fromEntries(
    PACKAGES.flatMap((name) => [
      [`node_modules/${name}/package.json`, `{ "name": "${name}", "main": "index.js" }`],
      [`node_modules/${name}/index.js`, 'module.exports = {};'],
    ]),
  ),
};

const NOT_ALLOWED = 'not-in-allowed';

/** Arrows that no room may have: where from, and what is imported. */
const CLOSED: Record<string, readonly string[]> = {
  'core/kernel': [
    'zod',
    'node:fs',
    '#core/kernel/schemas/fields.ts',
    '#core/members/domain/member.ts',
    '#core/members/refusals.ts',
    '#core/refusals.ts',
    '#core/members/calls.ts',
    '#core/storage.ts',
    '#core/texts/en.ts',
    '#core/kernel/trusted.ts',
  ],
  'core/kernel/schemas': [
    '#core/kernel/trusted.ts',
    '#core/texts/en.ts',
    '#core/members/schemas.ts',
    '#core/members/calls.ts',
    'express',
  ],
  'core/members/domain': [
    '#core/kernel/trusted.ts',
    'zod',
    'node:crypto',
    '#core/members/ports/member-repository.ts',
    '#core/members/use-cases/get-member.ts',
    '#core/members/schemas.ts',
    '#core/members/calls.ts',
    '#core/connections/domain/connection.ts',
    '#core/contract.ts',
    '#core/refusals.ts',
    '#core/texts/en.ts',
  ],
  'core/connections/domain': [
    '#core/messaging/domain/message.ts',
    '#core/members/ports/member-repository.ts',
  ],
  'core/members': [
    '#core/kernel/trusted.ts',
    'zod',
    '#core/texts/en.ts',
    '#core/members/use-cases/get-member.ts',
    '#core/members/schemas.ts',
    '#core/members/use-cases/get-member.ts',
    '#core/first-calls.ts',
    '#core/contract.ts',
    '#core/storage.ts',
  ],
  'core/members/use-cases': [
    '#core/kernel/trusted.ts',
    'zod',
    'node:fs',
    'better-sqlite3',
    '#core/members/schemas.ts',
    '#core/refusals.ts',
    '#core/texts/texts.ts',
    '#core/contract.ts',
    '#core/events.ts',
    '#core/storage.ts',
    '#core/connections/use-cases/accept.ts',
    '#adapters/memory/storage.ts',
    '#server/main.ts',
    '#ui/kit/card.tsx',
    '#tests/support/house.ts',
  ],
  'core/connections/use-cases': ['#core/members/use-cases/get-member.ts'],
  'core/texts': [
    'zod',
    '#core/kernel/schemas/fields.ts',
    '#core/members/ports/member-repository.ts',
    '#core/members/schemas.ts',
    '#core/members/use-cases/get-member.ts',
    '#core/contract.ts',
    '#core/storage.ts',
    '#server/main.ts',
    '#ui/api/client.ts',
  ],
  'core/discovery/domain': ['#core/discovery/columns/bit-set.ts'],
  'core/discovery': ['#core/discovery/columns/column-directory.ts'],
  'core/discovery/use-cases': ['#core/discovery/columns/column-directory.ts'],
  'core/discovery/columns': [
    'zod',
    '#core/members/ports/member-repository.ts',
    '#core/connections/domain/connection.ts',
    '#core/storage.ts',
    '#core/texts/en.ts',
    '#adapters/memory/storage.ts',
  ],
  'core/safety/domain': [
    'zod',
    'node:fs',
    '#core/texts/en.ts',
    '#core/members/ports/member-repository.ts',
  ],
  'core/feed': [
    '#core/events.ts',
    '#core/members/domain/member.ts',
    '#core/connections/domain/connection.ts',
  ],
  'core/letters': ['#core/members/domain/member.ts', '#core/members/ports/member-repository.ts'],
  'core/unknown': ['#core/kernel/result.ts'],
  adapters: ['#adapters/sqlite/storage.ts', 'pg', '#core/discovery/columns/column-directory.ts'],
  'adapters/memory': [
    '#core/discovery/columns/bit-set.ts',
    '#adapters/sqlite/storage.ts',
    '#adapters/sql/rows.ts',
    '#core/members/use-cases/get-member.ts',
    '#core/contract.ts',
    '#server/main.ts',
    'inversify',
    'pg',
    'node:fs',
  ],
  'adapters/sql': [
    '#core/discovery/columns/column-directory.ts',
    '#core/texts/en.ts',
    '#adapters/sqlite/storage.ts',
    'better-sqlite3',
    'pg',
    'zod',
  ],
  'adapters/sqlite': [
    '#adapters/postgres/storage.ts',
    '#ui/kit/card.tsx',
    '#tests/support/house.ts',
    'pg',
    'ioredis',
    'zod',
  ],
  'adapters/postgres': ['#adapters/sqlite/storage.ts', 'better-sqlite3', 'ioredis'],
  'adapters/files': ['pg', '#adapters/sql/rows.ts', '#core/discovery/columns/bit-set.ts'],
  'adapters/redis': ['pg', '#adapters/postgres/storage.ts'],
  'adapters/system': ['pg', 'express'],
  server: ['#ui/kit/card.tsx', '#tests/support/house.ts', 'pg', 'better-sqlite3', 'prom-client'],
  'server/http': [
    'pg',
    'better-sqlite3',
    'inversify',
    'prom-client',
    '#adapters/memory/storage.ts',
    '#server/composition/container.ts',
    '#server/routes/members.ts',
    '#server/metrics/metrics.ts',
    '#server/openapi/document.ts',
    '#ui/kit/card.tsx',
  ],
  'server/metrics': [
    'pg',
    '#adapters/memory/storage.ts',
    '#server/composition/container.ts',
    '#server/routes/members.ts',
    '#ui/api/client.ts',
  ],
  'server/openapi': ['express', 'pg', '#adapters/memory/storage.ts', '#server/routes/members.ts'],
  'server/routes': [
    '#core/kernel/trusted.ts',
    'pg',
    'inversify',
    '#adapters/sqlite/storage.ts',
    '#server/composition/container.ts',
  ],
  'server/composition': ['express', 'pg', '#ui/api/client.ts', '#tests/support/house.ts'],
  'server/pages': ['pg', '#adapters/memory/storage.ts', '#server/composition/container.ts'],
  'server/commands': [
    '#server/routes/members.ts',
    '#core/kernel/trusted.ts',
    'express',
    'pg',
    '#ui/api/client.ts',
  ],
  'server/unknown': ['express'],
  'ui/kit': [
    '#core/texts/en.ts',
    'node:fs',
    '#core/members/domain/member.ts',
    '#ui/api/client.ts',
    '#ui/session/session.ts',
    '#ui/parts/people/person.tsx',
    '#ui/features/home/home-screen.tsx',
    '#ui/app/routes.tsx',
  ],
  'ui/api': [
    '#core/kernel/trusted.ts',
    'node:fs',
    '#ui/kit/card.tsx',
    '#ui/session/session.ts',
    '#ui/parts/people/person.tsx',
    '#ui/features/home/home-screen.tsx',
  ],
  'ui/session': ['#ui/parts/people/person.tsx', '#ui/features/home/home-screen.tsx'],
  'ui/parts/people': [
    '#ui/features/home/home-screen.tsx',
    '#ui/app/routes.tsx',
    '#core/members/ports/member-repository.ts',
    '#core/storage.ts',
    'node:path',
  ],
  'ui/features/home': [
    '#ui/features/messaging/messages-screen.tsx',
    '#ui/app/routes.tsx',
    '#core/members/use-cases/get-member.ts',
    '#core/members/ports/member-repository.ts',
    '#adapters/memory/storage.ts',
    '#server/main.ts',
    '#tests/support/house.ts',
    'node:fs',
    'express',
    'react-dom',
  ],
  'ui/features': ['#ui/features/home/home-screen.tsx'],
  'ui/app': [
    '#server/main.ts',
    '#adapters/memory/storage.ts',
    'inversify',
    'express',
    'node:fs',
    './nowhere.ts',
  ],
  'ui/unknown': ['#ui/kit/card.tsx'],
};

const FORBIDDEN = Object.entries(CLOSED).flatMap(([folder, specifiers]) =>
  specifiers.map((specifier) => [folder, specifier] as const),
);

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
    await plantFiles(root, HOUSE);
    clean = await check(root);
    await plantFiles(root, { ...PLANTS, ...CIRCLE });
    planted = await check(root);
  });

  afterAll(() => rm(root, { recursive: true, force: true }));

  it('passes a house that keeps to its floors', () => {
    expect(clean).toEqual({ passed: true, broken: new Map() });
  });

  it('fails one that does not', () => {
    expect(planted.passed).toBe(false);
  });

  it.each(FORBIDDEN.map((arrow, index) => [...arrow, index] as const))(
    'breaks at %s → %s, in every form',
    (folder, _specifier, arrow) => {
      const reported = FORMS.map(([form], index) => [
        form,
        planted.broken.get(plantedFile(folder, arrow, index)),
      ]);
      expect(reported).toEqual(FORMS.map(([form]) => [form, [NOT_ALLOWED]]));
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
