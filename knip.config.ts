import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'server/main.ts',
    'server/development.ts',
    'ui/app/main.tsx',
    'tests/server/process-entry.ts',
  ],
  project: ['{core,adapters,server,ui,tests}/**/*.{ts,tsx}'],
};

export default config;
