import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'server/main.ts',
    'adapters/pictures/main.ts',
    'adapters/voices/main.ts',
    'server/commands/doctor/main.ts',
    'server/commands/members/main.ts',
    'server/commands/storage/main.ts',
    'ui/app/prerender.tsx',
    'tests/server/process-entry.ts',
    'tests/support/delivery-program.ts',
    'tests/support/keeping-program.ts',
    'tests/support/mail-program.ts',
    'tests/support/writing-program.ts',
    'tests/bench/*.bench.ts',
    'tests/bench/bare-express.ts',
    'tests/bench/bare-node.ts',
    'tests/bench/observe-event-loop.mjs',
    'tests/bench/observe-page.mjs',
    'tests/e2e/seeded-memory-server.ts',
    'tests/nodes/start-server.ts',
  ],
  project: ['{core,adapters,server,ui,tests}/**/*.{ts,tsx,css}'],
  vitest: { config: ['vitest.config.ts', 'vitest.*.config.ts'] },
  ignoreBinaries: ['mount', 'redis-server', 'umount'],
  ignoreExportsUsedInFile: { interface: true, type: true },
};

export default config;
