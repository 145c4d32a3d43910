/**
 * The floors of the house and the rooms on them: which folder may import which, packages included. Each
 * list is complete: what no row names breaks the build.
 */

/** The contexts of the core, and the contexts that each may know. They form no circle. */
const contexts = {
  letters: [],
  feed: [],
  safety: [],
  resources: [],
  members: ['safety', 'letters'],
  connections: ['members', 'safety'],
  introductions: ['members', 'connections', 'safety'],
  messaging: ['members', 'connections', 'safety', 'media'],
  vouching: ['members', 'connections', 'messaging', 'safety'],
  media: ['members', 'connections', 'safety'],
  accounts: ['members', 'safety', 'letters'],
  moderation: [
    'members',
    'connections',
    'introductions',
    'messaging',
    'media',
    'accounts',
    'letters',
    'safety',
  ],
  operations: ['accounts', 'members', 'moderation', 'safety', 'letters', 'site'],
  discovery: ['members'],
  dashboard: ['members', 'connections', 'introductions', 'messaging', 'discovery', 'safety'],
  site: ['resources', 'accounts'],
  mail: [
    'letters',
    'members',
    'connections',
    'introductions',
    'messaging',
    'moderation',
    'safety',
    'feed',
  ],
  live: ['members', 'connections', 'introductions', 'messaging', 'safety', 'feed'],
  'data-export': [
    'members',
    'media',
    'accounts',
    'connections',
    'introductions',
    'vouching',
    'messaging',
    'safety',
    'moderation',
    'letters',
    'mail',
  ],
  archive: [
    'data-export',
    'members',
    'media',
    'accounts',
    'connections',
    'introductions',
    'vouching',
    'messaging',
    'safety',
    'moderation',
    'letters',
    'mail',
    'feed',
    'operations',
  ],
};

const packages = (...names) => names.map((name) => `^node_modules/${name}/`);
const node = (...names) => names.map((name) => `^(node:)?${name}$`);
const anyOf = (names) => `(${names.join('|')})`;

const KERNEL = '^core/kernel/(?!trusted\\.ts$)[^/]+\\.ts$';
/** Makes a branded value of a plain one unasked: for parsers, and for what comes back from storage. */
const TRUSTED = '^core/kernel/trusted\\.ts$';
const KERNEL_SCHEMAS = '^core/kernel/schemas/';
/** Below a context: itself, or one of its rooms (`accounts/sessions`), which are furnished alike. */
const ROOM = '(|[a-z-]+/)';
const DOMAIN = `^core/[^/]+/${ROOM}domain/`;
/** What a context sends and takes: `schemas.ts`, and parts of it beside it where it has much to say. */
const SCHEMA_FILE = '[a-z-]*schemas\\.ts$';
/** What a context asks of the world, and what it says of itself. */
const FACE = '((calls|changes|events|refusals)\\.ts$|ports/)';
const FACES = `^core/[^/]+/${ROOM}${FACE}`;
/** The ways in which a context says no, by tags; the texts have the words. */
const REFUSALS = `^core/(|[^/]+/${ROOM})refusals\\.ts$`;
const TEXTS = '^core/texts/';
const SCHEMAS = `^core/([^/]+/${ROOM}schemas|data-export/profile-file-schemas|contract)\\.ts$|^core/kernel/schemas/`;
const SHARED_ADAPTER_FILES = '^adapters/[^/]+\\.ts$';

const rooms = [
  { from: '^core/kernel/[^/]+\\.ts$', to: [KERNEL] },
  { from: '^core/kernel/(parser|commit)\\.ts$', to: [TRUSTED] },
  { from: '^core/kernel/schemas/', to: [KERNEL, KERNEL_SCHEMAS, ...packages('zod')] },
  // The list of the endings of web addresses.
  { from: '^core/safety/domain/ways-out\\.ts$', to: packages('tlds') },
  ...Object.entries(contexts).flatMap(([context, known]) => {
    const own = `^core/${context}/${ROOM}`;
    const reachable = `^core/${anyOf([context, ...known])}/${ROOM}`;
    const domain = `${reachable}domain/`;
    const faces = `${reachable}${FACE}`;
    const steps = `${reachable}steps/`;
    return [
      {
        from: `${own}domain/`,
        to: [KERNEL, domain, `${reachable}(changes|events|refusals)\\.ts$`],
      },
      { from: `${own}${FACE}`, to: [KERNEL, domain, faces] },
      { from: `${own}steps/`, to: [KERNEL, domain, faces, steps] },
      { from: `${own}use-cases/`, to: [KERNEL, domain, faces, steps, `${own}use-cases/`] },
      {
        from: `${own}${SCHEMA_FILE}`,
        to: [
          KERNEL,
          KERNEL_SCHEMAS,
          domain,
          faces,
          `${reachable}${SCHEMA_FILE}`,
          ...packages('zod'),
        ],
      },
    ];
  }),
  {
    from: '^core/discovery/columns/',
    to: [
      KERNEL,
      '^core/(discovery|members)/domain/',
      '^core/discovery/ports/',
      '^core/discovery/columns/',
    ],
  },
  { from: '^core/storage\\.ts$', to: [KERNEL, FACES, DOMAIN] },
  {
    from: '^core/events\\.ts$',
    to: [KERNEL, `^core/[^/]+/${ROOM}events\\.ts$`, '^core/feed/ports/', '^core/messaging/domain/'],
  },
  {
    from: '^core/event-schemas\\.ts$',
    to: ['^core/events\\.ts$', `^core/[^/]+/${ROOM}${SCHEMA_FILE}`, ...packages('zod')],
  },
  { from: '^core/(mail|live|archive)/', to: ['^core/events\\.ts$'] },
  {
    from: '^core/first-calls\\.ts$',
    to: [KERNEL, `^core/[^/]+/${ROOM}calls\\.ts$`],
  },
  {
    from: '^core/contract\\.ts$',
    to: ['^core/refusals\\.ts$', `^core/[^/]+/${ROOM}${SCHEMA_FILE}`, KERNEL, KERNEL_SCHEMAS],
  },
  {
    from: '^core/(refusals|storage)\\.ts$',
    to: [KERNEL, FACES, DOMAIN, '^core/[^/]+\\.ts$'],
  },
  { from: '^core/texts/', to: [KERNEL, DOMAIN, REFUSALS, TEXTS] },

  {
    from: '^adapters/',
    to: [KERNEL, TRUSTED, DOMAIN, FACES, '^core/(storage|events|event-schemas)\\.ts$'],
  },
  {
    from: '^adapters/(memory|sqlite|postgres)/',
    to: ['^core/discovery/columns/column-directory\\.ts$'],
  },
  { from: '^adapters/limiter\\.ts$', to: packages('rate-limiter-flexible') },
  { from: '^adapters/gate\\.ts$', to: packages('p-limit') },
  { from: '^adapters/file-names\\.ts$', to: node('crypto') },
  { from: '^adapters/work-process\\.ts$', to: node('child_process', 'os') },
  { from: '^adapters/received-files\\.ts$', to: node('fs/promises', 'os', 'path') },
  { from: '^adapters/answer-work\\.ts$', to: node('fs/promises') },
  {
    from: '^adapters/(answer-work|work-apart|work-process)\\.ts$',
    to: ['^adapters/(apart-work|gate|work-process)\\.ts$'],
  },
  ...[
    'data-archive',
    'files',
    'mail',
    'memory',
    'pictures',
    'sqlite',
    'postgres',
    'redis',
    's3',
    'sql',
    'system',
    'voices',
    'web',
  ].map((adapter) => ({
    from: `^adapters/${adapter}/`,
    to: [`^adapters/${adapter}/`, SHARED_ADAPTER_FILES],
  })),
  {
    from: '^adapters/records/',
    to: ['^adapters/records/', '^adapters/sql/table-columns\\.ts$'],
  },
  { from: '^adapters/sql/', to: ['^adapters/records/'] },
  { from: '^adapters/(sqlite|postgres)/', to: ['^adapters/(records|sql)/'] },
  { from: '^adapters/memory/', to: packages('rate-limiter-flexible') },
  {
    from: '^adapters/sqlite/',
    to: [
      ...packages('better-sqlite3', 'rate-limiter-flexible'),
      ...node('events', 'fs', 'module', 'path', 'timers/promises', 'worker_threads'),
    ],
  },
  {
    from: '^adapters/postgres/',
    to: [...packages('pg', 'rate-limiter-flexible'), ...node('timers/promises', 'util')],
  },
  {
    from: '^adapters/data-archive/',
    to: [
      TEXTS,
      '^core/data-export/exported-data-schemas\\.ts$',
      ...packages('yazl', 'zod'),
      ...node('stream', 'stream/promises'),
    ],
  },
  {
    from: '^adapters/files/',
    to: ['^adapters/files/', ...node('crypto', 'fs', 'fs/promises', 'path', 'zlib')],
  },
  {
    from: '^adapters/pictures/',
    to: [...packages('libheif-js', 'sharp', 'thumbhash'), ...node('fs/promises')],
  },
  { from: '^adapters/voices/', to: [...packages('mediabunny'), ...node('fs/promises')] },
  {
    from: '^adapters/web/',
    to: [
      ...packages('request-filtering-agent'),
      ...node('events', 'fs/promises', 'http', 'https', 'path'),
    ],
  },
  { from: '^adapters/redis/', to: packages('ioredis') },
  {
    from: '^adapters/s3/',
    to: [...packages('@aws-sdk/(client-s3|lib-storage)'), ...node('fs', 'fs/promises', 'stream')],
  },
  {
    from: '^adapters/mail/',
    to: [...packages('nodemailer'), ...node('crypto', 'fs/promises', 'path')],
  },
  { from: '^adapters/sql/', to: node('crypto', 'fs', 'path', 'util') },
  {
    from: '^adapters/system/',
    to: [
      ...packages(
        '@node-rs/argon2',
        '@simplewebauthn/server',
        '@zxcvbn-ts/[^/]+',
        'otpauth',
        'unhomoglyph',
      ),
      ...node('crypto'),
    ],
  },

  { from: '^server/', to: ['^core/(?!kernel/trusted\\.ts$)', '^server/[^/]+\\.ts$'] },
  {
    from: '^server/[^/]+\\.ts$',
    to: [
      '^adapters/postgres/describe-place\\.ts$',
      '^adapters/mail/(message|smtp-mailer)\\.ts$',
      '^adapters/files/secrets-keys\\.ts$',
      '^adapters/s3/s3-place\\.ts$',
      '^adapters/sql/watched-statements\\.ts$',
      '^server/(backups|checks|composition|http|jobs|limits|metrics|pages|routes|tracing)/',
      ...packages('inversify', 'leven', 'pino', 'pino-pretty', 'vite', 'zod'),
      ...node('crypto', 'fs', 'fs/promises', 'http', 'net', 'path', 'url'),
    ],
  },
  {
    from: '^server/composition/',
    to: [
      '^adapters/',
      '^server/(composition|http|limits|live|routes)/',
      ...packages('inversify', 'pino'),
      ...node('path'),
    ],
  },
  { from: '^server/live/', to: ['^server/live/'] },
  { from: '^server/jobs/', to: ['^server/(checks|jobs)/', ...packages('pino')] },
  {
    from: '^server/backups/',
    to: [
      '^adapters/file-sealing\\.ts$',
      '^adapters/s3/',
      '^server/backups/',
      ...packages('age-encryption'),
      ...node('child_process', 'events', 'fs', 'fs/promises', 'os', 'path'),
      ...node('stream', 'stream/consumers', 'stream/promises', 'stream/web'),
    ],
  },
  {
    from: '^server/checks/',
    to: [
      '^server/(backups|checks)/',
      '^server/http/forwarded-headers\\.ts$',
      ...node('fs', 'fs/promises', 'path'),
    ],
  },
  {
    from: '^server/metrics/',
    to: [
      '^adapters/postgres/connection-pool\\.ts$',
      '^adapters/system/gated-password-hasher\\.ts$',
      '^server/composition/tokens\\.ts$',
      '^server/(metrics|http|limits|live)/',
      ...packages('express', 'inversify', 'prom-client'),
      ...node('events', 'fs', 'http', 'path', 'timers/promises'),
    ],
  },
  {
    from: '^server/tracing/',
    to: [
      '^adapters/sql/watched-statements\\.ts$',
      '^server/tracing/',
      ...packages('@opentelemetry/[a-z-]+', 'express'),
      ...node('async_hooks'),
    ],
  },
  {
    from: '^server/routes/',
    to: [
      '^server/(routes|http|limits|live|openapi)/',
      '^server/composition/world\\.ts$',
      ...packages('pino'),
      ...node('timers/promises'),
    ],
  },
  {
    from: '^server/http/',
    to: [
      '^server/(http|limits|pages)/',
      '^server/live/event-sink\\.ts$',
      ...packages('bowser', 'cookie', 'express', 'helmet', 'pino', 'zod'),
      ...node('crypto', 'events', 'http', 'net', 'stream', 'stream/promises', 'util', 'zlib'),
    ],
  },
  // What is sent is on this machine for a moment.
  {
    from: '^server/http/uploads\\.ts$',
    to: ['^adapters/received-files\\.ts$', ...node('fs/promises', 'path')],
  },
  {
    from: '^server/openapi/',
    to: ['^server/(openapi|http)/', ...packages('zod'), ...node('http', 'util')],
  },
  {
    from: '^server/pages/',
    to: ['^server/(pages|http)/', ...packages('express', 'sirv'), ...node('fs', 'path', 'stream')],
  },
  { from: '^server/limits/', to: ['^server/(limits|http)/', ...node('crypto', 'net')] },
  {
    from: '^server/commands/',
    to: [
      '^adapters/',
      '^server/(backups|checks|commands|composition)/',
      ...packages('commander', 'pure-rand'),
      ...node('crypto', 'fs', 'fs/promises', 'os', 'path', 'url'),
    ],
  },
  {
    from: '^server/build/',
    to: [
      '^server/build/',
      '^node_modules/(@mdx-js|remark-[a-z-]+|vite)/',
      ...node('child_process', 'crypto', 'fs', 'path', 'url', 'zlib'),
    ],
  },

  {
    from: '^ui/kit/',
    to: ['^ui/kit/', ...packages('@tanstack/react-query', '@tanstack/react-virtual')],
  },
  {
    from: '^ui/',
    to: packages('lucide-react', 'radix-ui', 'react', 'react-router-dom', 'zustand'),
  },
  { from: '^ui/parts/factors/', to: packages('@simplewebauthn/browser') },
  { from: '^ui/parts/pictures/', to: packages('thumbhash') },
  {
    from: '^ui/features/settings/factors/',
    to: packages('react-dom', 'uqr'),
  },
  {
    from: '^ui/(?!kit/)',
    to: [
      KERNEL,
      DOMAIN,
      REFUSALS,
      SCHEMAS,
      TEXTS,
      `^core/([^/]+/${ROOM}calls|first-calls)\\.ts$`,
      ...packages('@hookform/resolvers', '@tanstack/react-query', 'react-hook-form', 'zod'),
    ],
  },
  { from: '^ui/api/', to: ['^ui/api/'] },
  { from: '^ui/live/', to: ['^ui/(api|live)/'] },
  {
    from: '^ui/(parts|features)/',
    to: ['^ui/live/(live-store|typing-store|device-notifications)\\.ts$'],
  },
  { from: '^ui/session/', to: ['^ui/(api|kit|session)/', ...packages('react-dom')] },
  { from: '^ui/content/', to: ['^ui/content/'] },
  { from: '^ui/parts/', to: ['^ui/(api|kit|session|parts|content)/'] },
  {
    from: '^ui/features/([^/]+)/',
    to: ['^ui/(api|kit|session|parts|content)/', '^ui/features/$1/'],
  },
  { from: '^ui/app/', to: ['^ui/', ...packages('react-dom')] },

  { from: '^tests/', to: ['^(core|adapters|server|ui|tests)/', '^node_modules/', ...node('.+')] },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  allowedSeverity: 'error',
  allowed: rooms.map(({ from, to }) => ({ from: { path: from }, to: { path: to } })),
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Modules that need each other belong in one file, or need a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
