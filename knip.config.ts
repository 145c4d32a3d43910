import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: ['server/main.ts', 'tests/server/process-entry.ts', 'tests/bench/bare-express.ts'],
  project: ['{core,adapters,server,ui,tests}/**/*.{ts,tsx,css}'],
  ignoreExportsUsedInFile: { interface: true, type: true },
};

export default config;
