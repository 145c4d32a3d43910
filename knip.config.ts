import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'server/main.ts',
    'ui/app/prerender.tsx',
    'tests/server/process-entry.ts',
    'tests/bench/bare-express.ts',
    'tests/bench/observe-page.mjs',
  ],
  project: ['{core,adapters,server,ui,tests}/**/*.{ts,tsx,css}'],
  ignoreExportsUsedInFile: { interface: true, type: true },
};

export default config;
