import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: ['server/main.ts', 'server/development.ts', 'ui/app/main.tsx'],
  project: ['{core,adapters,server,ui,tests}/**/*.{ts,tsx}'],
};

export default config;
